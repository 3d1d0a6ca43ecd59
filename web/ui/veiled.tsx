import { Lock } from 'lucide-react';
import { classes } from './classes.ts';

/** Stands in for words that are not here: always the same, so that it tells nothing of their length. */
const filler = 'mmm mmmmm mm mmmmmm mmm mm mmmmm mmmmmmm mm mmm mmmmmm mmmm '.repeat(4);

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
    <p className="relative grid max-w-[26ch] justify-items-center gap-1.5 text-balance rounded-lg bg-surface px-5 py-3.5 text-center font-semibold text-sm leading-snug shadow-card">
      <Lock aria-hidden="true" className="size-5 text-ember" />
      {text}
    </p>
  </div>
);
