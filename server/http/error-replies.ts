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

/** What the identity port says of a provider that does not answer, or wants to be left alone; seconds to wait. */
const fromProvider: Readonly<Record<string, readonly [code: ErrorCode, retryAfter: number]>> = {
  PROVIDER_AWAY: ['provider_away', 5],
  PROVIDER_BUSY: ['too_many_requests', 300],
};

/** PostgreSQL's classes for "cannot serve now" and "somebody else was first", and what the driver and the socket say. */
const databaseAway = /^(08|40|53|57|25P03$|ECONN|ENOENT$|EPIPE$|ETIMEDOUT$)/;
/** … of which a deadlock and its like are a fault of ours, however soon another try goes through. */
const isOurs = /^40/;
const poolAway =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

const retryAfterOutage = 2;

const named = (error: FastifyError): ApiError | null => {
  if (error instanceof ApiError) return error;
  const known = fromFastify[error.code];
  if (known) return new ApiError(known);
  const provider = fromProvider[error.code];
  if (provider) return new ApiError(...provider);
  if (databaseAway.test(error.code ?? '') || poolAway.test(error.message)) {
    return new ApiError('unavailable', retryAfterOutage);
  }
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
    if (!known) request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
    else if (isOurs.test(error.code))
      request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error');
    else if (known.code === 'unavailable') request.log.warn({ reason: error.message }, 'database away');
    else if (error.code in fromProvider) request.log.warn({ reason: error.message }, 'identity provider');
    return sendError(reply, known ?? new ApiError('internal'));
  });
};
