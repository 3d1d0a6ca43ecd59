/** The door of this room: how other features show the three taps and name one. */
export { tapLabels } from './messages.ts';
export { TapBar } from './tap-bar.tsx';
