import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { temporaryFolder } from '../server/testing/folder.ts';
import { type Program, startProgram } from '../server/testing/program.ts';

/** A test file's own server, with an embedded PostgreSQL in a folder of its own. */
export type House = {
  readonly url: string;
  /** Waits for mails that hold this text, such as an address; oldest first, each as its `.eml` file's. */
  readonly mailsWith: (text: string) => Promise<string[]>;
};

const readMails = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
};

const waitForMails = (folder: string, text: string): Promise<string[]> =>
  vi.waitFor(
    async () => {
      const found = (await readMails(folder)).filter((mail) => mail.includes(text));
      expect(found).not.toEqual([]);
      return found;
    },
    { timeout: 20_000, interval: 100 },
  );

/** Starts the server as a user does, before the file's first test, and stops it after the last. */
export const house = (settings: Record<string, string> = {}): (() => House) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>> | undefined;
  let program: Program | undefined;
  let standing: House | undefined;
  beforeAll(async () => {
    folder = await temporaryFolder('afterglow-e2e-');
    const data = join(folder.path, 'data');
    program = await startProgram({ DATA_DIR: data, ...settings });
    standing = { url: program.url, mailsWith: (text) => waitForMails(join(data, 'mail'), text) };
  });
  afterAll(async () => {
    await program?.stop();
    await folder?.remove();
  });
  return () => {
    if (!standing) throw new Error('the server starts before the first test');
    return standing;
  };
};
