import { classes } from './classes.ts';

/** A place held for what is coming; give it the size of that through `className`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden="true" className={classes('animate-breathe rounded-md bg-line/55', className)} />
);
