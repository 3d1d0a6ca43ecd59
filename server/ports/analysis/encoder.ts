import { type ChildProcess, fork, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openQueue } from './encoder-queue.ts';

/** A text by itself, or an answer that is read under its question. */
export type Readable = string | readonly [question: string, answer: string];

/** Turns texts into vectors of length 1: near each other where they mean something alike, or tuned to tell answers apart. */
export type Encoder = {
  /** Rejects rather than keep anybody waiting: too long a queue, too slow, or not there any more. */
  readonly embed: (texts: readonly Readable[]) => Promise<readonly Float32Array[]>;
  readonly close: () => Promise<void>;
  /** Milliseconds until an answer does without. */
  readonly patience?: number;
};

export type ToEncoder = { readonly id: number; readonly texts: readonly Readable[] };
/** Without an `id` all of it has failed, and not one request. */
export type FromEncoder =
  | { readonly failed: string; readonly id?: undefined }
  | { readonly failed: string; readonly id: number }
  | { readonly vectors: readonly Float32Array[]; readonly id: number };

export type EncoderSettings = {
  /** Where the weights are. */
  readonly folder: string;
  /** Tuned to tell answers apart, or as published, for likeness. */
  readonly weights: 'tuned' | 'published';
  /** Milliseconds until an answer does without. */
  readonly patience?: number;
  /** Texts that may wait; with more, an answer does without. */
  readonly longest?: number;
  /** Told why, each time an encoder is ended that was not closed. */
  readonly onTrouble?: (reason: string) => void;
  /** Stands for the encoder's program in tests. */
  readonly script?: string;
};

/** Milliseconds until an answer does without, where it is not said. */
export const usualPatience = 2_000;

const defaults = {
  patience: usualPatience,
  longest: 400,
  script: join(import.meta.dirname, 'encoder-process.ts'),
  onTrouble: () => {},
};

/** What the native code prints when it is ended is of no use to anybody; errors come as messages. */
const silent: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];

/** Milliseconds that loading may take, in which silence is no sign of trouble. */
const loading = 20_000;

/** After this many in a row that hung or ended, feedback works by rules alone until the next start. */
const mostTries = 3;

type Running = { readonly send: (message: ToEncoder) => void; readonly stop: () => Promise<unknown> };

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  child.kill('SIGKILL'); // It ignores the others, and has nothing to save.
  await once(child, 'exit');
};

const resultOf = (message: Exclude<FromEncoder, { readonly id?: undefined }>) =>
  'failed' in message ? new Error(message.failed) : message.vectors;

/**
 * Starts a process that does not keep this one alive; `onLost` may be told more than once. It gets no environment: the
 * keys are none of its business, and what `node --watch` sets there would have it send messages that are not ours.
 */
const start = (
  { script, folder, weights }: Required<Pick<EncoderSettings, 'script' | 'folder' | 'weights'>>,
  onResult: (id: number, result: readonly Float32Array[] | Error) => void,
  onLost: (reason: string, forGood: boolean) => void,
): Running => {
  const child = fork(script, [folder, weights], {
    serialization: 'advanced',
    execArgv: [],
    env: {},
    stdio: silent,
  });
  child.unref();
  child.channel?.unref();
  child.on('message', (message: FromEncoder) =>
    message.id === undefined ? onLost(message.failed, true) : onResult(message.id, resultOf(message)),
  );
  child.on('error', ({ message }) => onLost(message, true));
  child.on('exit', (code, signal) => onLost(`its process ended (${signal ?? code})`, false));
  return { send: (message) => void child.send(message, () => {}), stop: () => stop(child) };
};

/** An encoder in a process of its own, which loads in the background; one that hangs or ends is replaced, a few times. */
export const openEncoder = (settings: EncoderSettings): Encoder => {
  const { patience, longest, onTrouble, ...place } = { ...defaults, ...settings };
  let [last, tries, lastNews] = [0, 1, 0];
  let running: Running | null = null;

  const lose = async (reason: string): Promise<void> => {
    const lost = running;
    running = null;
    queue.settleAll(new Error(reason));
    await lost?.stop();
  };
  const open = (): Running => {
    lastNews = performance.now() + loading;
    const opened = start(
      place,
      (id, result) => {
        [tries, lastNews] = [1, performance.now()];
        queue.settle(id, result);
      },
      (reason, forGood) => {
        if (running === opened) replace(reason, forGood);
      },
    );
    return opened;
  };
  const replace = (reason: string, forGood = false): void => {
    void lose(reason);
    onTrouble(reason);
    tries += 1;
    if (!forGood && tries <= mostTries) running = open();
  };
  const queue = openQueue(patience, (id) => {
    const late = `no answer within ${patience} ms`;
    if (performance.now() - lastNews < patience) queue.settle(id, new Error(late));
    else replace(late);
  });

  running = open();
  return {
    embed: async (texts) => {
      if (running === null) throw new Error('the sentence encoder is not running');
      if (queue.length() + texts.length > longest) throw new Error('the sentence encoder has too much to do');
      last += 1;
      const vectors = queue.add(last, texts.length);
      running.send({ id: last, texts });
      return vectors;
    },
    close: () => lose('closed'),
    patience,
  };
};
