import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import type { FromEncoder, Readable, ToEncoder } from './encoder.ts';
import { tune } from './tuned.ts';
import { pinnedHash } from './weights.ts';

// Runs in a process of its own: a model's arithmetic would hold up every other request, and in a thread its native
// code takes the whole server along when it is ended in the middle of a text.

/** Word pieces that are read of a text, and of the question above it; it was trained on no more. */
const maximumPieces = { text: 128, question: 48 };

const [folder = '', weights] = process.argv.slice(2);

/** Reads a file of the weights; one that is not what it should be is removed, so that it is fetched again. */
const read = (wanted: string): Buffer => {
  const path = join(folder, wanted);
  const bytes = readFileSync(path);
  if (createHash('sha256').update(bytes).digest('hex') === pinnedHash(wanted)) return bytes;
  rmSync(path, { force: true });
  throw new Error(`${wanted} of the sentence encoder was not the right file and has been removed`);
};

/** Word pieces of a text, or of an answer after those of its question. */
type Pieces = { readonly question: readonly number[]; readonly text: readonly number[] };

type Model = {
  readonly session: InferenceSession;
  readonly piecesOf: (readable: Readable) => Pieces;
  readonly tensor: (values: BigInt64Array) => Tensor;
};

const load = async (): Promise<Model> => {
  const [published, vocabulary] = [read('model.onnx'), read('tokenizer.json')];
  const model = weights === 'tuned' ? tune(published) : published;
  const { Tokenizer } = await import('@huggingface/tokenizers');
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const tokenizer = new Tokenizer(JSON.parse(vocabulary.toString('utf8')), {});
  // One thread leaves the other cores to the server; without an arena the memory of a long text is given back.
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1, enableCpuMemArena: false };
  const session = await InferenceSession.create(model, options);
  /** From the mark that begins a text to the mark that ends it, which stays where the rest is cut. */
  const cut = (text: string, most: number): readonly number[] => {
    const { ids } = tokenizer.encode(text);
    return ids.length <= most ? ids : [...ids.slice(0, most - 1), ...ids.slice(-1)];
  };
  const piecesOf = (readable: Readable): Pieces => {
    if (typeof readable === 'string') return { question: [], text: cut(readable, maximumPieces.text) };
    const [question, answer] = readable;
    return {
      question: cut(question, maximumPieces.question),
      text: cut(answer, maximumPieces.text + 1).slice(1),
    };
  };
  return { session, piecesOf, tensor: (values) => new Tensor('int64', values, [1, values.length]) };
};

/** The mean of the vectors of all word pieces, at length 1. */
const pool = (states: Float32Array, width: number): Float32Array => {
  const sum = new Float32Array(width);
  for (let at = 0; at < states.length; at += 1) sum[at % width] = (sum[at % width] ?? 0) + (states[at] ?? 0);
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
};

/** One text at a time: in a batch an int8 model rounds by its neighbours, and a text would not read the same twice. */
const embed = async ({ session, piecesOf, tensor }: Model, readable: Readable): Promise<Float32Array> => {
  const { question, text } = piecesOf(readable);
  const ids = [...question, ...text];
  const { last_hidden_state: states } = await session.run({
    input_ids: tensor(BigInt64Array.from(ids, BigInt)),
    attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
    token_type_ids: tensor(
      new BigInt64Array(ids.length).fill(1n, question.length === 0 ? ids.length : question.length),
    ),
  });
  if (!(states?.data instanceof Float32Array)) throw new Error('the sentence encoder gave no vectors');
  return pool(states.data, states.data.length / ids.length);
};

const tell = (message: FromEncoder): void => void process.send?.(message);

const answer = async (model: Model, { id, texts }: ToEncoder): Promise<void> => {
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push(await embed(model, text));
  tell({ id, vectors });
};

/** Whoever only reads or saves comes first; loading stands back less, since it has a time limit. */
const niceness = { loading: 5, reading: 15 } as const;

const work = async (): Promise<void> => {
  const model = await load();
  setPriority(niceness.reading);
  let last = Promise.resolve();
  process.on('message', (request: ToEncoder) => {
    last = last
      .then(() => answer(model, request))
      .catch(({ message }) => tell({ id: request.id, failed: message }));
  });
};

setPriority(niceness.loading);

// It lives as long as the server: a Ctrl-C in a terminal reaches it too, while the server still has requests to finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
work().catch(({ message }) => tell({ failed: message }));
