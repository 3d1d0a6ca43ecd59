import type { ReactNode } from 'react';
import type { CategoryId } from '../../../contract/categories.ts';

const heart = (x: number, y: number) => (
  <path
    d={`M${x} ${y}c-2.6-1.7-4-3.1-4-4.8a2.1 2.1 0 0 1 4-.9 2.1 2.1 0 0 1 4 .9c0 1.7-1.4 3.1-4 4.8Z`}
    fill="currentColor"
    stroke="none"
  />
);

const wash = { fill: 'currentColor', fillOpacity: 0.16 } as const;

/** Drawn on a field of 32 by 32: a line in the current colour over a wash of it. */
const drawings: Readonly<Record<CategoryId, ReactNode>> = {
  'amazing-sex': (
    <>
      <path
        d="M16.5 3.5c.8 5.2 8 8.3 8 15.9a8.5 8.5 0 0 1-17 0c0-3.3 1.5-5.6 3.2-7.4.3 2 1.2 3.3 2.5 3.9-.5-4.7.6-9 3.3-12.4Z"
        {...wash}
      />
      <path d="M16 27.8a3.7 3.7 0 0 1-3.7-3.8c0-2.4 2.3-3.5 3.7-5.8 1.4 2.3 3.7 3.4 3.7 5.8a3.7 3.7 0 0 1-3.7 3.8Z" />
    </>
  ),
  'fart-comfort': (
    <>
      <path d="M9 21a5 5 0 0 1-.4-10A7.3 7.3 0 0 1 22 9.6 5.7 5.7 0 0 1 23 21Z" {...wash} />
      <path d="M12.7 13.4v.1M18.9 13.4v.1" strokeWidth={2.4} />
      <path d="M13.2 16.6c1.5 1.3 3.8 1.3 5.3 0M9.5 25h7M20 25h2.5M13.5 28.8h5" />
    </>
  ),
  'moving-in': (
    <>
      <path
        d="M8 13.5V25a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V13.5L16 6.3Z"
        fill="currentColor"
        fillOpacity={0.16}
        stroke="none"
      />
      <path d="m4.5 16 9.9-8.9a2.4 2.4 0 0 1 3.2 0l9.9 8.9M8 14v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V14" />
      {heart(16, 22.8)}
    </>
  ),
  'love-questions': (
    <>
      <path d="M12 8.5a4 4 0 0 1 3.8-3H24a4 4 0 0 1 4 4v5.8a4 4 0 0 1-2.5 3.7" />
      <path
        d="M8 10.5h10a4 4 0 0 1 4 4V20a4 4 0 0 1-4 4h-5.5L7.6 27.6v-3.6A4 4 0 0 1 4 20v-5.5a4 4 0 0 1 4-4Z"
        {...wash}
      />
      {heart(13, 21.2)}
    </>
  ),
  'health-goals': (
    <>
      <path d="M16 19.5c.2-5.2-3-8.3-9.5-8.3-.2 5.7 3.3 8.9 9.5 8.3Z" {...wash} />
      <path d="M16 15.7C15.6 9.3 19.3 5.2 26.5 5c.6 7.1-3.5 11.2-10.5 10.7Z" {...wash} />
      <path d="M16 27.5V15.7l4.5-4.7M8.5 27.5h15" />
    </>
  ),
  'exploring-kinks': (
    <>
      <path
        d="M3.7 13.4c4.2-2.3 8.3-2 12.3.4 4-2.4 8.1-2.7 12.3-.4.8 6.7-1.7 12-6.5 12-2.6 0-4.4-1.5-5.8-3.6-1.4 2.1-3.2 3.6-5.8 3.6-4.8 0-7.3-5.3-6.5-12Z"
        {...wash}
      />
      <path
        d="M8.3 17.6c1.5-1.8 3.9-1.8 5.1.3-1.5 1.3-3.8 1.2-5.1-.3ZM23.7 17.6c-1.5-1.8-3.9-1.8-5.1.3 1.5 1.3 3.8 1.2 5.1-.3Z"
        fill="currentColor"
      />
      <path d="M16 4.8v4M11.3 6.3l1.2 2.5M20.7 6.3l-1.2 2.5" />
    </>
  ),
};

/** The picture of a category; the title beside it carries the meaning. */
export const CategoryIcon = ({ id, className }: { id: CategoryId; className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.7}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {drawings[id]}
  </svg>
);
