import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listAnswers, saveAnswer } from '../contract/answers.ts';
import { makeCouple } from './testing/couples.ts';
import { temporaryFolder } from './testing/folder.ts';
import type { Person } from './testing/people.ts';
import { type Program, startProgram } from './testing/program.ts';

/** A disk of its own, in memory, needs the right to mount, which root in a container may lack: then there is no such test. */
const canMount = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const place = mkdtempSync(join(tmpdir(), 'afterglow-mount-'));
  const outcome = spawnSync('sh', ['-c', 'mount -t tmpfs tmpfs "$0" && umount "$0"', place]);
  rmdirSync(place);
  return outcome.status === 0;
})();

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let program: Program;
let person: Person;
const mounted = () => join(folder.path, 'disk');

beforeAll(async () => {
  if (!canMount) return;
  folder = await temporaryFolder('afterglow-disk-');
  execFileSync('mkdir', [mounted()]);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=711', 'tmpfs', mounted()]);
  program = await startProgram({ DATA_DIR: join(mounted(), 'data'), LOG_LEVEL: 'silent' });
  person = await makeCouple(program.url);
});

afterAll(async () => {
  if (!canMount) return;
  await program?.stop();
  execFileSync('umount', [mounted()]);
  await folder.remove();
});

const save = (n: number) =>
  person.send(saveAnswer, { body: { questionId: 'moving-in-01', answer: `${n} ${'x'.repeat(3000)}` } });

const fill = async (): Promise<void> => {
  const { bavail, bsize } = await statfs(mounted());
  await writeFile(join(mounted(), 'filler'), Buffer.alloc(bavail * bsize)).catch(() => {});
};

/** Saves until one is refused; gives the number of the last that was acknowledged. */
const saveUntilFull = async (): Promise<number> => {
  for (let n = 1; n < 20_000; n++) {
    const reply = await save(n);
    if (reply.status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
    else if (reply.status !== 200) {
      expect(reply.status).toBe(503);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      return n - 1;
    }
  }
  throw new Error('the disk never became full');
};

if (canMount) {
  test('a full disk is a 503, loses nothing, and heals once there is room', async () => {
    expect((await save(0)).status).toBe(200);
    await fill();
    const last = await saveUntilFull();
    await rm(join(mounted(), 'filler'));
    await vi.waitFor(async () => expect((await person.send(listAnswers)).status).toBe(200), {
      timeout: 30_000,
    });
    const { answers } = await person.call(listAnswers);
    const text =
      answers.find(({ questionId }) => questionId === 'moving-in-01')?.userAnswer?.answerText ?? '';
    expect([last, last + 1]).toContain(Number(text.split(' ', 1)[0]));
    await vi.waitFor(async () => expect((await save(-1)).status).toBe(200), { timeout: 20_000 });
  });
} else {
  test.skip('not tried: a full disk, since no disk can be mounted here');
}
