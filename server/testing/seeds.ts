import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';

const root = join(import.meta.dirname, '..', '..');
/** Seeds that failed once, for everybody; and those that failed on this machine and are not there yet. */
const files = [join(import.meta.dirname, 'seeds.json'), join(root, '.cache', 'failed-seeds.json')] as const;

type Seeds = Readonly<Record<string, readonly number[]>>;

const readSeeds = (file: string): Seeds => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const keptSeeds = (name: string): readonly number[] => [
  ...new Set(files.flatMap((file) => readSeeds(file)[name] ?? [])),
];

const keepSeed = (name: string, seed: number): void => {
  const [, file] = files;
  const seeds = readSeeds(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...seeds, [name]: [...(seeds[name] ?? []), seed] }));
};

/** Runs for each seed that is kept, and runs for a new one. */
type Runs = { readonly kept: number; readonly fresh: number };

/**
 * Checks a property with the seeds that once broke it, then with a new one. A seed that breaks it is in the error, and
 * is kept in `.cache/failed-seeds.json`; put it into `seeds.json` beside this file, where it is tried for ever.
 */
export const checkWithSeeds = async <T>(
  name: string,
  property: fc.IAsyncProperty<T>,
  { kept, fresh }: Runs,
): Promise<void> => {
  for (const seed of keptSeeds(name)) await fc.assert(property, { seed, numRuns: kept, endOnFailure: true });
  const seed = Date.now() % 2 ** 31;
  try {
    await fc.assert(property, { seed, numRuns: fresh, endOnFailure: true });
  } catch (error) {
    keepSeed(name, seed);
    throw error;
  }
};
