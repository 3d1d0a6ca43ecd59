import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Call, ParamsOf, ReplyOf } from '../../contract/call.ts';
import { isErrorCode } from '../../contract/errors.ts';
import type { Caller, Context } from '../context.ts';
import { ApiError, fail } from './api-error.ts';
import { accountKey, addressKey, type Budget, spend } from './budget.ts';
import { rememberCaller } from './logging.ts';

/** What a feature mounts its calls on. */
export type App = { readonly server: FastifyInstance; readonly context: Context };

/** What a handler is given: checked input, who calls and from which address. */
type Incoming<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: C['auth'] extends 'required' ? Caller : Caller | null;
  readonly address: string;
};

type Handler<C extends Call> = (incoming: Incoming<C>, context: Context) => Promise<ReplyOf<C>>;

/** Budgets of a call, for each account that calls it and for each address without one. */
type Limits = { readonly account?: Budget; readonly address?: Budget };

const check = (schema: Call['body'], value: unknown): unknown => {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const said = parsed.error.issues[0]?.message ?? '';
  return fail(isErrorCode(said) ? said : 'invalid_input');
};

const bearer = /^Bearer +([\w.~+/-]+=*)$/i;

const authenticate = async (
  request: FastifyRequest,
  call: Call,
  context: Context,
): Promise<Caller | null> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const caller = token ? await context.identity.verify(token) : null;
  if (!caller && call.auth === 'required') fail('unauthorized');
  return caller;
};

const limit = async (
  call: Call,
  limits: Limits,
  incoming: Incoming<Call>,
  context: Context,
): Promise<void> => {
  const { caller, address } = incoming;
  const budget = caller ? limits.account : limits.address;
  if (!budget) return;
  const key = caller ? accountKey(call.name, caller.uid) : addressKey(context.vault, call.name, address);
  await spend(context.db, key, budget, context.clock());
};

/** Paths of what a value has and the copy that its schema made of it lacks; what JSON leaves out anyway does not count. */
const unnamed = (value: unknown, copy: unknown, path: readonly string[] = []): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const named = new Map(Object.entries(Object(copy)));
  return Object.entries(value).flatMap(([key, part]) => {
    if (part === undefined) return [];
    const at = [...path, key];
    return named.has(key) ? unnamed(part, named.get(key), at) : [at.join('.')];
  });
};

/** What may be sent: the fields of the contract and no more. A reply that it cannot be read out of stays here. */
const contracted = (call: Call, value: unknown, { log, strictReplies }: Context): unknown => {
  const { data, error } = call.reply.safeParse(value);
  const paths = error ? error.issues.map((issue) => issue.path.join('.')) : unnamed(value, data);
  if (paths.length > 0) log.error({ call: call.name, paths }, 'reply does not match the contract');
  if (error || (strictReplies && paths.length > 0)) throw new ApiError('internal');
  return data;
};

const route = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Serves one call of the contract: authenticate, check the input, limit, run, check the reply. */
export const mount = <C extends Call>(app: App, call: C, handler: Handler<C>, limits: Limits = {}): void => {
  const { server, context } = app;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await authenticate(request, call, context);
    rememberCaller(request, caller?.uid);
    const params = check(call.params, request.params);
    const incoming = { caller, params, body: check(call.body, request.body), address: request.ip };
    await limit(call, limits, incoming as Incoming<Call>, context);
    const value = await handler(incoming as Incoming<C>, context);
    return reply.send(contracted(call, value, context));
  };
  server.route({ method: call.method, url: route(call.path), exposeHeadRoute: false, handler: answer });
};
