import { chownSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ensureFile } from '../../database/ensure-file.ts';
import { syncFolder } from '../../database/sync-folder.ts';
import { type MasterKey, newMasterKey, readMasterKey } from './master-key.ts';

const textOf = (file: string): string => {
  if (!existsSync(file))
    throw new Error(
      `There is no file ${file}. Set MASTER_KEY or DATA_DIR as the servers have it, or put your copy of the file back.`,
    );
  const text = readFileSync(file, 'utf8');
  if (text.trim() !== '') return text;
  throw new Error(
    `There is no master key in ${file}. Put your copy of the file back; ` +
      'where nobody has written anything yet, delete it and start again.',
  );
};

/** All keys in the file, the one of now first; older ones follow, since back-ups may need them. Throws without any. */
export const readKeyFile = (file: string): MasterKey[] =>
  textOf(file)
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [readMasterKey(line, `Line ${at + 1} of ${file}`)]));

/** Makes the file with one new key (mode 600) unless it is there; nothing may be sealed before the disk has it. */
export const ensureKeyFile = (file: string): void => ensureFile(file, `${newMasterKey()}\n`);

/** Gives a file to whom another one belongs: root may act for the account that the server runs under. */
const giveAs = (file: string, other: string): void => {
  const [is, was] = [statSync(file), statSync(other)];
  if (is.uid !== was.uid || is.gid !== was.gid) chownSync(file, was.uid, was.gid);
};

/** Puts a new key on top of the file, which stays its owner's; servers that run read it again before they wrap anything. */
export const addKeyToFile = (file: string): void => {
  writeFileSync(`${file}.new`, `${newMasterKey()}\n${textOf(file)}`, { mode: 0o600, flush: true });
  giveAs(`${file}.new`, file);
  renameSync(`${file}.new`, file);
  syncFolder(dirname(file));
};
