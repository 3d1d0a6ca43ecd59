/** The door of this room: the way away from the site at once. */
export { QuickExit } from './quick-exit.tsx';
