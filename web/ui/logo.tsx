const pill = { x: -12, y: -12, width: 24, height: 42, rx: 12 } as const;
const leaningLeft = 'translate(32 45) rotate(135)';
const leaningRight = 'translate(32 45) rotate(-135)';

/** Two that lean on each other make a heart, and glow where they meet. */
export const Mark = ({ className = 'h-[1.2em] w-[1.3em]' }: { className?: string }) => (
  <svg viewBox="4 7 56 52" aria-hidden="true" className={className}>
    <clipPath id="mark-left">
      <rect {...pill} transform={leaningLeft} />
    </clipPath>
    <rect {...pill} transform={leaningLeft} className="fill-rose" />
    <rect {...pill} transform={leaningRight} className="fill-ember" />
    <g clipPath="url(#mark-left)">
      <rect {...pill} transform={leaningRight} className="fill-apricot" />
    </g>
  </svg>
);

/** The mark with the name beside it; on a phone the brief one shows the mark alone. */
export const Wordmark = ({ name, isBrief = false }: { name: string; isBrief?: boolean }) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap font-display font-semibold text-title">
    <Mark />
    <span className={isBrief ? 'max-md:sr-only' : undefined}>{name}</span>
  </span>
);
