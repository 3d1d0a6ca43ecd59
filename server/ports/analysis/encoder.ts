import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openQueue } from './encoder-queue.ts';

/** Turns texts into vectors of length 1, near each other where the texts mean something alike. */
export type Encoder = {
  /** Rejects rather than keep anybody waiting: too long a queue, too slow, or not there any more. */
  readonly embed: (texts: readonly string[]) => Promise<readonly Float32Array[]>;
  readonly close: () => Promise<void>;
};

export type ToWorker = { readonly id: number; readonly texts: readonly string[] };
export type FromWorker =
  | { readonly failed: string }
  | { readonly id: number; readonly vectors: readonly Float32Array[] };

export type EncoderSettings = {
  /** Where the weights are. */
  readonly folder: string;
  /** Milliseconds until an answer does without. */
  readonly patience?: number;
  /** Texts that may wait; with more, an answer does without. */
  readonly longest?: number;
  /** Told why, each time an encoder is ended that was not closed. */
  readonly onTrouble?: (reason: string) => void;
  /** Stands for the worker in tests. */
  readonly script?: string;
};

const defaults = {
  patience: 2_000,
  longest: 400,
  script: join(import.meta.dirname, 'encoder-worker.ts'),
  onTrouble: () => {},
};

/** Milliseconds that loading may take, in which silence is no sign of trouble. */
const loading = 20_000;

/** After this many workers in a row that hung, feedback works by rules alone until the next start. */
const mostTries = 3;

type Thread = { readonly send: (message: ToWorker) => void; readonly stop: () => Promise<unknown> };

/** Starts a worker that does not keep the process alive; `onLost` may be told more than once. */
const startThread = (
  { script, folder }: { script: string; folder: string },
  onVectors: (id: number, vectors: readonly Float32Array[]) => void,
  onLost: (reason: string) => void,
): Thread => {
  const worker = new Worker(script, { workerData: { folder } });
  worker.unref();
  worker.on('message', (message: FromWorker) =>
    'failed' in message ? onLost(message.failed) : onVectors(message.id, message.vectors),
  );
  worker.on('error', ({ message }) => onLost(message));
  worker.on('exit', () => onLost('its thread ended'));
  return { send: (message) => worker.postMessage(message), stop: () => worker.terminate() };
};

/** An encoder in a thread of its own, which loads in the background; one that hangs is replaced, a few times. */
export const openEncoder = (settings: EncoderSettings): Encoder => {
  const { patience, longest, onTrouble, ...place } = { ...defaults, ...settings };
  let [last, tries, lastNews] = [0, 1, 0];
  let thread: Thread | null = null;

  const lose = async (reason: string): Promise<void> => {
    const lost = thread;
    thread = null;
    queue.settleAll(new Error(reason));
    await lost?.stop();
  };
  const open = (): Thread => {
    lastNews = performance.now() + loading;
    const opened = startThread(
      place,
      (id, vectors) => {
        [tries, lastNews] = [1, performance.now()];
        queue.settle(id, vectors);
      },
      (reason) => {
        if (thread !== opened) return;
        void lose(reason);
        onTrouble(reason);
      },
    );
    return opened;
  };
  const queue = openQueue(patience, (id) => {
    const late = `no answer within ${patience} ms`;
    if (performance.now() - lastNews < patience) return queue.settle(id, new Error(late));
    void lose(late);
    onTrouble(late);
    tries += 1;
    if (tries <= mostTries) thread = open();
  });

  thread = open();
  return {
    embed: async (texts) => {
      if (thread === null) throw new Error('the sentence encoder is not running');
      if (queue.length() + texts.length > longest) throw new Error('the sentence encoder has too much to do');
      last += 1;
      const vectors = queue.add(last, texts.length);
      thread.send({ id: last, texts });
      return vectors;
    },
    close: () => lose('closed'),
  };
};
