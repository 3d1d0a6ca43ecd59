/** Who a valid token speaks for. `uid` is the token's `sub`. */
export type Caller = { readonly uid: string; readonly email: string; readonly name: string };

/** Knows who is calling; an adapter for each provider. */
export type Identity = {
  /** The caller behind a bearer token, or null when the token is not good for any reason. */
  readonly verify: (token: string) => Promise<Caller | null>;
  /** Whether this is the account's password; false too where the provider keeps none. */
  readonly checkPassword: (uid: string, password: string) => Promise<boolean>;
  /** Ends every session; tokens that were given out before live on until they expire. */
  readonly endSessions: (uid: string) => Promise<void>;
  /** Removes the account with its sessions and frees its address; nothing happens when it is gone already. */
  readonly deleteAccount: (uid: string) => Promise<void>;
  /** Answers requests under `/identity` where the provider is part of this server. */
  readonly handle?: (request: Request) => Promise<Response>;
};
