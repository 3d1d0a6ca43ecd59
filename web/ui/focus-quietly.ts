import type { MouseEvent } from 'react';

/** Gives focus to a control that a pointer pressed, without the ring that is for the keyboard. */
export const focusQuietly = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true, focusVisible: false });
};

/**
 * What a button needs that a press takes the focus to only when it has ended: where something moves as a field loses the
 * focus, the button would be gone from under the finger.
 */
export const wholePress = (action: (event: MouseEvent<HTMLElement>) => void) => ({
  onMouseDown: (event: MouseEvent<HTMLElement>): void => event.preventDefault(),
  onClick: (event: MouseEvent<HTMLElement>): void => {
    const button = event.currentTarget;
    if (document.activeElement !== button) button.focus({ preventScroll: true, focusVisible: false });
    action(event);
  },
});
