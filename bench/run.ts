import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/database/embedded/start.ts';
import { newMasterKey } from '../server/ports/vault/master-key.ts';
import { makeCouple } from '../server/testing/couples.ts';
import { databaseUrlOf } from '../server/testing/databases.ts';
import { temporaryFolder } from '../server/testing/folder.ts';
import { startProgram } from '../server/testing/program.ts';
import { startBare } from './bare.ts';
import { say, summary } from './figures.ts';
import { measureLanding } from './landing.ts';
import { memoryOf, treeOf } from './memory.ts';
import { compareThroughput } from './throughput.ts';
import { compareWhileAnalysing } from './while-analysing.ts';

const starts = 5;

const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = await temporaryFolder('afterglow-bench-');
  await work(folder.path).finally(folder.remove);
};

/** Each round starts on an empty folder, then again on the same one. */
const measureStarts = async (): Promise<void> => {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let i = 0; i < starts; i++) {
    await inFolder(async (folder) => {
      for (const list of [cold, warm]) {
        const program = await startProgram({ DATA_DIR: join(folder, 'data') });
        list.push(program.readyAfter);
        await program.stop();
      }
    });
  }
  say('ready after, first start on an empty folder', summary(cold, 'ms'));
  say('ready after, second start', summary(warm, 'ms'));
};

const measureMemory = (folder: string): Promise<void> =>
  startProgram({ DATA_DIR: join(folder, 'data') }).then(async (program) => {
    await makeCouple(program.url);
    const [server = 0, ...database] = treeOf(program.pid);
    say('memory of the server, after one couple', `${memoryOf([server]).toFixed(0)} MiB`);
    say('memory of PostgreSQL, after one couple', `${memoryOf(database).toFixed(0)} MiB`);
    await measureLanding(program.url);
    await program.stop();
  });

/** Both servers on one embedded PostgreSQL that this run owns. */
const measureThroughput = async (folder: string): Promise<void> => {
  const database = await startEmbedded({ dataDir: join(folder, 'shared'), log: () => {} });
  const databaseUrl = databaseUrlOf(database);
  const program = await startProgram({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'product'),
    MASTER_KEY: newMasterKey(),
  });
  const member = await makeCouple(program.url);
  const bare = await startBare(databaseUrl, (await makeCouple(program.url)).uid);
  await compareThroughput(program.url, bare.url, member);
  const askers = await Promise.all(Array.from({ length: 4 }, () => makeCouple(program.url)));
  await compareWhileAnalysing(member, askers);
  await bare.stop();
  await program.stop();
  await database.stop();
};

say('Node', `${process.version}, ${availableParallelism()} processors`);
await measureStarts();
await inFolder(measureMemory);
await inFolder(measureThroughput);
