import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretFile } from './secret.ts';
import { flushedDuring } from './testing/flushed.ts';

test('a secret makes its folder too, both for our eyes only, is on the disk, and is the same for all who come first at once', async () => {
  const around = mkdtempSync(join(tmpdir(), 'afterglow-secret-'));
  const file = join(around, 'data', 'identity-secret');
  let secrets: readonly string[] = [];
  const flushed = await flushedDuring(async () => {
    secrets = await Promise.all([secretFile(file), secretFile(file), secretFile(file)]);
  });
  expect(flushed).toEqual([statSync(file).ino, statSync(join(around, 'data')).ino]);
  expect([new Set(secrets).size, secrets[0]?.length]).toEqual([1, 43]);
  expect([file, join(around, 'data')].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
  rmSync(around, { recursive: true });
});
