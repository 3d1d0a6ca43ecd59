/** Who is signed in, as the identity provider knows them. */
export type IdentityUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
};

/** What can go wrong at the provider; `unknown` carries the provider's own message. */
export type IdentityErrorCode =
  | 'email-already-in-use'
  | 'invalid-email'
  | 'weak-password'
  | 'wrong-password'
  | 'user-not-found'
  | 'user-disabled'
  | 'token-expired'
  | 'invalid-reset-link'
  | 'too-many-requests'
  | 'network-request-failed'
  | 'unknown';

export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message = '') {
    super(message);
    this.name = 'IdentityError';
    this.code = code;
  }
}

/** The provider says that this session is over: the account is disabled, or its token has expired for good. */
export const endsSession = ({ code }: IdentityError): boolean =>
  code === 'token-expired' || code === 'user-disabled';

/** Null: nobody is signed in, or, with a failure, it could not be found out. */
export type IdentityListener = (user: IdentityUser | null, failure?: IdentityError) => void;

/** One identity provider in the browser; every promise may reject with `IdentityError`. */
export type IdentityClient = {
  /** The new user, signed in; null where the address has to be proved first, by a link that was mailed to it. */
  readonly createAccount: (
    email: string,
    password: string,
    displayName: string,
  ) => Promise<IdentityUser | null>;
  readonly signIn: (email: string, password: string) => Promise<IdentityUser>;
  readonly signOut: () => Promise<void>;
  /** Tells who is signed in: once when that is known, then at each change, in any tab. Returns how to stop. */
  readonly onChange: (listener: IdentityListener) => () => void;
  readonly sendReset: (email: string) => Promise<void>;
  /** Sets a new password with the token of a reset link. */
  readonly resetPassword: (token: string, newPassword: string) => Promise<void>;
  /** A new identity token from the provider, or null without a session. */
  readonly getToken: (force: boolean) => Promise<string | null>;
};
