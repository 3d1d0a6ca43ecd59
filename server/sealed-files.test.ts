import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveAnswer } from '../contract/answers.ts';
import { makeCouple } from './testing/couples.ts';
import { temporaryFolder } from './testing/folder.ts';
import { startProgram } from './testing/program.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder('afterglow-files-');
});
afterEach(() => folder.remove());

const canary = 'CANARYinTheAnswer';
const forms = [
  canary,
  Buffer.from(canary).toString('hex'),
  Buffer.from(canary).toString('base64').slice(0, 20),
];

const filesIn = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

test('no file of the data folder holds a word of an answer: tables, journal, logs', async () => {
  const program = await startProgram({ DATA_DIR: join(folder.path, 'data'), LOG_LEVEL: 'debug' });
  const person = await makeCouple(program.url);
  for (let n = 1; n <= 20; n++) {
    const questionId = `moving-in-${String(n).padStart(2, '0')}`;
    await person.call(saveAnswer, { body: { questionId, answer: `${canary} and I felt it, ${n}.` } });
  }
  await program.stop();
  const files = await filesIn(join(folder.path, 'data'));
  expect(files.length).toBeGreaterThan(500);
  for (const file of files) {
    const bytes = await readFile(file);
    expect([file, forms.filter((form) => bytes.includes(form))]).toEqual([file, []]);
  }
});
