import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived at the stub. */
export type Asked = {
  readonly path: string;
  readonly authorization: string | null;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly [field: string]: unknown;
  };
  /** Resolves when the connection has gone, answered or not. */
  readonly gone: Promise<unknown>;
};

/** What the stub does with a request. */
export type Behaviour = (asked: Asked, response: ServerResponse) => void;

/** A server that speaks as a model's does, outside this process's parts: a real port, real bytes. */
export type ModelStub = {
  readonly url: string;
  /** What arrived, oldest first. */
  readonly asked: Asked[];
  readonly behave: (behaviour: Behaviour) => void;
  readonly stop: () => Promise<void>;
};

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};

const usage = { prompt_tokens: 412, completion_tokens: 88, total_tokens: 500 };

/** A reply with this content, as OpenAI gives it. */
export const openAi = (content: string | null, message: object = {}): object => ({
  id: 'chatcmpl-BfT1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'stub-1',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: null, annotations: [], ...message },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage: { ...usage, prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 } },
  service_tier: 'default',
  system_fingerprint: null,
});

/** A reply with this content, as Ollama gives it. */
export const ollama = (content: string, message: object = {}): object => ({
  id: 'chatcmpl-417',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'stub:3b',
  system_fingerprint: 'fp_ollama',
  choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: 'stop' }],
  usage,
});

export const say =
  (body: object): Behaviour =>
  (_asked, response) =>
    json(response, 200, body);

/** A good reply to one answer; the quotation has to stand in it. */
export const goodReview = {
  quality: 'good',
  quote: 'felt safe',
  praise: 'lets your partner see what the tea did',
  next: 'You could add what you would like to happen next time.',
  suggestion: 'Is there one evening you remember?',
  insightRating: 7,
} as const;

/** A good reply to one pair. */
export const goodJudgement = {
  one: 0.8,
  other: 0.6,
  alike: 0.9,
  insight: 'When did this last happen for both of you?',
} as const;

/** True where a pair is to be judged. */
export const isPair = ({ body }: Asked): boolean =>
  JSON.stringify(body.messages).includes('The other answer:');

/** Good replies to answers and pairs. */
export const speakWell: Behaviour = (asked, response) =>
  json(response, 200, openAi(JSON.stringify(isPair(asked) ? goodJudgement : goodReview)));

export const fail =
  (
    status: number,
    body: unknown = { error: { message: 'no', type: 'x', param: null, code: null } },
  ): Behaviour =>
  (_asked, response) =>
    json(response, status, body);

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** Starts a stub that speaks well until it is told otherwise. */
export const startModelStub = async (): Promise<ModelStub> => {
  const asked: Asked[] = [];
  let behaviour = speakWell;
  const server = createServer(async (request, response) => {
    const gone = once(response, 'close');
    const { authorization = null } = request.headers;
    const arrived = { path: request.url ?? '', authorization, body: JSON.parse(await read(request)), gone };
    asked.push(arrived);
    behaviour(arrived, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
