import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const http = 'server/**/*.http.test.ts';
const supervisor = 'server/database/embedded/*.test.ts';
const scripts = 'scripts/*.test.ts';
const main = 'server/{main,outage,ledger,two-servers,back-up,sealed-files,full-disk}.test.ts';

/** A second, as is usual, is too little beside another browser on a busy machine. */
const patient = { poll: { timeout: 15_000 } };

/** These take longest, so they must not come last, when the other processor has nothing left to do. */
const longest = /\/e2e\/(accessibility|errors)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = (file: TestSpecification) => Number(longest.test(file.moduleId));
    return (await super.sort(files)).toSorted((one, other) => first(other) - first(one));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One is kept free otherwise: on two processors that is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{architecture,contract,content,server,web,bench}/**/*.test.ts', 'docs/*.test.ts'],
          exclude: [http, supervisor, main],
          // Nothing here waits; a busy machine is given time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http',
          expect: patient,
          include: [http],
          globalSetup: ['server/testing/databases.ts'],
          // Each file starts servers and databases of its own and shares caches at most: to load the modules anew for each
          // took a quarter of the time.
          isolate: false,
          env: { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'machine',
          expect: patient,
          include: [supervisor, scripts, main],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect: patient,
          include: ['e2e/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Two phones at a time leave nobody waiting for a processor.
          maxWorkers: 2,
        },
      },
    ],
  },
});
