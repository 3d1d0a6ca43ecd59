import { startEmbedded } from './start.ts';

// A process that serves the data folder it is given, for the tests that kill it: one line of JSON for each thing
// that happens.
const say = (what: object) => console.log(JSON.stringify(what));
try {
  const database = await startEmbedded({ dataDir: process.argv[2] ?? '', log: (line) => say({ line }) });
  say({ pid: database.pid, adopted: database.adopted, connection: database.connection });
  process.once('SIGTERM', () => database.stop());
} catch (error) {
  say({ failed: error instanceof Error ? error.name : '', message: String(error) });
}
