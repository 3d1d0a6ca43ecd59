import type * as z from 'zod';
import { guardedFetch, TooLong } from './model-fetch.ts';
import type { Prompt } from './model-prompt.ts';

/** Why there is no reply; all that is ever logged of it, with a status where there is one. */
export type Failure = {
  readonly kind: 'late' | 'unreachable' | 'refused' | 'busy' | 'broken' | 'too long' | 'unreadable';
  readonly status: number | null;
};

export type ModelServer = {
  /** Base address of the API, as in `http://localhost:11434/v1`. */
  readonly address: string;
  readonly name: string;
  readonly key: string | null;
};

/** Sends one prompt and gives what came back in the given shape, or why nothing did; never rejects. */
type Request = <T>(prompt: Prompt, shape: z.ZodType<T>, signal: AbortSignal) => Promise<T | Failure>;

/** Bytes of a reply that are read; what is asked for has less than two thousand. */
const longestReply = 256 * 1024;

/** Tokens that a reply may have; models that think first need most of them for that. */
const mostTokens = 2_000;

type Body = Record<string, unknown>;

/**
 * Servers differ in what they take. First a schema that the server enforces, then the same as newer models of OpenAI
 * want it, then JSON without a schema, then only words; one that is taken is kept.
 */
const dialects: readonly ((body: Body) => Body)[] = [
  (body) => body,
  ({ max_tokens, temperature: _, ...body }) => ({ ...body, max_completion_tokens: max_tokens }),
  (body) => ({ ...body, response_format: { type: 'json_object' } }),
  ({ model, messages }) => ({ model, messages }),
];

/** Some servers leave out the mark with which the thoughts begin. */
const endOfThought = '</think>';

/** The JSON in a reply that may have thoughts before it, and a fence or prose around it. */
const jsonIn = (text: string): string => {
  const said = text.split(endOfThought).at(-1) ?? '';
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')];
  return from === -1 || to < from ? said : said.slice(from, to + 1);
};

const load = async (server: ModelServer, fetch: typeof globalThis.fetch, translate: (body: Body) => Body) => {
  const [sdk, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: server.address,
    supportsStructuredOutputs: true,
    transformRequestBody: translate,
    fetch,
    ...(server.key === null ? {} : { apiKey: server.key }),
  });
  const middleware = sdk.extractJsonMiddleware({ transform: jsonIn });
  return { sdk, model: sdk.wrapLanguageModel({ model: provider(server.name), middleware }) };
};
type Loaded = Awaited<ReturnType<typeof load>>;

const causes = (error: unknown): readonly unknown[] =>
  error instanceof Error ? [error, ...causes(error.cause)] : [];

const kindOf = (status: number): Failure['kind'] => {
  if (status === 429) return 'busy';
  if (status >= 500 || status === 408) return 'broken';
  return status >= 400 ? 'refused' : 'unreadable';
};

const failureOf = (error: unknown, { sdk }: Loaded, signal: AbortSignal): Failure => {
  if (signal.aborted) return { kind: 'late', status: null };
  if (causes(error).some((cause) => cause instanceof TooLong)) return { kind: 'too long', status: null };
  if (!sdk.APICallError.isInstance(error)) return { kind: 'unreadable', status: null };
  const status = error.statusCode ?? null;
  return { kind: status === null ? 'unreachable' : kindOf(status), status };
};

/** Rejects when the signal ends, whatever the work does. */
const until = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'kind' in value && 'status' in value;

/** A server that does not know a field says 400 or 422; then the next dialect is worth a try. */
const isForeign = ({ status }: Failure): boolean => status === 400 || status === 422;

const isWorthRepeating = (failure: Failure): boolean =>
  isForeign(failure) || ['unreachable', 'broken', 'unreadable'].includes(failure.kind);

/** Speaks with one server through the AI SDK, which is loaded with the first request. */
export const openRequest = (server: ModelServer): Request => {
  let dialect = 0;
  let loading: Promise<Loaded | null> | null = null;
  const translate = (body: Body): Body => dialects[dialect]?.(body) ?? body;

  const loadOnce = (): Promise<Loaded | null> => {
    loading ??= load(server, guardedFetch(longestReply), translate).catch(() => {
      loading = null;
      return null;
    });
    return loading;
  };
  const once = async <T>(prompt: Prompt, shape: z.ZodType<T>, signal: AbortSignal): Promise<T | Failure> => {
    const loaded = await loadOnce();
    if (loaded === null) return { kind: 'broken', status: null };
    const spoken = dialect;
    const asked = loaded.sdk.generateText({
      model: loaded.model,
      instructions: prompt.instructions,
      prompt: prompt.data,
      output: loaded.sdk.Output.object({ schema: shape, name: 'reply' }),
      maxOutputTokens: mostTokens,
      temperature: 0,
      maxRetries: 0,
      abortSignal: signal,
    });
    try {
      return (await until(signal, asked)).output;
    } catch (error) {
      const failure = failureOf(error, loaded, signal);
      if (isForeign(failure) && dialect === spoken) dialect = (dialect + 1) % dialects.length;
      return failure;
    }
  };
  return async (prompt, shape, signal) => {
    const first = await once(prompt, shape, signal);
    return isFailure(first) && isWorthRepeating(first) ? once(prompt, shape, signal) : first;
  };
};
