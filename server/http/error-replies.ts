import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errors } from '../../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { rememberCode } from './logging.ts';

const fromFastify: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body_not_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_EMPTY_TYPE: 'body_not_json',
  FST_ERR_BAD_URL: 'invalid_input',
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: 'not_found',
};

type Trouble = {
  readonly code: ErrorCode;
  /** Seconds. */
  readonly retryAfter: number;
  /** For the log; null where it is a fault of ours, however soon another try goes through. */
  readonly line: string | null;
};

/** What the identity port and the database say of something that cannot serve now. */
const fromPorts: Readonly<Record<string, Trouble>> = {
  PROVIDER_AWAY: { code: 'provider_away', retryAfter: 5, line: 'identity provider' },
  PROVIDER_BUSY: { code: 'too_many_requests', retryAfter: 300, line: 'identity provider' },
  DATABASE_AWAY: { code: 'unavailable', retryAfter: 2, line: 'database away' },
  DATABASE_CONTENDED: { code: 'unavailable', retryAfter: 2, line: null },
};

const named = (error: FastifyError): ApiError | null => {
  if (error instanceof ApiError) return error;
  const known = fromFastify[error.code];
  if (known) return new ApiError(known);
  const trouble = fromPorts[error.code];
  if (trouble) return new ApiError(trouble.code, trouble.retryAfter);
  if (error.statusCode && error.statusCode < 500) return new ApiError('invalid_input');
  return null;
};

/** Sends a named error in the one form that every error has. */
export const sendError = (reply: FastifyReply, error: ApiError): FastifyReply => {
  const { status, message } = errors[error.code];
  rememberCode(reply.request, error.code);
  if (error.retryAfter !== null) reply.header('retry-after', String(error.retryAfter));
  return reply.code(status).send({ code: error.code, message, error: message, ...error.details });
};

/** Requests that do not even reach a route, such as a broken escape in the path; their hooks have not run. */
export const answerMalformed =
  (headers: Readonly<Record<string, string>>) =>
  (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    sendError(reply.headers(headers), named(error) ?? new ApiError('invalid_input'));
  };

/** Turns whatever was thrown into a reply; what has no name is logged and becomes a 500 without details. */
export const answerErrors = (server: FastifyInstance): void => {
  server.setErrorHandler((error: FastifyError, request: FastifyRequest, reply) => {
    const known = named(error);
    const trouble = fromPorts[error.code];
    if (trouble?.line) request.log.warn({ reason: error.message }, trouble.line);
    else if (trouble || !known)
      request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
    return sendError(reply, known ?? new ApiError('internal'));
  });
};
