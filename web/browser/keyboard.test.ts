import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyboard } from './keyboard.ts';
import { type Keyboard, noKeyboard } from './keyboard-rule.ts';

type Update = (last: Keyboard) => Keyboard;

const hook = vi.hoisted(() => ({ told: [] as Update[], stop: () => {} }));

vi.mock('react', () => ({
  useState: (first: Keyboard) => [first, (update: Update) => hook.told.push(update)],
  useEffect: (effect: () => () => void) => {
    hook.stop = effect();
  },
}));

class Field {
  scrollIntoView = vi.fn();
}

const up: Keyboard = { present: true, lift: 400 };
let viewport: EventTarget & { height: number; offsetTop: number };
let page: EventTarget & { activeElement: Field };

const type = (event: string) => page.dispatchEvent(new Event(event));
const resize = () => viewport.dispatchEvent(new Event('resize'));

/** How often a reading was told so far, and the last one. */
const told = (): readonly [number, Keyboard | undefined] => [
  hook.told.length,
  hook.told.at(-1)?.(noKeyboard),
];

beforeEach(() => {
  vi.useFakeTimers();
  viewport = Object.assign(new EventTarget(), { height: 400, offsetTop: 0 });
  page = Object.assign(new EventTarget(), { activeElement: new Field() });
  vi.stubGlobal('window', { innerHeight: 800, visualViewport: viewport });
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('HTMLTextAreaElement', Field);
  hook.told.length = 0;
  expect(useKeyboard()).toEqual(noKeyboard);
});
afterEach(() => {
  hook.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Past the first look, so that only what follows is told. */
const settle = (): void => {
  vi.advanceTimersByTime(200);
  hook.told.length = 0;
};

test('the first look comes after 200 ms', () => {
  vi.advanceTimersByTime(199);
  expect(told()[0]).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual([1, up]);
});

test('a resize is looked at when there was none for 50 ms', () => {
  settle();
  resize();
  vi.advanceTimersByTime(49);
  resize();
  vi.advanceTimersByTime(49);
  expect(told()[0]).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual([1, up]);
});

test('150 ms after a field was left there is another look', () => {
  settle();
  viewport.height = 800;
  type('focusout');
  vi.advanceTimersByTime(149);
  expect(told()[0]).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told()).toEqual([1, noKeyboard]);
});

test('200 ms after a field was entered it is brought into view, where there is a keyboard', () => {
  type('focusin');
  vi.advanceTimersByTime(199);
  expect(page.activeElement.scrollIntoView).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.activeElement.scrollIntoView).toHaveBeenCalledTimes(1);
  viewport.height = 800;
  type('focusin');
  vi.advanceTimersByTime(1000);
  expect(page.activeElement.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('afterwards nothing is listened to any more', () => {
  settle();
  hook.stop();
  resize();
  type('focusout');
  vi.advanceTimersByTime(1000);
  expect(told()[0]).toBe(0);
});
