import type { Route } from 'playwright-core';
import { type ErrorCode, errors } from '../contract/errors.ts';
import type { Phone } from './browser.ts';

/** What comes from the edge of the network instead of the server's answer; `cut` is no answer at all. */
export type Answer = 'cut' | { readonly status: number; readonly body?: unknown };

/** An error of our own API as the server sends it. */
export const apiError = (code: ErrorCode): Answer => {
  const { status, message } = errors[code];
  return { status, body: { code, message, error: message } };
};

/** An error of the identity provider; without a message where that is left out. */
export const identityError = (status: number, code?: string, message?: string): Answer => ({
  status,
  body: { ...(code ? { code } : {}), ...(message ? { message } : {}) },
});

/** A reply that is no JSON: what a proxy in trouble sends. */
export const noJson = (status: number): Answer => ({ status, body: '<h1>Bad gateway</h1>' });

const give = (route: Route, answer: Answer): Promise<void> => {
  if (answer === 'cut') return route.abort('connectionfailed');
  const { status, body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return route.fulfill({ status, contentType: 'application/json', body: text });
};

/** From now on requests to this path end at the edge of the network. */
export const intercept = async ({ context, broken }: Phone, path: string, answer: Answer): Promise<void> => {
  broken.add(path);
  await context.route(
    (url) => url.pathname === path || url.pathname.startsWith(`${path}/`),
    (route) => give(route, answer),
  );
};

/** The next request to this path arrives and is answered, and the answer is lost on the way back. */
export const loseReply = async ({ context, broken }: Phone, path: string): Promise<void> => {
  broken.add(path);
  await context.route(
    (url) => url.pathname === path,
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
};

/** Holds requests to this path back until the function that it gives is called. */
export const hold = async ({ context }: Phone, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(
    (url) => url.pathname === path,
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return resolve;
};

/** The network is whole again. */
export const mend = async ({ context }: Phone): Promise<void> => {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
};

/** No connection at all, until `mend`. */
export const cutOff = async ({ context, broken }: Phone): Promise<void> => {
  broken.add('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(true);
};

/** A poor connection: an eighth of a second of round trip, two hundred kilobytes a second. */
export const slowDown = async ({ context, page }: Phone): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 120,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
};
