import { updateProfile } from '../../../contract/accounts.ts';
import { call } from '../../api/client.ts';
import { IdentityError, type IdentityErrorCode } from '../../api/identity.ts';
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
type Outcome = string | null;

const sentenceFor = (error: unknown, { texts, other }: typeof signUpMessages): string =>
  error instanceof IdentityError ? (texts[error.code] ?? (error.message || other)) : other;

/** Why an account could not be made, and the field that this speaks of; null where it is neither. */
export type SignUpFailure = { readonly message: string; readonly about: 'email' | 'password' | null };

const subjects: Partial<Record<IdentityErrorCode, SignUpFailure['about']>> = {
  'email-already-in-use': 'email',
  'invalid-email': 'email',
  'weak-password': 'password',
};

const signUpFailure = (error: unknown): SignUpFailure => ({
  message: sentenceFor(error, signUpMessages),
  about: error instanceof IdentityError ? (subjects[error.code] ?? null) : null,
});

/** The outcome of a sign-up that goes on in the inbox: the provider does not tell who has an account. */
export const mailed = Symbol('mailed');

/** Changes first and last name, and puts the reply in the place of the cached record. */
const saveName = async (firstName: string, lastName: string): Promise<void> => {
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
}: SignUpData): Promise<SignUpFailure | typeof mailed | null> =>
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
      return signUpFailure(error);
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
