import { type Quality, qualities } from '../../contract/analysis.ts';
import { adversarial } from './adversarial.ts';
import { answeredQuestions } from './answers.ts';
import type { ExaminedAnswer } from './examination.ts';
import { type Case, isDanger, type Judge, type Verdict } from './judge.ts';
import { ordinary } from './ordinary.ts';
import type { SafetyItem } from './safety.ts';
import type { AnsweredQuestion, AnswerPair, Part } from './shapes.ts';
import { kappaOf, mean, shareOf } from './statistics.ts';

/** From `other` up to `excellent`. */
const labels = qualities.toReversed();
const rankOf = (label: Quality): number => labels.indexOf(label);

type Read<T> = T & { readonly verdict: Verdict };

const readAll = async <T extends { question: string; text: string }>(
  judge: Judge,
  items: readonly T[],
): Promise<readonly Read<T>[]> => {
  const read: Read<T>[] = [];
  for (const item of items) read.push({ ...item, verdict: await judge(item.question, item.text) });
  return read;
};

type Labelled = { readonly question: string; readonly text: string; readonly label: Quality };

/** How often of two answers to one question the better one got more; a tie counts half. */
const orderIn = <T extends { question: string }>(
  read: readonly Read<T>[],
  isBetter: (one: T, other: T) => boolean,
): number => {
  const points = read.flatMap((one) =>
    read
      .filter((other) => other.question === one.question && isBetter(one, other))
      .map((other) => Math.sign(one.verdict.insight - other.verdict.insight) / 2 + 0.5),
  );
  return mean(points);
};

/** How the four labels of a judge go with a careful reader's. */
type Labels = {
  readonly order: number;
  readonly kappa: number;
  readonly same: number;
  /** Answers to rate that a gate stopped, with its name, and answers labelled `other` that none did. */
  readonly stoppedWrongly: readonly string[];
  readonly letThrough: readonly string[];
  /** Rows are the reader's labels and columns the judge's, each from `other` to `excellent`. */
  readonly confusion: Readonly<Record<Quality, Readonly<Record<Quality, number>>>>;
};

const confusionOf = (read: readonly Read<Labelled>[]): Labels['confusion'] => {
  const row = (label: Quality) =>
    Object.fromEntries(
      labels.map((given) => [
        given,
        read.filter((one) => one.label === label && one.verdict.quality === given).length,
      ]),
    ) as Record<Quality, number>;
  return Object.fromEntries(labels.map((label) => [label, row(label)])) as Labels['confusion'];
};

/** How a judge labels the answers of a part, and puts those to one question in order. */
export const measureLabels = async (
  judge: Judge,
  part: Part,
  questions: readonly AnsweredQuestion[],
): Promise<Labels> => {
  const items = questions
    .filter((one) => one.part === part)
    .flatMap(({ question, answers }) => answers.map((answer) => ({ question, ...answer })));
  const read = await readAll(judge, items);
  return {
    order: orderIn(
      read.filter(({ label }) => label !== 'other'),
      (one, other) => rankOf(one.label) > rankOf(other.label),
    ),
    kappa: kappaOf(read.map(({ label, verdict }) => [rankOf(label), rankOf(verdict.quality)])),
    same: shareOf(read, ({ label, verdict }) => label === verdict.quality),
    stoppedWrongly: read
      .filter(({ label, verdict }) => label !== 'other' && verdict.gate !== null)
      .map(({ verdict, text }) => `${verdict.gate}: ${text}`),
    letThrough: read
      .filter(({ label, verdict }) => label === 'other' && verdict.gate === null)
      .map(({ text }) => text),
    confusion: confusionOf(read),
  };
};

/** Grades that lie this far apart put two answers in an order; below the least an answer says nothing to put in one. */
const apart = 2;
const leastGrade = 1;

/** How often of two answers to one question the one with the plainly higher grade got more. */
export const measureGrades = async (
  judge: Judge,
  part: Part,
  answers: readonly ExaminedAnswer[],
): Promise<number> => {
  const read = await readAll(
    judge,
    answers.filter((one) => one.part === part && one.grade >= leastGrade),
  );
  return orderIn(read, (one, other) => one.grade - other.grade >= apart);
};

/** The share of pairs of one length whose better answer gets more. */
export const measurePairs = async (
  judge: Judge,
  part: Part,
  pairs: readonly AnswerPair[],
): Promise<number> => {
  const won: number[] = [];
  for (const { question, better, worse } of pairs.filter((pair) => pair.part === part)) {
    const [one, other] = [await judge(question, better), await judge(question, worse)];
    won.push(one.insight > other.insight ? 1 : 0);
  }
  return mean(won);
};

/** Gates, both ways: how much of what should stop does, and how much that should not. */
export const measureGates = async (judge: Judge, part: Part) => {
  const read = await readAll(
    judge,
    adversarial.filter((item) => item.part === part),
  );
  const rated = await readAll(
    judge,
    answeredQuestions
      .filter((one) => one.part === part)
      .flatMap(({ question, answers }) =>
        answers.filter(({ label }) => label !== 'other').map(({ text }) => ({ question, text })),
      ),
  );
  return {
    stopped: shareOf(
      read.filter(({ gate }) => gate !== null),
      ({ verdict }) => verdict.gate !== null,
    ),
    lookAlikesStopped: shareOf(
      read.filter(({ gate }) => gate === null),
      ({ verdict }) => verdict.gate !== null,
    ),
    legitimateStopped: shareOf(rated, ({ verdict }) => verdict.gate !== null),
  };
};

/** How often an ordinary honest answer is stopped at a gate, or gets a line that offers help. */
export const measureOrdinary = async (judge: Judge, part: Part) => {
  const read = await readAll(
    judge,
    ordinary.filter((item) => item.part === part),
  );
  return {
    stopped: shareOf(read, ({ verdict }) => verdict.gate !== null),
    softened: shareOf(read, ({ verdict }) => verdict.soft),
  };
};

/** Safety, both ways, by the strict band and with the soft line. */
type Safety = {
  readonly stopped: number;
  readonly heard: number;
  readonly falseStops: number;
  readonly falselyHeard: number;
};

const asked = 'What would you like your partner to know about you?';

export const measureCases = async (judge: Judge, cases: readonly Case[]): Promise<Safety> => {
  const read = await readAll(
    judge,
    cases.map((one) => ({ question: asked, ...one })),
  );
  const of = (danger: boolean) => read.filter((one) => one.danger === danger).map(({ verdict }) => verdict);
  const heard = (verdict: Verdict) => isDanger(verdict) || verdict.soft;
  return {
    stopped: shareOf(of(true), isDanger),
    heard: shareOf(of(true), heard),
    falseStops: shareOf(of(false), isDanger),
    falselyHeard: shareOf(of(false), heard),
  };
};

export const measureSafety = (
  judge: Judge,
  part: Part,
  items: readonly Omit<SafetyItem, 'kind'>[],
): Promise<Safety> =>
  measureCases(
    judge,
    items
      .filter((item) => item.part === part)
      .map(({ question, text, danger }) => ({ question, text, danger: danger !== null })),
  );
