import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Who may call: `required` needs a valid bearer token, `optional` uses a good one that is there. */
type Auth = 'required' | 'optional';

/** One call of the API as a value: the server mounts it, the browser calls it, OpenAPI is made from it. */
export type Call = {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly auth: Auth;
  /** The browser asks the identity provider for a new token first. */
  readonly freshToken?: true;
  readonly params?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
  readonly errors: readonly ErrorCode[];
};

export type ParamsOf<C extends Call> = C extends { params: infer P extends z.ZodMiniType }
  ? z.output<P>
  : undefined;
export type BodyOf<C extends Call> = C extends { body: infer B extends z.ZodMiniType }
  ? z.output<B>
  : undefined;
export type ReplyOf<C extends Call> = z.output<C['reply']>;

/** What a caller hands over: the body as sent, and each `{param}` of the path. */
export type InputOf<C extends Call> = (C extends { params: infer P extends z.ZodMiniType }
  ? { params: z.input<P> }
  : unknown) &
  (C extends { body: infer B extends z.ZodMiniType } ? { body: z.input<B> } : unknown);

/** Keeps the literal types of a call while checking its shape. */
export const call = <const C extends Call>(value: C): C => value;
