import { useState } from 'react';
import { classes } from './classes.ts';

const tones = {
  self: 'bg-ember text-on-ember',
  partner: 'bg-rose/25 text-ink',
  pending: 'bg-amber-wash text-amber-ink border border-amber',
  empty: 'border-2 border-dashed border-edge text-ink-soft',
} as const;

type Props = {
  /** Shown where there is no picture, or none that can be had; its first letter, in upper case. */
  text: string;
  src?: string | null | undefined;
  tone?: keyof typeof tones;
};

const round =
  'grid size-11 shrink-0 select-none place-items-center overflow-hidden rounded-full font-semibold text-lg';

/** A picture or a letter in a circle; it is drawn only, so name the person in the text around it. */
export const Avatar = ({ text, src, tone = 'self' }: Props) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span aria-hidden="true" className={classes(round, tones[tone])}>
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      ) : (
        (Array.from(text.trim())[0] ?? '').toUpperCase()
      )}
    </span>
  );
};
