import type { CSSProperties } from 'react';
import { HeartIcon } from './heart-icon.tsx';
import './hearts.css';

/** How many hearts fall when two people become a couple. */
export const heartCount = 50;

const colours = ['text-ember', 'text-rose', 'text-apricot', 'text-amber'] as const;

/** Spread over 0 to 1 by the golden ratio, so that no two neighbours fall together and every run looks the same. */
const spread = (index: number, turn: number): number => (index * 0.618034 * turn + turn / 7) % 1;

const fall = (index: number): CSSProperties => ({
  left: `${(spread(index, 1) * 100).toFixed(2)}%`,
  width: `${(0.75 + spread(index, 3) * 1.5).toFixed(2)}rem`,
  animationDelay: `${(spread(index, 5) * 1.8).toFixed(2)}s`,
  animationDuration: `${(2.6 + spread(index, 7) * 2.2).toFixed(2)}s`,
});

/** Fifty hearts fall once across the window; under reduced motion they rest at the top instead. */
export const Hearts = () => (
  <div aria-hidden="true" className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
    {Array.from({ length: heartCount }, (_, index) => (
      <span
        key={spread(index, 1)}
        className={`falling-heart ${colours[index % colours.length]}`}
        style={fall(index)}
      >
        <HeartIcon className="h-auto w-full" />
      </span>
    ))}
  </div>
);
