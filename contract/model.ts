import * as z from 'zod/mini';
import { call } from './call.ts';

/** Whether a language model is set up here, and whether the caller allowed it to read their words. */
const ModelConsent = z.object({
  /** Name of the server that the words would go to; null where none is set up. */
  host: z.nullable(z.string()),
  /** True only for the server that is set up now; of another one nothing carries over. */
  allowed: z.boolean(),
});

/** Names the server that words would go to before anybody allows it, and never says what the partner chose. */
export const getModelConsent = call({
  name: 'getModelConsent',
  summary: 'Tell which language model could be used and whether the caller allowed it.',
  method: 'GET',
  path: '/api/account/model',
  auth: 'required',
  reply: ModelConsent,
  errors: ['unauthorized'],
});

/** Allows the server that the caller was shown, or takes it back with `host: null`; the partner is never told. */
export const setModelConsent = call({
  name: 'setModelConsent',
  summary: 'Allow or forbid that a language model reads the words of the caller.',
  method: 'POST',
  path: '/api/account/model',
  auth: 'required',
  body: z.object({ host: z.nullable(z.string().check(z.minLength(1), z.maxLength(300))) }),
  reply: ModelConsent,
  errors: ['invalid_input', 'unauthorized', 'model_changed'],
});
