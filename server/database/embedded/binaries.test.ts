import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRoot, named, temporaryFolder } from '../../testing/embedded-trial.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import type { Home } from './home.ts';
import { findOwner } from './owner.ts';
import { packagedFolder } from './package.ts';
import { run } from './program.ts';

test('programs that this system cannot run are told apart, with the way out', async () => {
  const folder = temporaryFolder();
  const native = join(folder, 'package/native');
  mkdirSync(join(native, 'bin'), { recursive: true });
  // What the kernel says of a program whose C library is missing: no such file.
  writeFileSync(join(native, 'bin/postgres'), '#!/lib64/ld-linux-of-another-c-library\n', { mode: 0o755 });
  writeFileSync(join(native, 'pg-symlinks.json'), '[]');
  writeFileSync(join(native, '../package.json'), '{"version":"1.0.0"}');
  const failure = await findBinaries(native, homeIn(folder)).catch(String);
  expect(failure).toMatch(/NoEmbeddedDatabase.*ENOENT.*Alpine.*DATABASE_URL/s);
});

test('the package is used where it is when that can be', async () => {
  const packaged = packagedFolder(process.platform, process.arch);
  const home = homeIn(temporaryFolder());
  expect((await findBinaries(packaged, home)).folder).toBe(packaged);
  expect(named(home.folder, '')).toEqual([]);
});

// Nothing is out of an ordinary user's reach that the same user runs.
if (isRoot) {
  test('a package out of reach is copied, once, and makes a cluster', async () => {
    const outOfReach = temporaryFolder();
    chmodSync(outOfReach, 0o700);
    const packaged = copyPackage(join(outOfReach, 'package'));
    await run('/bin/chmod', ['-R', 'go=', packaged], undefined);
    const home = homeIn(temporaryFolder());
    const binaries = await findBinaries(packaged, home);
    expect(binaries.folder).toBe(join(home.folder, named(home.folder, 'binaries-')[0] ?? ''));
    await createCluster(home, binaries);
    expect(named(home.cluster, 'PG_VERSION')).toHaveLength(1);
    chmodSync(join(packaged, 'bin/postgres'), 0o000);
    expect(await findBinaries(packaged, home)).toEqual(binaries);
  });
}

test('a copy that was cut short is made again', async () => {
  const packaged = copyPackage(join(temporaryFolder(), 'package'));
  rmSync(join(packaged, 'lib/libpq.so.5'));
  const home = homeIn(temporaryFolder());
  mkdirSync(join(home.folder, 'binaries-18.4.0-beta.17.new'));
  await findBinaries(packaged, home);
  expect(named(join(packaged, 'lib'), 'libpq.so.5')).toContain('libpq.so.5');
});

test('a package in a folder with a strange name makes a cluster', async () => {
  const packaged = copyPackage(join(temporaryFolder(), 'Joe\'s "$HOME"', 'package'));
  const home = homeIn(temporaryFolder());
  const before = named('/tmp', 'afterglow-binaries-');
  await createCluster(home, await findBinaries(packaged, home));
  expect(named(home.cluster, 'PG_VERSION')).toHaveLength(1);
  expect(named('/tmp', 'afterglow-binaries-')).toEqual(before);
});

function homeIn(folder: string): Home {
  const cluster = join(folder, 'postgres');
  return { folder, cluster, owner: findOwner(cluster) };
}

function copyPackage(to: string): string {
  const from = packagedFolder(process.platform, process.arch);
  cpSync(join(from, '..'), to, { recursive: true, verbatimSymlinks: true });
  return join(to, 'native');
}
