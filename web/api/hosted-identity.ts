import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from '@firebase/auth';
import { sessionHint } from '../browser/session-hint.ts';
import { pageSetting } from '../browser/settings.ts';
import { hostedError } from './hosted-errors.ts';
import type { IdentityClient, IdentityListener, IdentityUser } from './identity.ts';

const openAuth = (): Auth => {
  const app = initializeApp(JSON.parse(pageSetting('identity-project') ?? '{}'));
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  const emulator = pageSetting('identity-emulator');
  if (emulator !== null) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  return auth;
};

const asIdentityUser = ({ uid, email, displayName, photoURL }: User): IdentityUser => ({
  uid,
  email,
  displayName,
  photoURL,
});

const translated = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    throw hostedError(error);
  });

/** The name stands in our own record too, so an account without one is not a failure. */
const create = async (auth: Auth, email: string, password: string, displayName: string) => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName }).catch(() => undefined);
  return asIdentityUser(user);
};

const follow = (auth: Auth, listener: IdentityListener) =>
  onAuthStateChanged(
    auth,
    (user) => {
      if (user) sessionHint.set();
      else sessionHint.clear();
      listener(user && asIdentityUser(user));
    },
    (error) => listener(null, hostedError(error)),
  );

/** Firebase Authentication; its own code keeps the session in this browser and tells the other tabs. */
export const hostedIdentity = (): IdentityClient => {
  const auth = openAuth();
  return {
    createAccount: (email, password, name) => translated(create(auth, email, password, name)),
    signIn: async (email, password) =>
      asIdentityUser((await translated(signInWithEmailAndPassword(auth, email, password))).user),
    signOut: () => translated(signOut(auth)),
    onChange: (listener) => follow(auth, listener),
    sendReset: (email) => translated(sendPasswordResetEmail(auth, email)),
    resetPassword: (code, newPassword) => translated(confirmPasswordReset(auth, code, newPassword)),
    getToken: (force) => translated(auth.currentUser?.getIdToken(force) ?? Promise.resolve(null)),
  };
};
