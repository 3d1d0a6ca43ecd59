import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const filesOf = (path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
};

/** A hash of the names and the contents of these files and folders of the project. */
export const hashOf = (...names) => {
  const hash = createHash('sha256');
  for (const file of names.flatMap((name) => filesOf(join(root, name)))) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
};

/** Whether the stamp at this path says exactly that. */
export const hasStamp = (path, text) => {
  try {
    return readFileSync(join(root, path), 'utf8') === text;
  } catch {
    return false;
  }
};

/** Writes a stamp; a kill leaves none or a whole one. */
export const writeStamp = (path, text) => {
  const fresh = join(root, `${path}.new`);
  writeFileSync(fresh, text);
  renameSync(fresh, join(root, path));
};
