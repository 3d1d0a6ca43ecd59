/** Who a valid token speaks for. `uid` is the token's `sub`. */
export type Caller = { readonly uid: string; readonly email: string; readonly name: string };

/** Knows who is calling; an adapter for each provider. */
export type Identity = {
  /** The caller behind a bearer token, or null when the token is not good for any reason. */
  readonly verify: (token: string) => Promise<Caller | null>;
  /** Answers requests under `/identity` where the provider is part of this server. */
  readonly handle?: (request: Request) => Promise<Response>;
};
