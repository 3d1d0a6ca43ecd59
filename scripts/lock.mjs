import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, tell } from './root.mjs';

const pause = 100;
let claims = 0;

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** When a process started, in whatever unit the system has; empty when it is gone. */
const startOf = (pid) => {
  if (existsSync('/proc/self/stat')) {
    const [state, ...fields] = read(`/proc/${pid}/stat`).split(') ').at(-1).split(' ');
    return state === 'Z' || fields.length < 19 ? '' : fields[18];
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
};

/** The same number in a later life, of the process or of the machine, is another identity. */
const identityOf = (pid) => {
  const start = startOf(pid);
  const boot = read('/proc/sys/kernel/random/boot_id').slice(0, 8);
  return start && `${pid}-${boot}-${start.replace(/\W+/g, '')}`;
};

const claim = (folder, pid) => {
  claims += 1;
  const name = `${identityOf(pid)}-${claims}`;
  writeFileSync(join(folder, name), '');
  return name;
};

const drop = (folder, name) => rmSync(join(folder, name), { force: true });

/** The claims of living processes; those of dead ones are removed, which is safe because nobody reuses a name. */
const living = (folder) =>
  readdirSync(folder).filter((name) => {
    const alive = name.startsWith(`${identityOf(Number.parseInt(name, 10)) || 'nobody'}-`);
    if (!alive) drop(folder, name);
    return alive;
  });

/**
 * Waits for its turn. A claim wins when a look after it was made shows no other: of two at once at least one
 * sees the other. Of those who see each other the first by name stays, the others withdraw and wait.
 */
const enter = async (folder, say) => {
  let own = '';
  let told = false;
  while (true) {
    const others = living(folder).filter((name) => name !== own);
    if (own && others.length === 0) return own;
    if (!own && others.length === 0) own = claim(folder, process.pid);
    else {
      if (own && others.some((name) => name < own)) own = drop(folder, own) ?? '';
      if (!told)
        say(`Waiting for process ${Number.parseInt(others[0], 10)}, which is installing or building`);
      told = true;
      await sleep(pause);
    }
  }
};

/**
 * Does some work while no other process of this project does any; ends with this process, even a killed one.
 * The work gets a function that extends the lock to a child process, for as long as the child lives.
 */
export const withLock = async (work, { folder = join(root, '.cache', 'lock'), say = tell } = {}) => {
  mkdirSync(folder, { recursive: true });
  const own = await enter(folder, say);
  try {
    return await work((child) => {
      const name = claim(folder, child.pid);
      child.once('exit', () => drop(folder, name));
    });
  } finally {
    drop(folder, own);
  }
};
