import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailFolder } from './folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'afterglow-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('without a mail server a mail is a file that only we can read, and the log names the file and nobody', async () => {
  const lines: string[] = [];
  const from = { name: 'Afterglow', address: 'no-reply@example.com' };
  const mail = mailFolder(join(folder, 'mail'), from, (file) => lines.push(file));
  const [text, html] = ['A link\n', '<p>A link</p>'];
  await mail.send({ id: 'one', to: 'nova@example.org', subject: 'Zoë, come', text, html });
  const [file = ''] = lines;
  expect(lines).toEqual([expect.stringMatching(/\.eml$/)]);
  expect(lines.join()).not.toMatch(/nova|example\.org/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const written = await readFile(file, 'utf8');
  for (const part of [
    'To: nova@example.org',
    'From: Afterglow <no-reply@example.com>',
    'A link',
    '<p>A link</p>',
  ])
    expect(written).toContain(part);
});
