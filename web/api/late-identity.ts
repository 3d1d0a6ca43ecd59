import { sessionHint } from '../browser/session-hint.ts';
import { type IdentityClient, IdentityError, type IdentityListener } from './identity.ts';

type Asked = Exclude<keyof IdentityClient, 'onChange'>;

/** The code of the provider that the page names; whatever it is, it is not the embedded one. */
const fetchProvider = async (name: string): Promise<IdentityClient> =>
  name === 'hosted'
    ? (await import('./hosted-identity.ts')).hostedIdentity()
    : (await import('./elsewhere-identity.ts')).elsewhereIdentity;

/** A provider whose code has to be fetched first. Without the hint nobody is signed in, and nobody waits for it. */
export const lateIdentity = (name: string, load = fetchProvider): IdentityClient => {
  const listeners = new Set<IdentityListener>();
  let client: Promise<IdentityClient> | undefined;
  /** What the provider said last; nothing before its code has come. */
  let said: Parameters<IdentityListener> | undefined;

  const tell: IdentityListener = (...news) => {
    said = news;
    for (const listener of listeners) listener(...news);
  };

  const found = (): Promise<IdentityClient> => {
    client ??= load(name).then(
      (loaded) => {
        loaded.onChange(tell);
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
      if (said) listener(...said);
      else if (!sessionHint.read()) listener(null);
      found().catch((failure: IdentityError) => {
        if (sessionHint.read() && listeners.has(listener)) listener(null, failure);
      });
      return () => listeners.delete(listener);
    },
  };
};
