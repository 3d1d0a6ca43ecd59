import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeToast,
  currentToast,
  showToast,
  subscribeToToast,
  toastDuration,
  toastRemovalDelay,
  toastSwipeThreshold,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const idOfShown = (): number => currentToast()?.id ?? -1;

test('the numbers are the specification’s', () => {
  expect([toastDuration, toastRemovalDelay, toastSwipeThreshold]).toEqual([2000, 1000, 50]);
});

test('a new toast takes the place of the one before', () => {
  showToast({ title: 'One' });
  const first = idOfShown();
  const action = { label: 'Undo', altText: 'Go back', onSelect: () => undefined };
  const second = { title: 'Two', description: 'More.', action, variant: 'destructive' } as const;
  showToast(second);
  expect(currentToast()).toEqual({ ...second, id: first + 1, open: true });
});

test('a closed toast is removed after 1000 ms', () => {
  showToast({ title: 'One' });
  closeToast(idOfShown());
  expect(currentToast()).toMatchObject({ title: 'One', open: false });
  vi.advanceTimersByTime(999);
  expect(currentToast()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(currentToast()).toBeNull();
});

test('closing an older toast leaves the newer one, and its removal too', () => {
  showToast({ title: 'One' });
  const first = idOfShown();
  closeToast(first);
  showToast({ title: 'Two' });
  closeToast(first);
  vi.advanceTimersByTime(5000);
  expect(currentToast()).toMatchObject({ title: 'Two', open: true });
});

test('who listens hears each change, until they stop', () => {
  const heard = vi.fn();
  const stop = subscribeToToast(heard);
  showToast({ title: 'One' });
  closeToast(idOfShown());
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  showToast({ title: 'Two' });
  expect(heard).toHaveBeenCalledTimes(2);
  closeToast(idOfShown());
});
