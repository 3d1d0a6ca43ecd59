import { endsSession, IdentityError } from '../../api/identity.ts';
import { isJustIssued, isUsable, readToken, refreshDelay, retryDelay, type Token } from './token.ts';

type Options = {
  /** Asks the provider for a new token; null without a session. */
  readonly fetchToken: () => Promise<string | null>;
  /** The provider says that this session is over. */
  readonly onEnd: () => void;
};

export type TokenKeeper = {
  /** The token; with `force` one that has only just come, and is not the one that was refused. */
  readonly get: (force: boolean, refused?: string) => Promise<string | null>;
  /** Forgets the token, for when somebody else signs in or nobody is left. */
  readonly forget: () => void;
};

/** Holds the identity token, shares one request among callers, and renews it ahead of time. */
export const keepToken = ({ fetchToken, onEnd }: Options): TokenKeeper => {
  let token: Token | null = null;
  let pending: Promise<string | null> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let generation = 0;

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew().catch(() => undefined), delay);
  };

  const keep = (text: string | null): string | null => {
    failures = 0;
    token = text === null ? null : readToken(text, Date.now());
    if (token) schedule(refreshDelay(token));
    return text;
  };

  const fail = (error: unknown): never => {
    if (error instanceof IdentityError && endsSession(error)) {
      clearTimeout(timer);
      token = null;
      onEnd();
    } else {
      failures += 1;
      schedule(retryDelay(failures));
    }
    throw error;
  };

  const renew = (): Promise<string | null> => {
    if (pending) return pending;
    const started = generation;
    const current = fetchToken()
      .then(
        (text) => (started === generation ? keep(text) : null),
        (error) => (started === generation ? fail(error) : null),
      )
      .finally(() => {
        if (pending === current) pending = null;
      });
    pending = current;
    return current;
  };

  return {
    get: async (force, refused) => {
      const now = Date.now();
      const isGood = force ? isJustIssued(token, now) : isUsable(token, now);
      if (isGood && token?.text !== refused) return token?.text ?? null;
      return renew();
    },
    forget: () => {
      generation += 1;
      clearTimeout(timer);
      token = null;
      pending = null;
      failures = 0;
    },
  };
};
