export { tapLabels } from './messages.ts';
export { TapBar } from './tap-bar.tsx';
