import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Stands for npm: logs its words, waits while there is a file `slow`, fails while there is a file `broken`, and brings
 * the Node in `stubs/node` where there is one.
 */
const npm = `#!/bin/sh
echo "npm $* for $NODE_ENV" >> log
echo chatter
while test -f slow; do sleep 0.05; done
test -f broken && echo 'no such package' >&2 && exit 1
rm -rf node_modules
mkdir -p node_modules/vite/bin
cp stubs/vite.cjs node_modules/vite/bin/vite.js
if test -f stubs/node; then mkdir node_modules/.bin && cp stubs/node node_modules/.bin/node; fi
`;

/** Stands for vite, in the same way; as the server of development it ends with a file `leave`. */
const vite = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('log', 'vite ' + process.argv.slice(2).join(' ') + ' for ' + process.env.NODE_ENV + '\\n');
const { AFTERGLOW_API_PORT } = process.env;
if (AFTERGLOW_API_PORT) appendFileSync('log', 'vite before ' + AFTERGLOW_API_PORT + '\\n');
if (process.argv[2] === 'build') {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/index.html', 'half');
  while (existsSync('slow'));
  if (existsSync('broken')) throw 'no such import';
  writeFileSync('dist/index.html', 'whole');
} else setInterval(() => existsSync('leave') && process.exit(5), 10);
`;

/** Stands for the server: logs what happens to it, and ends at once when there is a file `stop`. */
const server = `
import { appendFileSync, existsSync } from 'node:fs';
const say = (line: string) => appendFileSync('log', line + '\\n');
const end = (what: string, code: number) => { say(what); setTimeout(() => process.exit(code), 100); };
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end('server got ' + signal, 7));
process.on('disconnect', () => end('server was left alone', 0));
const { PORT, PUBLIC_URL, DATA_DIR, AFTERGLOW_DEV } = process.env;
say('server on ' + PORT + (AFTERGLOW_DEV ? ' for development of ' + PUBLIC_URL + ' in ' + DATA_DIR : ''));
if (existsSync('stop')) process.exit(3);
setInterval(() => {}, 1000);
`;

const files = {
  'package.json': '{"type":"module"}',
  'package-lock.json': '{}',
  '.npmrc': 'ignore-scripts=true',
  'vite.config.ts': '',
  'tsconfig.json': '{}',
  'web/screens/home.tsx': '',
  'contract/call.ts': '',
  'content/tips.ts': '',
  'server/main.ts': server,
  'stubs/vite.cjs': vite,
};

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A project with our scripts in it, where npm, vite and the server are stubs that write down what happens in `log`. */
export const makeProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow scripts-'));
  made.push(folder);
  cpSync(import.meta.dirname, join(folder, 'scripts'), { recursive: true });
  const write = (name: string, content = '', mode = 0o644) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { mode });
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  write('bin/npm', npm, 0o755);
  const remove = (name: string) => rmSync(join(folder, name), { recursive: true });
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  const log = () => read('log').split('\n').slice(0, -1);
  return { folder, write, remove, read, log };
};

/** A project of that kind. */
export type Project = ReturnType<typeof makeProject>;

/** Runs Node in the project; `ended` has what it said. */
export const run = (project: Project, words: string[], env: Record<string, string> = {}) => {
  const path = `${join(project.folder, 'bin')}${delimiter}${process.env.PATH}`;
  const child = spawn(process.execPath, words, {
    cwd: project.folder,
    env: { ...process.env, NODE_ENV: 'staging', PORT: '3000', ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => stop(child));
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'close').then(async ([code, signal]) => {
    const [out, complaint] = await said;
    return { end: code ?? signal, out, complaint };
  });
  return { child, ended };
};

/** Starts the project with a server that ends at once; gives what was said, and what was done. */
export const startOnce = async (project: Project, env: Record<string, string> = {}) => {
  project.write('stop');
  const before = project.log().length;
  const end = await run(project, ['scripts/start.mjs'], env).ended;
  project.remove('stop');
  return { ...end, done: project.log().slice(before) };
};

/** Waits for something that takes no more than a few seconds. */
export const soon = async (check: () => boolean) => {
  for (const end = performance.now() + 10_000; !check(); await sleep(10)) {
    if (performance.now() > end) throw new Error(`It did not happen: ${check}`);
  }
};

const stop = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};
