import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { newMasterKey } from '../ports/vault/master-key.ts';
import { startInstalled } from './installed-postgres.ts';
import { confirm, couple, type Person } from './people.ts';
import { type Program, startProgram } from './program.ts';

/** How often what is killed, and in which folder everything lies. */
type Plan = {
  readonly folder: string;
  readonly serverKills: number;
  readonly databaseKills: number;
  /** Folder of the programs of a separately installed PostgreSQL; null for the embedded one. */
  readonly programs: string | null;
};

/** The database under the server: what the server is told of it, and how it is killed. */
type Victim = {
  readonly settings: Record<string, string>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What a writer knows of one question: the last text that was acknowledged, and those sent since. */
type Entry = { acknowledged: string | null; sentSince: Set<string> };

type Writer = {
  readonly member: Person;
  readonly partner: Person;
  readonly name: string;
  readonly ledger: Map<string, Entry>;
  /** Replies that no outage excuses. */
  readonly odd: string[];
};

/** What was found at the end; `wrong` names every entry that breaks a promise. */
type Outcome = { readonly acknowledged: number; readonly wrong: readonly string[] };

const writers = 4;
const questions = Array.from({ length: 12 }, (_, i) => `health-goals-${String(i + 1).padStart(2, '0')}`);
const longestPause = 700;

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

const entryOf = ({ ledger }: Writer, questionId: string): Entry => {
  const known = ledger.get(questionId) ?? { acknowledged: null, sentSince: new Set<string>() };
  ledger.set(questionId, known);
  return known;
};

/** Saved, too many at once, or the database is away. */
const expected: ReadonlySet<number> = new Set([200, 429, 503]);

const saveOnce = async (
  url: string,
  writer: Writer,
  questionId: string,
  answer: string,
): Promise<boolean> => {
  const entry = entryOf(writer, questionId);
  entry.sentSince.add(answer);
  const body = JSON.stringify({ questionId, answer });
  const request = {
    method: 'POST',
    headers: headersOf(writer.member),
    body,
    signal: AbortSignal.timeout(10_000),
  };
  const reply = await fetch(`${url}/api/individual-questions/save-answer`, request).catch(() => null);
  if (reply && !expected.has(reply.status)) writer.odd.push(`${writer.name}, ${questionId}: ${reply.status}`);
  if (reply?.status !== 200) return false;
  await reply.text().catch(() => '');
  entry.acknowledged = answer;
  entry.sentSince.clear();
  return true;
};

/** What the writers share: how many saves were acknowledged by now, and whether they may stop. */
type Progress = { acknowledged: number; over: boolean };

const writeOn = async (url: string, writer: Writer, progress: Progress): Promise<void> => {
  for (let n = 0; !progress.over; n++) {
    const question = questions[n % questions.length] ?? '';
    if (await saveOnce(url, writer, question, `${writer.name} wrote number ${n}`)) progress.acknowledged++;
    else await sleep(20);
  }
};

const databasePid = (folder: string): number =>
  Number(readFileSync(`${folder}/data/postgres/postmaster.pid`, 'utf8').split('\n', 1)[0]);

/** Waits for one that lives, where PostgreSQL is just being started again. */
const killEmbedded = async (folder: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    try {
      process.kill(databasePid(folder), 'SIGKILL');
      return;
    } catch {
      await sleep(50);
    }
  }
  throw new Error('PostgreSQL did not come back');
};

const openVictim = async ({ folder, programs }: Plan): Promise<Victim> => {
  if (programs === null) return { settings: {}, kill: () => killEmbedded(folder), stop: async () => {} };
  const { url, killAndStart, stop } = await startInstalled(programs, folder);
  return { settings: { DATABASE_URL: url, MASTER_KEY: newMasterKey() }, kill: killAndStart, stop };
};

/** Milliseconds for which a kill waits for somebody's save at most. */
const longestWait = 10_000;

/** A random moment, and not before somebody has saved since the last kill: there must be something to lose. */
const untilRandomMoment = async (count: () => number): Promise<void> => {
  const before = count();
  const latest = performance.now() + longestWait;
  while (count() === before && performance.now() < latest) await sleep(10);
  await sleep(Math.random() * longestPause);
};

/** Kills at random moments, and starts the server again each time; that it finds its database is its own business. */
const wreak = async (
  plan: Plan,
  victim: Victim,
  settings: Record<string, string>,
  first: Program,
  progress: Progress,
): Promise<Program> => {
  let program = first;
  const pause = () => untilRandomMoment(() => progress.acknowledged);
  const kills = [...Array(plan.serverKills).fill('server'), ...Array(plan.databaseKills).fill('database')];
  for (const target of kills.sort(() => Math.random() - 0.5)) {
    await pause();
    if (target === 'database') await victim.kill();
    else {
      await program.end('SIGKILL');
      program = await startProgram(settings);
    }
  }
  await pause();
  return program;
};

type Entries = readonly {
  readonly questionId: string;
  readonly userAnswer: { readonly answerText: string } | null;
  readonly partnerAnswer: { readonly answerText?: string } | null;
}[];

const readAnswers = async (url: string, person: Person): Promise<Entries> => {
  for (let tries = 0; tries < 100; tries++) {
    const reply = await fetch(`${url}/api/individual-answers`, { headers: headersOf(person) }).catch(
      () => null,
    );
    if (reply?.status === 200) return ((await reply.json()) as { answers: Entries }).answers;
    await sleep(200);
  }
  throw new Error('the server did not come back');
};

const textsIn = (entries: Entries): Map<string, string | undefined> =>
  new Map(entries.map(({ questionId, userAnswer }) => [questionId, userAnswer?.answerText]));

const judge = ({ name, ledger }: Writer, found: ReadonlyMap<string, string | undefined>): string[] =>
  [...ledger].flatMap(([questionId, { acknowledged, sentSince }]) => {
    const text = found.get(questionId);
    const isRight = text === undefined ? acknowledged === null : text === acknowledged || sentSince.has(text);
    return isRight ? [] : [`${name}, ${questionId}: acknowledged ${acknowledged}, found ${text}`];
  });

const [first = ''] = questions;

/** The two are still a couple, and each question opens for the partner with the partner's own answer and not before. */
const judgeReveal = async (url: string, writer: Writer): Promise<string[]> => {
  const { name, member, partner } = writer;
  const written = textsIn(await readAnswers(url, member));
  const seen = async () =>
    new Map((await readAnswers(url, partner)).map((entry) => [entry.questionId, entry.partnerAnswer]));
  const before = await seen();
  const leaked = [...written.keys()].filter((id) => before.get(id)?.answerText !== undefined);
  const missing = [...written.keys()].filter((id) => !before.get(id));
  const said: Writer = { ...writer, member: partner, ledger: new Map() };
  await saveOnce(url, said, first, 'Mine');
  const opened = (await seen()).get(first)?.answerText;
  return [
    ...leaked.map((id) => `${name}, ${id}: shown to a partner who has not answered`),
    ...missing.map((id) => `${name}, ${id}: the partner does not know of it`),
    ...(opened === written.get(first) ? [] : [`${name}, ${first}: the partner sees ${opened}`]),
  ];
};

const makeWriter = async (url: string, name: string): Promise<Writer> => {
  const [member, partner] = await couple({ url });
  await confirm(member);
  return { name, member, partner, ledger: new Map(), odd: [] };
};

const keepOn = async (plan: Plan, victim: Victim): Promise<Outcome> => {
  // Without the encoder, which would take longer to wake up than a server lives here.
  const quick = { LOG_LEVEL: 'silent', ENCODER: 'off' };
  const lasting = { DATA_DIR: `${plan.folder}/data`, ...quick, ...victim.settings };
  const program = await startProgram(lasting);
  const settings = { ...lasting, PORT: new URL(program.url).port };
  const all: Writer[] = [];
  for (let i = 0; i < writers; i++) all.push(await makeWriter(program.url, `writer-${i}`));
  const progress: Progress = { acknowledged: 0, over: false };
  const writing = Promise.all(all.map((writer) => writeOn(program.url, writer, progress)));
  const last = await wreak(plan, victim, settings, program, progress);
  progress.over = true;
  await writing;
  const wrong: string[] = [];
  for (const writer of all) {
    wrong.push(...writer.odd, ...judge(writer, textsIn(await readAnswers(last.url, writer.member))));
    wrong.push(...(await judgeReveal(last.url, writer)));
  }
  await last.stop();
  return { acknowledged: progress.acknowledged, wrong };
};

/** Writers keep a ledger of what was acknowledged while servers are killed; then the ledger is held against the truth. */
export const keepLedger = async (plan: Plan): Promise<Outcome> => {
  const victim = await openVictim(plan);
  return keepOn(plan, victim).finally(victim.stop);
};
