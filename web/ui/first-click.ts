import type { MouseEvent } from 'react';

/** Lets only the first of a double click act, where the second would land on a control that came in its place. */
export const firstClick =
  (action?: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail > 1) event.preventDefault();
    else action?.();
  };
