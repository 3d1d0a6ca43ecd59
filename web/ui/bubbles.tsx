import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const sides = {
  start: 'bg-ember-wash rounded-es-sm',
  end: 'bg-apricot-wash rounded-ee-sm',
} as const;

type Props = {
  /** Who speaks. */
  name: string;
  side: keyof typeof sides;
  /** What was said, as it was typed. */
  children: string;
  className?: string | undefined;
};

/** What one person said; the words keep their line breaks and their own direction. */
export const Bubble = ({ name, side, children, className }: Props) => (
  <figure
    className={classes('min-w-0', side === 'end' ? 'justify-self-end' : 'justify-self-start', className)}
  >
    <figcaption
      className={classes('mb-1 px-1 font-semibold text-ink-soft text-xs', side === 'end' && 'text-end')}
    >
      {name}
    </figcaption>
    <blockquote dir="auto" className={classes('whitespace-pre-wrap rounded-lg px-4 py-3', sides[side])}>
      {children}
    </blockquote>
  </figure>
);

/** Two voices: under each other on phones, side by side where there is room. */
export const Bubbles = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 md:grid-cols-2 md:items-start">{children}</div>
);
