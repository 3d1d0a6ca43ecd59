import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, type Signal } from '../../browser/analytics.ts';
import { useTab } from './use-tab.ts';

const navigate = vi.hoisted(() => vi.fn());

vi.mock('wouter/use-browser-location', () => ({
  navigate,
  useLocationProperty: <T>(read: () => T): T => read(),
}));

const heard: Signal[] = [];
let stop: () => void;

beforeEach(() => {
  const location = { pathname: '/dashboard', search: '?category=moving-in', hash: '#answers' };
  vi.stubGlobal('window', { location, scrollTo: () => undefined });
  navigate.mockReset();
  stop = listen((signal) => heard.push(signal));
  heard.length = 0;
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the tab is the one of the hash', () => {
  expect(useTab()[0]).toBe('answers');
});

test('another tab is a new address, and is told', () => {
  const [, open] = useTab();
  open('score');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/dashboard?category=moving-in#score');
  expect(heard).toEqual([{ event: 'tab_switch', params: { tab: 'score' } }]);
});

test('the open tab again is neither', () => {
  const [, open] = useTab();
  open('answers');
  expect(navigate).not.toHaveBeenCalled();
  expect(heard).toEqual([]);
});
