import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type EncoderSettings, openEncoder } from './encoder.ts';
import weights from './weights.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'afterglow encoder-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that embeds a text as its length. */
const programWith = (code: string): string => {
  const path = join(folder, `${Math.random()}.mjs`);
  const start = `process.on('disconnect', () => process.exit());
    const reply = ({ id, texts }) =>
      process.send({ id, vectors: texts.map((text) => Float32Array.of(text.length)) });`;
  writeFileSync(path, `${start}\n${code}`);
  return path;
};

const open = (code: string, settings: Partial<EncoderSettings> = {}) => {
  const onTrouble = vi.fn<(reason: string) => void>();
  const encoder = openEncoder({
    folder,
    weights: 'tuned',
    script: programWith(code),
    patience: 20_000,
    onTrouble,
    ...settings,
  });
  onTestFinished(() => encoder.close());
  return { encoder, onTrouble };
};

const echo = `process.on('message', reply);`;
const deaf = `process.on('message', () => {});`;
/** Turns for ever at one text. */
const stuck = `process.on('message', (it) => { while (it.texts[0] === 'a riddle'); reply(it); });`;

/** Asks until there is an answer: on a busy machine a process may need longer to start than anybody waits for it. */
const answered = (ask: () => Promise<unknown>) => vi.waitFor(ask, 20_000);

describe('an encoder', () => {
  test('gives each request its own vectors, in the order of its texts', async () => {
    const { encoder } = open(echo);
    const [one, other] = await Promise.all([encoder.embed(['a', 'bcd']), encoder.embed(['ef'])]);
    expect([one, other]).toEqual([[Float32Array.of(1), Float32Array.of(3)], [Float32Array.of(2)]]);
  });

  test('refuses what would make the queue too long, and takes more once it is shorter', async () => {
    const { encoder } = open(echo, { longest: 3 });
    const first = encoder.embed(['a', 'b']);
    await expect(encoder.embed(['c', 'd'])).rejects.toThrow('too much to do');
    await first;
    expect(await encoder.embed(['c', 'd'])).toHaveLength(2);
  });

  test('keeps nobody waiting while it loads, and is not given up for it', async () => {
    const { encoder, onTrouble } = open(deaf, { patience: 50 });
    await expect(encoder.embed(['a'])).rejects.toThrow('no answer within 50 ms');
    expect(onTrouble).not.toHaveBeenCalled();
  });

  test('that hangs is replaced', async () => {
    const { encoder, onTrouble } = open(stuck, { patience: 300 });
    await answered(() => encoder.embed(['a']));
    await new Promise((resolve) => setTimeout(resolve, 350));
    await expect(encoder.embed(['a riddle'])).rejects.toThrow('no answer');
    expect(onTrouble).toHaveBeenCalledTimes(1);
    expect(await answered(() => encoder.embed(['c']))).toHaveLength(1);
  });

  test('that is killed is replaced', async () => {
    const { encoder, onTrouble } = open(`${echo} process.on('message', ({ texts }) => {
      if (texts[0] === 'die') process.kill(process.pid, 'SIGKILL');
    });`);
    await encoder.embed(['a']);
    await encoder.embed(['die']).catch(() => {});
    await vi.waitFor(() => expect(onTrouble.mock.calls).toEqual([['its process ended (SIGKILL)']]));
    expect(await encoder.embed(['b'])).toHaveLength(1);
  });

  test('that fails at one text is asked for the next, and is no trouble', async () => {
    const { encoder, onTrouble } = open(`process.on('message', (it) => {
      if (it.texts[0] === 'odd') process.send({ id: it.id, failed: 'an odd text' });
      else reply(it);
    });`);
    await expect(encoder.embed(['odd'])).rejects.toThrow('an odd text');
    expect(await encoder.embed(['a'])).toHaveLength(1);
    expect(onTrouble).not.toHaveBeenCalled();
  });

  test('that ends again and again is given up', async () => {
    const { encoder, onTrouble } = open('process.exit(3);');
    await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledTimes(3), 5000);
    await expect(encoder.embed(['a'])).rejects.toThrow('not running');
  });

  test('that says why it failed is given up with that', async () => {
    const reason = 'no binary for this machine';
    const { encoder, onTrouble } = open(
      `process.send({ failed: '${reason}' }); setInterval(() => {}, 1000);`,
    );
    await expect(encoder.embed(['a'])).rejects.toThrow(reason);
    expect(onTrouble.mock.calls).toEqual([[reason]]);
    await expect(encoder.embed(['a'])).rejects.toThrow('not running');
  });

  test('is none the wiser that the server runs under `node --watch`', async () => {
    vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { encoder, onTrouble } = open(`import 'node:fs'; ${echo}`);
    expect(await encoder.embed(['a'])).toHaveLength(1);
    expect(onTrouble).not.toHaveBeenCalled();
  });

  test('that is closed answers nobody and is no trouble', async () => {
    const { encoder, onTrouble } = open(deaf);
    const waiting = expect(encoder.embed(['a'])).rejects.toThrow('closed');
    await encoder.close();
    await waiting;
    expect(onTrouble).not.toHaveBeenCalled();
  });
});

describe('the weights', () => {
  const failure = (place: string): Promise<string> =>
    new Promise((onTrouble) => {
      const encoder = openEncoder({ folder: place, weights: 'tuned', onTrouble });
      onTestFinished(() => encoder.close());
    });

  test('of which one is missing end it with a reason', async () => {
    expect(await failure(join(folder, 'nowhere'))).toMatch(/ENOENT/);
  });

  test('of which one is not the right file end it, and the file is removed', async () => {
    for (const { name } of weights.files) writeFileSync(join(folder, name), 'something else');
    expect(await failure(folder)).toBe(
      'model.onnx of the sentence encoder was not the right file and has been removed',
    );
    expect(existsSync(join(folder, 'model.onnx'))).toBe(false);
  });
});
