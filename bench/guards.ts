import { join } from 'node:path';
import { startEmbedded } from '../server/database/embedded/start.ts';
import { databaseUrlOf } from '../server/testing/databases.ts';
import { temporaryFolder } from '../server/testing/folder.ts';
import { type Copy, type Ended, openCopy } from './guards/copy.ts';
import type { Guard } from './guards/guard.ts';
import { guards } from './guards/list.ts';

/**
 * Takes every guard out in turn and shows that a test fails: `npm run guards [-- WORDS]`, with words only those
 * whose name has one of them. Before that, the same tests pass with everything in place.
 */
const words = process.argv.slice(2);
const chosen = guards.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const isOf =
  ({ test, title }: Guard) =>
  ({ file, name }: Ended): boolean =>
    file === test && name.includes(title);

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

const needsBuild = ({ test }: Guard): boolean => test.startsWith('e2e/');

/** Those of the guards whose tests do not pass with everything in place, so that a failure would show nothing. */
const notPassing = async (copy: Copy, some: readonly Guard[]): Promise<readonly Guard[]> => {
  if (some.length === 0) return [];
  const ended = await copy.test(unique(some.map(({ test }) => test)), unique(some.map((g) => g.title)));
  return some.filter((guard) => {
    const own = ended.filter(isOf(guard));
    return own.length === 0 || own.some(({ status }) => status !== 'passed');
  });
};

/** Whether one of the guard's tests is there and does not pass while the guard is out. */
const isCaught = (copy: Copy, guard: Guard): Promise<boolean> =>
  copy.without(guard, async () => {
    if (needsBuild(guard)) await copy.build();
    const ended = await copy.test([guard.test], [guard.title]);
    return ended.filter(isOf(guard)).some(({ status }) => status !== 'passed');
  });

const takeOut = async (copy: Copy, guard: Guard): Promise<string | null> => {
  const began = performance.now();
  const caught = await isCaught(copy, guard);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  say(`${caught ? '✓' : '✗'} ${guard.name} (${seconds} s)`);
  return caught ? null : `${guard.name}: nothing failed in ${guard.test} › ${guard.title}`;
};

/** A test that needs a quiet machine gets a second chance before it counts as one that does not pass. */
const work = async (copy: Copy): Promise<void> => {
  if (chosen.some(needsBuild)) await copy.build();
  const broken = await notPassing(copy, await notPassing(copy, chosen));
  const missed = broken.map(
    ({ name, test, title }) => `${name}: ${test} › ${title} does not pass to begin with`,
  );
  for (const guard of chosen.filter((one) => !broken.includes(one))) {
    const problem = await takeOut(copy, guard);
    if (problem !== null) missed.push(problem);
  }
  say(`${chosen.length - missed.length} of ${chosen.length} removals were caught`);
  for (const line of missed) say(line);
  process.exitCode = missed.length === 0 ? 0 : 1;
};

const folder = await temporaryFolder('afterglow-guards-database-');
const database = await startEmbedded({ dataDir: join(folder.path, 'data'), log: () => {} });
const copy = await openCopy(databaseUrlOf(database));
await work(copy).finally(async () => {
  await copy.remove();
  await database.stop();
  await folder.remove();
});
