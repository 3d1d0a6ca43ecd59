import { sessionHint } from '../browser/session-hint.ts';
import { type IdentityClient, IdentityError, type IdentityListener } from './identity.ts';

type Asked = Exclude<keyof IdentityClient, 'onChange'>;

/** Providers that a page may name. */
const providers: Readonly<Record<string, () => Promise<IdentityClient>>> = {
  hosted: async () => (await import('./hosted-identity.ts')).hostedIdentity(),
  elsewhere: async () => (await import('./elsewhere-identity.ts')).elsewhereIdentity,
};

const unknownProvider = async (): Promise<never> => {
  throw new IdentityError('unknown');
};

/** A provider whose code has to be fetched first. Without the hint nobody is signed in, and nobody waits for it. */
export const lateIdentity = (
  name: string,
  load: () => Promise<IdentityClient> = providers[name] ?? unknownProvider,
): IdentityClient => {
  const listeners = new Set<IdentityListener>();
  let client: Promise<IdentityClient> | undefined;

  const found = (): Promise<IdentityClient> => {
    client ??= load().then(
      (loaded) => {
        for (const listener of listeners) loaded.onChange(listener);
        return loaded;
      },
      () => {
        client = undefined;
        throw new IdentityError('network-request-failed');
      },
    );
    return client;
  };

  const late = <N extends Asked>(name: N): IdentityClient[N] =>
    (async (...input: never[]) =>
      ((await found())[name] as (...input: never[]) => unknown)(...input)) as IdentityClient[N];

  return {
    createAccount: late('createAccount'),
    signIn: late('signIn'),
    signOut: late('signOut'),
    sendReset: late('sendReset'),
    resetPassword: late('resetPassword'),
    getToken: late('getToken'),
    onChange: (listener) => {
      listeners.add(listener);
      if (!sessionHint.read()) listener(null);
      found().catch((failure: IdentityError) => sessionHint.read() && listener(null, failure));
      return () => listeners.delete(listener);
    },
  };
};
