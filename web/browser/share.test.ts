import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const content = { title: 'Afterglow', text: 'Join me.', url: 'https://afterglow.example/join?code=AB2CD' };

const browser = (can: { share?: () => Promise<void>; writeText?: () => Promise<void> }) => {
  const writeText = vi.fn(can.writeText ?? (async () => undefined));
  const sheet = can.share && vi.fn(can.share);
  vi.stubGlobal('navigator', { ...(sheet ? { share: sheet } : {}), clipboard: { writeText } });
  return { writeText, sheet };
};

const failing = (error: unknown) => () => Promise.reject(error);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a device that can share gets the link', async () => {
  const { writeText, sheet } = browser({ share: async () => undefined });
  expect(await share(content)).toBe('shared');
  expect(sheet).toHaveBeenCalledWith(content);
  expect(writeText).not.toHaveBeenCalled();
});

test('one that cannot gets it copied', async () => {
  const { writeText } = browser({});
  expect(await share(content)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(content.url);
});

test('whoever closes the sheet gets nothing copied', async () => {
  const { writeText } = browser({ share: failing(new DOMException('', 'AbortError')) });
  expect(await share(content)).toBe('cancelled');
  expect(writeText).not.toHaveBeenCalled();
});

test('a sheet that does not open leaves the copy', async () => {
  const { writeText } = browser({ share: failing(new DOMException('', 'NotAllowedError')) });
  expect(await share(content)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(content.url);
});
