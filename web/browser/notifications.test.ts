import { afterEach, expect, test, vi } from 'vitest';
import { askForNotifications, notificationState } from './notifications.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a browser without them is asked nothing', async () => {
  vi.stubGlobal('window', {});
  expect(notificationState()).toBe('unsupported');
  expect(await askForNotifications()).toBe('unsupported');
});

test.each([
  ['default', 'undecided'],
  ['granted', 'granted'],
  ['denied', 'denied'],
] as const)('%s is %s', async (permission, state) => {
  const Notification = { permission, requestPermission: async () => permission };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification });
  expect(notificationState()).toBe(state);
  expect(await askForNotifications()).toBe(state);
});
