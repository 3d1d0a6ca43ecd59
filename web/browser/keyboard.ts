import { useEffect, useState } from 'react';
import { type Keyboard, keyboardNumbers, noKeyboard, readKeyboard } from './keyboard-rule.ts';

const current = (): Keyboard =>
  readKeyboard({
    windowHeight: window.innerHeight,
    viewportHeight: window.visualViewport?.height ?? window.innerHeight,
    viewportTop: window.visualViewport?.offsetTop ?? 0,
  });

const same = (one: Keyboard, other: Keyboard): boolean =>
  one.present === other.present && one.lift === other.lift;

const showFocused = (): void => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    field.scrollIntoView({ block: 'center', behavior: 'smooth' });
};

/** Watches the visual viewport; calls back with what it means, and brings a focused field into view. */
const watchKeyboard = (tell: (keyboard: Keyboard) => void): (() => void) => {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const later = (name: string, delay: number, action: () => void) => {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(action, delay));
  };
  const check = () => tell(current());
  const resized = () => later('resize', keyboardNumbers.resizeDebounce, check);
  const focused = () =>
    later('scroll', keyboardNumbers.scrollCheck, () => {
      if (current().present) showFocused();
    });
  const blurred = () => later('blur', keyboardNumbers.blurDelay, check);
  later('initial', keyboardNumbers.initialCheck, check);
  window.visualViewport?.addEventListener('resize', resized);
  window.visualViewport?.addEventListener('scroll', resized);
  document.addEventListener('focusin', focused);
  document.addEventListener('focusout', blurred);
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    window.visualViewport?.removeEventListener('resize', resized);
    window.visualViewport?.removeEventListener('scroll', resized);
    document.removeEventListener('focusin', focused);
    document.removeEventListener('focusout', blurred);
  };
};

/** Whether the on-screen keyboard is up, and how far a bottom button must rise above it. */
export const useKeyboard = (): Keyboard => {
  const [keyboard, setKeyboard] = useState(noKeyboard);
  useEffect(() => watchKeyboard((next) => setKeyboard((last) => (same(last, next) ? last : next))), []);
  return keyboard;
};
