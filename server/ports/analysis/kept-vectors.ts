import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoder } from './encoder.ts';

// Some thousand examples are the same at every start, and reading them takes seconds: their vectors are kept in a file
// beside the weights, under a name that changes with every letter of them.

/** Texts in one request, few enough that answers get a turn in between. */
const portion = 16;

const embedAll = async (encoder: Encoder, all: readonly string[]): Promise<readonly Float32Array[]> => {
  const vectors: Float32Array[] = [];
  for (let at = 0; at < all.length; at += portion)
    vectors.push(...(await encoder.embed(all.slice(at, at + portion))));
  return vectors;
};

/** The same bytes have the same name, so that a file cut short is not mistaken for a whole one. */
const digest = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

const fileOf = (folder: string, texts: readonly string[]): string =>
  join(folder, `examples-${digest(JSON.stringify(texts)).slice(0, 16)}.f32`);

const read = async (file: string, count: number): Promise<readonly Float32Array[] | null> => {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return null;
  const [sum, body] = [bytes.subarray(0, 32).toString('hex'), bytes.subarray(32)];
  if (digest(body) !== sum || count === 0) return null;
  const floats = new Float32Array(new Uint8Array(body).buffer);
  const width = floats.length / count;
  return Array.from({ length: count }, (_, index) => floats.subarray(index * width, (index + 1) * width));
};

const write = async (folder: string, file: string, vectors: readonly Float32Array[]): Promise<void> => {
  const body = Buffer.concat(
    vectors.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength)),
  );
  const whole = `${file}-${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(whole, Buffer.concat([Buffer.from(digest(body), 'hex'), body]));
  await rename(whole, file);
};

/** The vectors of texts that never change, from a file in `encoder.folder` where they were kept; else read and kept there. */
export const vectorsOf = async (
  encoder: Encoder,
  texts: readonly string[],
): Promise<readonly Float32Array[]> => {
  const { folder } = encoder;
  if (folder === undefined) return embedAll(encoder, texts);
  const file = fileOf(folder, texts);
  const known = await read(file, texts.length);
  if (known !== null) return known;
  const vectors = await embedAll(encoder, texts);
  // A folder that cannot be written to costs some seconds at each start and nothing else.
  await write(folder, file, vectors).catch(() => {});
  return vectors;
};
