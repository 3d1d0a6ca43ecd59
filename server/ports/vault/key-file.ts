import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type MasterKey, newMasterKey, readMasterKey } from './master-key.ts';

/** All keys in the file, the one of now first; older ones follow until nothing is wrapped with them. */
export const readKeyFile = (file: string): MasterKey[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readMasterKey);

/** Makes the file with one new key (mode 600) unless it is there. */
export const ensureKeyFile = (file: string): void => {
  try {
    writeFileSync(file, `${newMasterKey()}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
};

/** Puts a new key on top of the file; servers that run read it again when they meet its id. */
export const addKeyToFile = (file: string): void => {
  const before = readFileSync(file, 'utf8');
  writeFileSync(`${file}.new`, `${newMasterKey()}\n${before}`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
};
