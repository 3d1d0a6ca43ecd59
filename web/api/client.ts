import type { Call, InputOf, ReplyOf } from '../../contract/call.ts';
import { ApiError, errorOf, networkError, signInAgain, tokenError } from './error.ts';

/**
 * Gives the identity token, or null without a session; `force` asks the provider for a new one, and never gives the one
 * that the server has just refused.
 */
type TokenSource = (force: boolean, refused?: string) => Promise<string | null>;

let tokenSource: TokenSource = async () => null;

/** The session hands in where tokens come from. */
export const setTokenSource = (source: TokenSource): void => {
  tokenSource = source;
};

type Input = { readonly params?: Readonly<Record<string, string>>; readonly body?: unknown };

/** Nothing for calls that take nothing. */
type InputArguments<C extends Call> = keyof InputOf<C> extends never ? [] : [input: InputOf<C>];

const pathOf = (value: Call, params: Input['params']): string =>
  value.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));

const send = (value: Call, input: Input, token: string | null): Promise<Response> =>
  fetch(pathOf(value, input.params), {
    method: value.method,
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  }).catch(() => {
    throw networkError();
  });

/** The token for a call; one that needs somebody to be here is not sent for nobody. */
const tokenFor = async ({ auth }: Call, force: boolean, refused?: string): Promise<string | null> => {
  const token = await tokenSource(force, refused).catch((error: unknown) => {
    throw tokenError(error);
  });
  if (token === null && auth === 'required') throw signInAgain();
  return token;
};

/** Sends; when the server no longer likes the token, asks once for a new one. */
const sendWithToken = async (value: Call, input: Input): Promise<Response> => {
  const fresh = value.freshToken === true;
  const token = await tokenFor(value, fresh);
  const reply = await send(value, input, token);
  if (reply.status !== 401 || token === null || fresh) return reply;
  return send(value, input, await tokenFor(value, true, token));
};

const parsed = async (reply: Response): Promise<unknown> => {
  try {
    return await reply.json();
  } catch {
    throw new ApiError({ status: reply.status, code: 'unreadable', message: 'Failed to parse the reply.' });
  }
};

/** Makes a call of the contract; throws `ApiError` for every outcome that is not its reply. */
export const call = async <C extends Call>(value: C, ...input: InputArguments<C>): Promise<ReplyOf<C>> => {
  const reply = await sendWithToken(value, (input[0] ?? {}) as Input);
  if (!reply.ok) throw await errorOf(reply);
  return (await parsed(reply)) as ReplyOf<C>;
};
