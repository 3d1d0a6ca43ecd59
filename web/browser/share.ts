import { copyText } from './clipboard.ts';

export type Shared = 'shared' | 'copied' | 'failed' | 'cancelled';

type Content = { readonly title: string; readonly text: string; readonly url: string };

const cancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const copyLink = async (url: string): Promise<Shared> => ((await copyText(url)) ? 'copied' : 'failed');

/** Hands a link to the device's share sheet; where there is none, copies it. */
export const share = async (content: Content): Promise<Shared> => {
  if (typeof navigator.share !== 'function') return copyLink(content.url);
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return cancelled(error) ? 'cancelled' : copyLink(content.url);
  }
};
