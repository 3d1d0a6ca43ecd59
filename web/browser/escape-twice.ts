/** Milliseconds within which a second Escape follows the first. */
export const escapePause = 500;

export type KeyPress = Pick<KeyboardEvent, 'key' | 'repeat' | 'isComposing' | 'timeStamp'>;

/** When the first of two was pressed, or null; `done` with the second. */
type Escapes = { readonly first: number | null; readonly done: boolean };

export const noEscape: Escapes = { first: null, done: false };

/** Counts Escape pressed twice quickly; a key that is held down or composes a letter is no second press. */
export const nextEscape = (
  { first }: Escapes,
  { key, repeat, isComposing, timeStamp }: KeyPress,
): Escapes => {
  if (key !== 'Escape' || isComposing) return noEscape;
  if (repeat) return { first, done: false };
  const second = first !== null && timeStamp - first <= escapePause;
  return second ? { first: null, done: true } : { first: timeStamp, done: false };
};

/** Calls back when Escape is pressed twice quickly, wherever the focus is; returns how to stop. */
export const watchEscape = (action: () => void): (() => void) => {
  let escapes = noEscape;
  const press = (event: KeyboardEvent) => {
    escapes = nextEscape(escapes, event);
    if (escapes.done) action();
  };
  window.addEventListener('keydown', press, { capture: true });
  return () => window.removeEventListener('keydown', press, { capture: true });
};
