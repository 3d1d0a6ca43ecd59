import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setTokenSource } from '../../api/client.ts';
import { copyInvite, shareInvite } from './queries.ts';

const asked: (readonly [path: string, body: string])[] = [];

const browser = (navigator: object): void => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', { location: { origin: 'https://afterglow.example' } });
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    asked.push([path, body]);
    return Response.json({ inviteCode: 'AB2CD' });
  });
};

const clipboard = { writeText: vi.fn(async (_: string) => undefined) };
const marked = [['/api/invites/create', '{"partnerEmail":null}']];

beforeEach(() => {
  setTokenSource(async () => 'token');
  asked.length = 0;
  clipboard.writeText.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['shared', 'shared', { clipboard, share: async () => undefined }],
  ['copied where it cannot be shared', 'copied', { clipboard }],
])('a link that was %s marks the invitation as sent', async (_, outcome, navigator) => {
  browser(navigator);
  expect(await shareInvite('AB2CD')).toBe(outcome);
  await vi.waitFor(() => expect(asked).toEqual(marked));
});

test('a code that was copied marks it too', async () => {
  browser({ clipboard });
  expect(await copyInvite('AB2CD')).toBe(true);
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('AB2CD');
  await vi.waitFor(() => expect(asked).toEqual(marked));
});

test('a sheet that was closed marks nothing', async () => {
  browser({ clipboard, share: () => Promise.reject(new DOMException('', 'AbortError')) });
  expect(await shareInvite('AB2CD')).toBe('cancelled');
  expect(asked).toEqual([]);
});
