import { part } from './identity-worlds.ts';
import { type Standing, stand } from './key-server.ts';

const project = 'demo-afterglow';

/** The settings that choose the hosted provider, with its calls going to this host. */
export const hostedSettings = (host: string): Record<string, string> => ({
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_AUTH_DOMAIN: `${project}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: project,
  FIREBASE_APP_ID: '1:2:web:3',
  FIREBASE_AUTH_EMULATOR_HOST: host,
});

type Account = { readonly uid: string; readonly email: string; readonly password: string };

/** A token as the provider's emulator makes them: without a signature. */
export const hostedToken = ({ uid, email }: Omit<Account, 'password'>, at = Date.now()): string => {
  const seconds = Math.floor(at / 1000);
  const claims = {
    sub: uid,
    email,
    name: 'Ada Test',
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
};

/** What stands for the hosted provider where a test wants it to fail: two of its calls, and a trouble for each. */
export type HostedStub = Standing & {
  readonly accounts: Account[];
  /** By the call's name: what comes instead of an answer; a text is the provider's name for an error. */
  readonly troubles: Map<string, string | number>;
  readonly heard: { readonly name: string; readonly key: string | null; readonly referer: string }[];
};

type Sent = { readonly email?: string; readonly password?: string; readonly idToken?: string };
type Result = { readonly status: number; readonly body: unknown };

const problem = (message: string, status = 400): Result => ({ status, body: { error: { message } } });

const answerTo = (accounts: Account[], name: string, sent: Sent): Result => {
  if (name === 'delete') {
    const index = accounts.findIndex(({ uid }) => `token of ${uid}` === sent.idToken);
    if (index < 0) return problem('USER_NOT_FOUND');
    accounts.splice(index, 1);
    return { status: 200, body: {} };
  }
  const account = accounts.find(({ email }) => email === sent.email);
  if (account?.password !== sent.password) return problem('INVALID_LOGIN_CREDENTIALS');
  return { status: 200, body: { localId: account?.uid, idToken: `token of ${account?.uid}` } };
};

const troubleOf = (trouble: string | number | undefined): Result | null => {
  if (trouble === undefined) return null;
  return typeof trouble === 'string' ? problem(trouble) : { status: trouble, body: '<h1>Oh</h1>' };
};

export const standHosted = async (): Promise<HostedStub> => {
  const accounts: Account[] = [];
  const troubles: HostedStub['troubles'] = new Map();
  const heard: HostedStub['heard'] = [];
  const standing = await stand(async (request, reply) => {
    const url = new URL(request.url ?? '', 'http://x');
    const name = url.pathname.split(':').at(-1) ?? '';
    heard.push({ name, key: url.searchParams.get('key'), referer: request.headers.referer ?? '' });
    const sent: Sent = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const { status, body } = troubleOf(troubles.get(name)) ?? answerTo(accounts, name, sent);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { ...standing, accounts, troubles, heard };
};
