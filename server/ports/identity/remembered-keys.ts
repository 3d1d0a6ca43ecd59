import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** How long keys serve; milliseconds. Without times they serve for ever, and unknown ones make them be read again. */
type KeyTimes = {
  /** From this age on they are loaded anew in the background. */
  readonly freshFor: number;
  /** From this age on nothing is accepted by them any more. */
  readonly keptFor: number;
};

/** Loads of the same kind (for an unknown key, or in the background) are at least this far apart, in milliseconds. */
const pause = 60_000;

type Loaded = { readonly find: ReturnType<typeof createLocalJWKSet>; readonly at: number };

const forEver: KeyTimes = { freshFor: Number.POSITIVE_INFINITY, keptFor: Number.POSITIVE_INFINITY };

/** True once, then again when the pause is over. */
const everyMinute = (clock: () => Date): (() => boolean) => {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock().getTime();
    if (now - last < pause) return false;
    last = now;
    return true;
  };
};

/**
 * Finds a token's key among those that `load` gives, which are kept. A key that was made only just now is unknown at
 * first, so the first unknown one makes them be loaded again at once, and further ones once a minute; whoever comes
 * meanwhile waits for that load.
 */
export const rememberedKeys = (
  load: () => Promise<JSONWebKeySet>,
  clock: () => Date,
  { freshFor, keptFor }: KeyTimes = forEver,
): JWTVerifyGetKey => {
  let loaded: Loaded | null = null;
  let pending: Promise<Loaded> | null = null;
  const mayAskForUnknown = everyMinute(clock);
  const mayRefresh = everyMinute(clock);

  const read = (): Promise<Loaded> => {
    pending ??= load()
      .then((keys) => {
        loaded = { find: createLocalJWKSet(keys), at: clock().getTime() };
        return loaded;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  };

  const current = async (): Promise<Loaded> => {
    const age = clock().getTime() - (loaded?.at ?? Number.NEGATIVE_INFINITY);
    if (loaded === null || age >= keptFor) return read();
    if (age >= freshFor && mayRefresh()) read().catch(() => undefined);
    return loaded;
  };

  return async (header, token) => {
    const { find } = await current();
    try {
      return await find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (pending === null && !mayAskForUnknown()) throw error;
      return (await read()).find(header, token);
    }
  };
};
