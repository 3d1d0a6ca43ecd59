import { afterEach, expect, test, vi } from 'vitest';
import { putOff } from './put-off.ts';

const kept = new Map<string, string>();
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
const refuse = () => {
  throw new Error('blocked');
};

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['storage that works', working],
  ['storage that is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('with %s it is put off until it is cleared, and listeners hear', (_name, sessionStorage) => {
  vi.stubGlobal('sessionStorage', sessionStorage);
  const hear = vi.fn();
  const stop = putOff.subscribe(hear);
  expect(putOff.read()).toBeNull();
  putOff.write('ada Bela');
  expect(putOff.read()).toBe('ada Bela');
  putOff.clear();
  expect(putOff.read()).toBeNull();
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
});
