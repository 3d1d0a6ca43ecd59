import { type ErrorCode, errors, type Needed } from '../../contract/errors.ts';
import { endsSession, IdentityError } from './identity.ts';

type Failure = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number | null;
  readonly bodyMessage?: string | null;
  readonly needed?: Needed | null;
};

/** A call that did not succeed; `status` is 0 and `code` is 'network' when no reply came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds to wait before trying again, where the server named them. */
  readonly retryAfter: number | null;
  /** What the server itself said, or null where `message` is our own sentence. */
  readonly bodyMessage: string | null;

  /** How many answers each still needs for a score, where the server said so. */
  readonly needed: Needed | null;

  constructor({ status, code, message, retryAfter, bodyMessage, needed }: Failure) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter ?? null;
    this.bodyMessage = bodyMessage ?? null;
    this.needed = needed ?? null;
  }
}

const networkMessage = 'Network error. Please check your internet connection and try again.';

export const networkError = (): ApiError =>
  new ApiError({ status: 0, code: 'network', message: networkMessage });

/** As the server would give it, without the server; in its own words where there are no others. */
const asServer = (code: ErrorCode, words = ''): ApiError => {
  const message = words || errors[code].message;
  return new ApiError({ code, status: errors[code].status, message, bodyMessage: message });
};

/** What the server would say to nobody: the session ended before the call went out. */
export const signInAgain = (): ApiError => asServer('unauthorized');

const codeOf = (failure: IdentityError): ErrorCode => {
  if (endsSession(failure)) return 'unauthorized';
  return failure.code === 'too-many-requests' ? 'too_many_requests' : 'provider_away';
};

/** Makes the error of a call whose token was not to be had; what the provider says for people to read is kept. */
export const tokenError = (error: unknown): ApiError => {
  const failure = error instanceof IdentityError ? error : new IdentityError('unknown');
  return failure.code === 'network-request-failed'
    ? networkError()
    : asServer(codeOf(failure), failure.message);
};

const textOf = (body: unknown, field: string): string | null => {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, field) : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const neededOf = (body: unknown): Needed | null => {
  const { needed } = (body ?? {}) as { needed?: Partial<Needed> };
  const { you, partner } = needed ?? {};
  return typeof you === 'number' && typeof partner === 'number' ? { you, partner } : null;
};

const secondsOf = (header: string | null): number | null => {
  const seconds = Number(header);
  return header !== null && Number.isFinite(seconds) ? seconds : null;
};

/** Makes the error of a reply that is not OK; the message is the body's, or names the status. */
export const errorOf = async (reply: Response): Promise<ApiError> => {
  const body: unknown = await reply.json().catch(() => null);
  const bodyMessage = textOf(body, 'message');
  return new ApiError({
    status: reply.status,
    code: textOf(body, 'code') ?? 'unknown',
    message: bodyMessage ?? `Request failed with status ${reply.status}`,
    retryAfter: secondsOf(reply.headers.get('retry-after')),
    bodyMessage,
    needed: neededOf(body),
  });
};

/** What the server said about a refusal; another text where it failed, said nothing or did not reply. */
export const serverMessage = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && error.status < 500 ? (error.bodyMessage ?? otherwise) : otherwise;

/** True where the server knows of a change that the caller did not: what is shown is out of date. */
export const isOutOfDate = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
