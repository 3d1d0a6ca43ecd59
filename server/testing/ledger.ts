import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCouple } from './couples.ts';
import type { Person } from './people.ts';
import { type Program, startProgram } from './program.ts';

/** How often what is killed, and in which folder everything lies. */
export type Plan = { readonly folder: string; readonly serverKills: number; readonly databaseKills: number };

/** What a writer knows of one question: the last text that was acknowledged, and those sent since. */
type Entry = { acknowledged: string | null; sentSince: Set<string> };

type Writer = { readonly member: Person; readonly name: string; readonly ledger: Map<string, Entry> };

/** What was found at the end; `wrong` names every entry that breaks a promise. */
export type Outcome = { readonly acknowledged: number; readonly wrong: readonly string[] };

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
  if (reply?.status !== 200) return false;
  await reply.text().catch(() => '');
  entry.acknowledged = answer;
  entry.sentSince.clear();
  return true;
};

const writeUntil = async (url: string, writer: Writer, isOver: () => boolean): Promise<number> => {
  let acknowledged = 0;
  for (let n = 0; !isOver(); n++) {
    const question = questions[n % questions.length] ?? '';
    if (await saveOnce(url, writer, question, `${writer.name} wrote number ${n}`)) acknowledged++;
    else await sleep(20);
  }
  return acknowledged;
};

const databasePid = (folder: string): number =>
  Number(readFileSync(`${folder}/data/postgres/postmaster.pid`, 'utf8').split('\n', 1)[0]);

/** Waits for one that lives, where PostgreSQL is just being started again. */
const killDatabase = async (folder: string): Promise<void> => {
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

const pause = () => sleep(100 + Math.random() * longestPause);

/** Kills at random moments, and starts the server again each time; PostgreSQL is the server's own business. */
const wreak = async (plan: Plan, settings: Record<string, string>, first: Program): Promise<Program> => {
  let program = first;
  const kills = [...Array(plan.serverKills).fill('server'), ...Array(plan.databaseKills).fill('database')];
  for (const target of kills.sort(() => Math.random() - 0.5)) {
    await pause();
    if (target === 'database') await killDatabase(plan.folder);
    else {
      await program.end('SIGKILL');
      program = await startProgram(settings);
    }
  }
  await pause();
  return program;
};

const readAnswers = async (url: string, { member }: Writer): Promise<Map<string, string>> => {
  for (let tries = 0; tries < 100; tries++) {
    const reply = await fetch(`${url}/api/individual-answers`, { headers: headersOf(member) }).catch(
      () => null,
    );
    if (reply?.status === 200) {
      const { answers } = (await reply.json()) as {
        answers: { questionId: string; userAnswer: { answerText: string } }[];
      };
      return new Map(answers.map((entry) => [entry.questionId, entry.userAnswer?.answerText]));
    }
    await sleep(200);
  }
  throw new Error('the server did not come back');
};

const judge = (writer: Writer, found: ReadonlyMap<string, string>): string[] =>
  [...writer.ledger].flatMap(([questionId, { acknowledged, sentSince }]) => {
    const text = found.get(questionId);
    const isRight = text === undefined ? acknowledged === null : text === acknowledged || sentSince.has(text);
    return isRight ? [] : [`${writer.name}, ${questionId}: acknowledged ${acknowledged}, found ${text}`];
  });

/** Writers keep a ledger of what was acknowledged while servers are killed; then the ledger is held against the truth. */
export const keepLedger = async (plan: Plan): Promise<Outcome> => {
  const program = await startProgram({ DATA_DIR: `${plan.folder}/data`, LOG_LEVEL: 'silent' });
  const { port } = new URL(program.url);
  const settings = { DATA_DIR: `${plan.folder}/data`, LOG_LEVEL: 'silent', PORT: port };
  const names = Array.from({ length: writers }, (_, i) => `writer-${i}`);
  const all: Writer[] = [];
  for (const name of names) all.push({ name, member: await makeCouple(program.url), ledger: new Map() });
  let over = false;
  const writing = Promise.all(all.map((writer) => writeUntil(program.url, writer, () => over)));
  const last = await wreak(plan, settings, program);
  over = true;
  const counts = await writing;
  const found = await Promise.all(all.map((writer) => readAnswers(last.url, writer)));
  await last.stop();
  const wrong = all.flatMap((writer, i) => judge(writer, found[i] ?? new Map()));
  return { acknowledged: counts.reduce((sum, count) => sum + count, 0), wrong };
};
