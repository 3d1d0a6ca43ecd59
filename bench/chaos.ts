import { temporaryFolder } from '../server/testing/folder.ts';
import { installedPrograms } from '../server/testing/installed-postgres.ts';
import { keepLedger } from '../server/testing/ledger.ts';
import { say } from './figures.ts';

/** The ledger test, long: 100 kills of the server and 30 of PostgreSQL, of the embedded one and of an installed one. */
const kills = { serverKills: 100, databaseKills: 30 };

const wreak = async (name: string, programs: string | null): Promise<void> => {
  const folder = await temporaryFolder('afterglow-chaos-');
  const { acknowledged, wrong } = await keepLedger({ folder: folder.path, programs, ...kills }).finally(
    folder.remove,
  );
  say(`${name}: saves acknowledged`, String(acknowledged));
  say(`${name}: entries that break a promise`, String(wrong.length));
  for (const line of wrong) process.stdout.write(`${line}\n`);
  if (wrong.length > 0) process.exitCode = 1;
};

const programs = installedPrograms();
await wreak('embedded', null);
if (programs === null)
  say('installed', 'not shown: there is no PostgreSQL under /usr/lib/postgresql (Debian: postgresql)');
else await wreak('installed', programs);
