import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeProject, type Project, run, soon } from './project.fixture.ts';

const claims = (project: Project) => readdirSync(join(project.folder, '.cache/lock'));

/** A process with what it needs to take the lock. */
const loop = (project: Project, code: string) => {
  const whole = `import { appendFileSync } from 'node:fs'; import { setTimeout as sleep } from 'node:timers/promises';
    import { withLock } from './scripts/lock.mjs'; import { spawn } from 'node:child_process';
    const log = (line) => appendFileSync('log', line + '\\n'); ${code}`;
  return run(project, ['--input-type=module', '--eval', whole]);
};

/** A process that does its work under the lock. */
const work = (project: Project, code: string) =>
  loop(project, `await withLock(async (cover) => { ${code} });`);

test('of many at once each has the lock alone, and all have it', async () => {
  const project = makeProject();
  const code =
    "for (let turn = 0; turn < 4; turn++) await withLock(async () => { log('in'); await sleep(20); log('out'); });";
  const all = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => loop(project, code).ended));
  expect(all.map(({ end }) => end)).toEqual(Array(8).fill(0));
  expect(project.log()).toEqual(Array(32).fill(['in', 'out']).flat());
  expect(claims(project)).toEqual([]);
});

test('who has to wait says for whom', async () => {
  const project = makeProject();
  const first = work(project, "log('in'); await new Promise(() => setInterval(() => {}, 1000));");
  await soon(() => project.log().includes('in'));
  const second = work(project, "log('second');");
  const [said] = await once(second.child.stdout, 'data');
  expect(String(said)).toBe(`Waiting for process ${first.child.pid}, which is installing or building\n`);
  first.child.kill('SIGKILL');
  expect((await second.ended).end).toBe(0);
  expect(project.log()).toEqual(['in', 'second']);
});

test('a claim of a process that is gone is none, even when its number is in use again', async () => {
  const project = makeProject();
  project.write(`.cache/lock/${process.pid}-00000000-1-1`);
  project.write('.cache/lock/4194304-00000000-1-1');
  expect(await work(project, "log('in');").ended).toMatchObject({ end: 0, out: '' });
  expect(claims(project)).toEqual([]);
});

test('the lock outlives its process as long as a child of it is at work', async () => {
  const project = makeProject();
  project.write('slow');
  const loop = "while test -f slow; do sleep 0.05; done; echo 'child is done' >> log";
  const first = work(
    project,
    `cover(spawn('sh', ['-c', ${JSON.stringify(loop)}])); log('in'); await sleep(60000);`,
  );
  await soon(() => project.log().includes('in'));
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = work(project, "log('second');");
  await once(second.child.stdout, 'data');
  project.remove('slow');
  expect((await second.ended).end).toBe(0);
  expect(project.log()).toEqual(['in', 'child is done', 'second']);
});
