import { type IdentityClient, IdentityError } from './identity.ts';

const refuse = async (): Promise<never> => {
  throw new IdentityError(
    'unknown',
    'Accounts for this site are kept elsewhere. Please open the app in which you sign in.',
  );
};

/** Where another issuer keeps the accounts, nobody signs in on these pages; they say so. */
export const elsewhereIdentity: IdentityClient = {
  createAccount: refuse,
  signIn: refuse,
  signOut: async () => undefined,
  onChange: (listener) => {
    listener(null);
    return () => undefined;
  },
  sendReset: refuse,
  resetPassword: refuse,
  getToken: async () => null,
};
