/** Who a valid token speaks for. `uid` is the token's `sub`. */
export type Caller = {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** When this person last proved who they are; null where the provider does not tell. */
  readonly signedInAt: Date | null;
};

/** Somebody who has just proved that the account is theirs. */
type Owner = {
  /** Removes the account with its sessions and frees its address; nothing happens when it is gone already. */
  readonly deleteAccount: () => Promise<void>;
};

/** Knows who is calling; an adapter for each provider. Every promise may reject with `ProviderTrouble`. */
export type Identity = {
  /** The caller behind a bearer token, or null when the token is not good for any reason. */
  readonly verify: (token: string) => Promise<Caller | null>;
  /** The owner, when this is the account's password; a provider that keeps none goes by how fresh the sign-in is. */
  readonly checkPassword: (caller: Caller, password: string) => Promise<Owner | null>;
  /** Ends every session, and every token that was given out before: here at once, on other servers within a second. */
  readonly endSessions: (uid: string) => Promise<void>;
  /** Answers requests under `/identity` where the provider is part of this server. */
  readonly handle?: (request: Request) => Promise<Response>;
};

/** The provider cannot be reached, or wants to be left alone for a while; no fault of the caller. */
export class ProviderTrouble extends Error {
  readonly code: 'PROVIDER_AWAY' | 'PROVIDER_BUSY';

  constructor(code: ProviderTrouble['code'], reason: string) {
    super(reason);
    this.name = 'ProviderTrouble';
    this.code = code;
  }
}
