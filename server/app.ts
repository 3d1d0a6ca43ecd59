import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { maximumBodyBytes } from '../contract/limits.ts';
import type { Context } from './context.ts';
import { mountAccounts } from './features/accounts/routes.ts';
import { mountAnswers } from './features/answers/routes.ts';
import { mountCouples } from './features/couples/routes.ts';
import { mountHelp } from './features/help/routes.ts';
import { mountInvites } from './features/invites/routes.ts';
import { mountLeaving } from './features/leaving/routes.ts';
import { mountModel } from './features/model/routes.ts';
import { mountOnboarding } from './features/onboarding/routes.ts';
import { mountQuestions } from './features/questions/routes.ts';
import { mountScore } from './features/score/routes.ts';
import { readJsonBodies } from './http/body.ts';
import { answerErrors, answerMalformed } from './http/error-replies.ts';
import { sealedHeaders, setHeaders } from './http/headers.ts';
import { mountHealth } from './http/health.ts';
import { mountIdentity } from './http/identity.ts';
import { logRequests } from './http/logging.ts';
import { answerNotFound } from './http/not-found.ts';
import { mountOpenApi } from './http/openapi.ts';
import { servePages } from './http/pages.ts';
import { answerUnreadable } from './http/unreadable.ts';

/** Milliseconds in which a request must have arrived whole. */
const requestTimeout = 15_000;

const mounts = [
  mountHealth,
  mountOpenApi,
  mountIdentity,
  mountAccounts,
  mountOnboarding,
  mountInvites,
  mountModel,
  mountAnswers,
  mountQuestions,
  mountScore,
  mountCouples,
  mountLeaving,
  mountHelp,
];

/** The whole server without a port: every call, the identity provider and the pages in `pagesFolder`. */
export const buildApp = (context: Context, pagesFolder: string): FastifyInstance => {
  const loggerInstance: FastifyBaseLogger = context.log;
  const headers = sealedHeaders(context.publicUrl);
  const server = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maximumBodyBytes,
    requestTimeout,
    trustProxy: (_address, hop) => hop < context.trustedProxies,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: answerMalformed(headers),
    clientErrorHandler: answerUnreadable(headers),
  });
  setHeaders(server, headers);
  logRequests(server);
  readJsonBodies(server);
  answerErrors(server);
  for (const mount of mounts) mount({ server, context });
  answerNotFound(server, servePages({ server, context }, pagesFolder));
  return server;
};
