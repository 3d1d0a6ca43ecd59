import { ProviderTrouble } from './port.ts';

/** Where the hosted provider's own calls are, and what they are made with. */
export type HostedCalls = {
  /** Address of its calls about accounts, without a slash at the end. */
  readonly address: string;
  readonly apiKey: string;
  /** An API key may be restricted to the pages of one site; our calls say that they come from there. */
  readonly publicUrl: string;
};

/** Milliseconds that the provider has to answer. */
const patience = 8000;

type Answer = { readonly ok: boolean; readonly body: Record<string, unknown>; readonly problem: string };

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const away = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : 'unknown';
  throw new ProviderTrouble('PROVIDER_AWAY', `the hosted provider could not be asked: ${reason}`);
};

/** The provider puts its name for what is wrong first, and sometimes words behind a colon. */
const problemOf = (body: Record<string, unknown>): string =>
  String(asRecord(body.error).message ?? '').split(/[\s:]/, 1)[0] ?? '';

const ask = async (
  { address, apiKey, publicUrl }: HostedCalls,
  name: string,
  sent: object,
): Promise<Answer> => {
  const reply = await fetch(`${address}/accounts:${name}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
    body: JSON.stringify(sent),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch(away);
  const body = asRecord(await reply.json().catch(() => null));
  return { ok: reply.ok, body, problem: problemOf(body) };
};

const wrong = new Set(['INVALID_PASSWORD', 'INVALID_LOGIN_CREDENTIALS', 'EMAIL_NOT_FOUND', 'USER_DISABLED']);
const busy = new Set(['TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED']);
const gone = new Set(['USER_NOT_FOUND', 'INVALID_ID_TOKEN', 'TOKEN_EXPIRED']);

const refuse = (name: string, { problem }: Answer): never => {
  if (busy.has(problem)) throw new ProviderTrouble('PROVIDER_BUSY', `${name}: ${problem}`);
  throw new ProviderTrouble('PROVIDER_AWAY', `${name}: ${problem || 'an answer that says nothing'}`);
};

/** Signs in with the password and gives the new token with the account's id, or null when it is not the password. */
export const signInWithPassword = async (
  calls: HostedCalls,
  email: string,
  password: string,
): Promise<{ readonly uid: string; readonly token: string } | null> => {
  const answer = await ask(calls, 'signInWithPassword', { email, password, returnSecureToken: true });
  if (answer.ok) return { uid: String(answer.body.localId), token: String(answer.body.idToken) };
  return wrong.has(answer.problem) ? null : refuse('sign-in', answer);
};

/** Deletes the account that the token was just given for. */
export const deleteHostedAccount = async (calls: HostedCalls, token: string): Promise<void> => {
  const answer = await ask(calls, 'delete', { idToken: token });
  if (!answer.ok && !gone.has(answer.problem)) refuse('deletion', answer);
};
