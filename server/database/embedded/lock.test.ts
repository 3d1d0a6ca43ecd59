import { expect, test } from 'vitest';
import { ask, kill, named, sharedFolder, start, startElsewhere } from '../../testing/embedded-trial.ts';
import { startEmbedded } from './start.ts';

test('of several starts at once one serves, and the others say who does', async () => {
  const folder = sharedFolder();
  const starts = [1, 2, 3].map(() => startElsewhere(folder));
  const said = await Promise.all(starts.map((each) => each.said));
  const serving = said.findIndex((each) => each.pid);
  const refused = said.filter((each) => each.failed);
  expect(refused).toHaveLength(2);
  expect(refused.map((each) => each.failed)).toEqual(['DataFolderInUse', 'DataFolderInUse']);
  expect(await ask(said[serving]?.connection, 'select 1')).toBe(1);
  const late = await startEmbedded({ dataDir: folder, log: () => {} }).catch(String);
  expect(late).toContain(folder);
  expect(late).toContain(`process ${starts[serving]?.child.pid}`);
  expect(late).toMatch(/DATA_DIR.*PORT/);
});

test('a second start in the same process is refused too', async () => {
  const folder = sharedFolder();
  const database = await start(folder);
  await expect(startEmbedded({ dataDir: folder, log: () => {} })).rejects.toThrow(`process ${process.pid}`);
  await expect(startElsewhere(folder).said).resolves.toMatchObject({ failed: 'DataFolderInUse' });
  expect(await ask(database.connection, 'select 1')).toBe(1);
});

test('the lock of a killed process holds nobody up, whoever has its number now', async () => {
  const folder = sharedFolder();
  const first = startElsewhere(folder);
  await first.said;
  await kill(first.child);
  expect(named(folder, 'lock')).toEqual(['lock', 'lock.pid']);
  await start(folder);
});
