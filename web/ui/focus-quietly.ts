import type { MouseEvent } from 'react';

/** Gives focus to a control that a pointer pressed, without the ring that is for the keyboard. */
export const focusQuietly = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true, focusVisible: false });
};
