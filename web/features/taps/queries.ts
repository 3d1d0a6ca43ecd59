export { TapBar } from './tap-bar.tsx';
