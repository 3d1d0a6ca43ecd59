import { Lock } from 'lucide-react';
import { classes } from './classes.ts';

/** Stands in for words that are not here: always the same, so that it tells nothing of their length. */
const filler = 'mmm mmmmm mm mmmmmm mmm mm mmmmm mmmmmmm mm mmm mmmmmm mmmm';

/** A sentence over blurred filler, for what is not yet to be read. */
export const Veiled = ({ text, className }: { text: string; className?: string }) => (
  <div
    className={classes(
      'relative grid min-h-40 px-4 place-items-center overflow-hidden rounded-lg bg-sunken',
      className,
    )}
  >
    <p
      aria-hidden="true"
      className="absolute inset-0 select-none p-4 text-ink-soft text-lg leading-loose blur-[6px]"
    >
      {filler}
    </p>
    <p className="relative flex items-center gap-2 rounded-lg bg-surface px-4 py-2.5 font-semibold text-sm shadow-card">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-ember" />
      {text}
    </p>
  </div>
);
