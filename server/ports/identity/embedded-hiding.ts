import { randomBytes } from 'node:crypto';

/** Seconds for which a link to choose a password works. */
export const resetLifetime = 3600;

/** Mails the link to choose a password; its token lives an hour. */
export type SendLink = (
  why: 'forgotten' | 'new-account' | 'has-account',
  account: { readonly uid: string; readonly email: string; readonly token: string },
) => Promise<void>;

/** A link as the library keeps it: the same as for a forgotten password. */
type Link = { readonly identifier: string; readonly value: string; readonly expiresAt: Date };

type User = { readonly id: string; readonly email: string };

/**
 * The parts of the provider's configuration that keep it hidden who has an account: signing up opens no session, and
 * whoever owns the address gets a link to choose a password, for the new account or for the one that was there.
 */
export const hiding = (
  { hideAccounts, sendLink }: { readonly hideAccounts: boolean; readonly sendLink: SendLink },
  keep: (link: Link) => Promise<void>,
) => {
  if (!hideAccounts) return { emailAndPassword: {}, user: {} };
  const mailTo = async (why: 'new-account' | 'has-account', { id, email }: User): Promise<void> => {
    const token = randomBytes(24).toString('base64url');
    const expiresAt = new Date(Date.now() + resetLifetime * 1000);
    await keep({ identifier: `reset-password:${token}`, value: id, expiresAt });
    await sendLink(why, { uid: id, email, token });
  };
  return {
    emailAndPassword: {
      autoSignIn: false,
      onExistingUserSignUp: ({ user }: { readonly user: User }) => mailTo('has-account', user),
    },
    user: { create: { after: (user: User) => mailTo('new-account', user) } },
  };
};
