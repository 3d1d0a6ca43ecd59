import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cache, keys } from '../../api/cache.ts';
import { setTokenSource } from '../../api/client.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { messages } from './messages.ts';
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
const marked = [['/api/invites/create', '{"partnerEmail":null,"inviteCode":"AB2CD"}']];

beforeEach(() => {
  setTokenSource(async () => 'token');
  asked.length = 0;
  clipboard.writeText.mockClear();
});
afterEach(() => {
  cache.clear();
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

test.each([
  ['shared', async () => void (await shareInvite('ZZZZZ'))],
  ['copied', async () => void (await copyInvite('ZZZZZ'))],
])('a code that was %s and is not active any more gives way to the one that is', async (_, handOn) => {
  browser({ clipboard });
  cache.setQueryData(keys.inviteCode, 'ZZZZZ');
  await handOn();
  await vi.waitFor(() => expect(cache.getQueryData(keys.inviteCode)).toBe('AB2CD'));
  expect(currentToast()).toMatchObject(messages.codeReplaced);
});

test('where no code is shown any more, none is kept for whoever opens the page next', async () => {
  browser({ clipboard });
  await copyInvite('ZZZZZ');
  await vi.waitFor(() => expect(currentToast()).toMatchObject(messages.codeReplaced));
  expect(cache.getQueryData(keys.inviteCode)).toBeUndefined();
});
