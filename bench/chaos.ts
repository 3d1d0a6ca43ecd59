import { temporaryFolder } from '../server/testing/folder.ts';
import { keepLedger } from '../server/testing/ledger.ts';
import { say } from './figures.ts';

/** The ledger test, long: 100 kills of the server and 30 of PostgreSQL. */
const folder = await temporaryFolder('afterglow-chaos-');
const { acknowledged, wrong } = await keepLedger({
  folder: folder.path,
  serverKills: 100,
  databaseKills: 30,
});
say('saves acknowledged', String(acknowledged));
say('entries that break a promise', String(wrong.length));
for (const line of wrong) process.stdout.write(`${line}\n`);
await folder.remove();
process.exitCode = wrong.length === 0 ? 0 : 1;
