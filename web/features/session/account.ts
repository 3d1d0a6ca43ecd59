import { updateProfile } from '../../../contract/accounts.ts';
import { call } from '../../api/client.ts';
import { IdentityError } from '../../api/identity.ts';
import { reportError, track } from '../../browser/analytics.ts';
import { toast } from '../../ui/toast.tsx';
import { flowMessages, signInMessages, signUpMessages } from './messages.ts';
import { currentSession, identity, loadRecord, putUser, whileJoining } from './store.ts';

export type SignUpData = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** Null when it worked, otherwise the sentence of the error catalogue. */
export type Outcome = string | null;

/** The outcome of a sign-up that goes on in the inbox: the provider does not tell who has an account. */
export const mailed = Symbol('mailed');

const sentenceFor = (error: unknown, { texts, other }: typeof signUpMessages): string =>
  error instanceof IdentityError ? (texts[error.code] ?? (error.message || other)) : other;

/** Changes first and last name, and puts the reply in the place of the cached record. */
export const saveName = async (firstName: string, lastName: string): Promise<void> => {
  try {
    putUser(await call(updateProfile, { body: { firstName, lastName } }));
    toast(flowMessages.profileUpdated);
  } catch {
    reportError('update_profile');
    toast({ ...flowMessages.updateFailed, variant: 'destructive' });
  }
};

/** Makes the account, then our own record of it, then puts the name on that. */
export const signUp = ({
  email,
  password,
  firstName,
  lastName,
}: SignUpData): Promise<Outcome | typeof mailed> =>
  whileJoining(async () => {
    try {
      const identityUser = await identity.createAccount(email, password, `${firstName} ${lastName}`);
      track('sign_up', { method: 'password' });
      if (identityUser === null) return mailed;
      toast(flowMessages.accountCreated);
      await loadRecord(identityUser);
      if (currentSession().user) await saveName(firstName, lastName);
      return null;
    } catch (error) {
      reportError('sign_up');
      return sentenceFor(error, signUpMessages);
    }
  });

export const signIn = async (email: string, password: string): Promise<Outcome> => {
  try {
    await identity.signIn(email, password);
    track('login', { method: 'password' });
    toast(flowMessages.loginSuccessful);
    return null;
  } catch (error) {
    reportError('sign_in');
    return sentenceFor(error, signInMessages);
  }
};
