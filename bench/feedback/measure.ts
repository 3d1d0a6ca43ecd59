import { questionByText } from '../../content/questions.ts';
import type { Quality } from '../../contract/analysis.ts';
import { rateCouple } from '../../server/features/score/rate-couple.ts';
import type { Analyst } from '../../server/ports/analysis/port.ts';
import { kappaOf } from '../../server/ports/analysis/probe-measure.ts';
import { adversarial } from './adversarial.ts';
import { answeredQuestions } from './answers.ts';
import { couples } from './couples.ts';
import { type Case, isDanger, type Judge, type Verdict } from './judge.ts';
import { spearman } from './likeness.ts';
import { ordinary } from './ordinary.ts';
import { answerPairs } from './pairs.ts';
import type { SafetyItem } from './safety.ts';
import type { Part } from './shapes.ts';

const labels: readonly Quality[] = ['other', 'average', 'good', 'excellent'];
const rankOf = (label: Quality): number => labels.indexOf(label);

const shareOf = <T>(list: readonly T[], test: (one: T) => boolean): number =>
  list.length === 0 ? Number.NaN : list.filter(test).length / list.length;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

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

/** How often of two answers to one question the better labelled one got more; a tie counts half. */
const orderIn = (read: readonly Read<Labelled>[]): number => {
  const rated = read.filter(({ label }) => label !== 'other');
  const points = rated.flatMap((one) =>
    rated
      .filter((other) => other.question === one.question && rankOf(one.label) > rankOf(other.label))
      .map((other) => Math.sign(one.verdict.insight - other.verdict.insight) / 2 + 0.5),
  );
  return mean(points);
};

/** How the four labels of a judge go with a careful reader's. */
export type Labels = {
  readonly order: number;
  readonly kappa: number;
  readonly same: number;
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

export const measureLabels = async (judge: Judge, part: Part): Promise<Labels> => {
  const items = answeredQuestions
    .filter((one) => one.part === part)
    .flatMap(({ question, answers }) => answers.map((answer) => ({ question, ...answer })));
  const read = await readAll(judge, items);
  return {
    order: orderIn(read),
    kappa: kappaOf(read.map(({ label, verdict }) => [rankOf(label), rankOf(verdict.quality)])),
    same: shareOf(read, ({ label, verdict }) => label === verdict.quality),
    confusion: confusionOf(read),
  };
};

/** The share of pairs of one length whose better answer gets more. */
export const measurePairs = async (judge: Judge, part: Part): Promise<number> => {
  const won: number[] = [];
  for (const { question, better, worse } of answerPairs.filter((pair) => pair.part === part)) {
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
    byItsName: shareOf(
      read.filter(({ gate }) => gate !== null),
      ({ gate, verdict }) => verdict.gate === gate,
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
export type Safety = {
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

/** Rank correlation of the score with a careful reader's grade of the same couples. */
export const measureCouples = async (analyst: Analyst, part: Part): Promise<number> => {
  const [scores, grades]: [number[], number[]] = [[], []];
  for (const { talk, answers } of couples.filter((couple) => couple.part === part)) {
    const mutual = [];
    for (const { question, first, second } of answers) {
      const side = async (text: string) => ({
        text,
        reading: await analyst.analyse({ question, answer: text }),
      });
      const questionId = questionByText(question)?.id ?? question;
      mutual.push({ questionId, question, first: await side(first), second: await side(second) });
    }
    scores.push(rateCouple(mutual).score);
    grades.push(talk);
  }
  return spearman(scores, grades);
};

/** The same for how much both wrote together. */
export const couplesByLength = (part: Part): number => {
  const chosen = couples.filter((couple) => couple.part === part);
  const lengthOf = (answers: (typeof chosen)[number]['answers']) =>
    answers.reduce((sum, { first, second }) => sum + first.length + second.length, 0);
  return spearman(
    chosen.map(({ answers }) => lengthOf(answers)),
    chosen.map(({ talk }) => talk),
  );
};
