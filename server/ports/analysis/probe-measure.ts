import type { Quality } from '../../../contract/analysis.ts';
import type { Analyst, Gate } from './port.ts';
import type { Pair, Probe } from './probe.ts';

/** Figures of an analyst on labelled answers. */
export type Figures = {
  /** How often of two answers to one question the better labelled one got more; a tie counts half. */
  readonly order: number;
  /** Quadratically weighted kappa of the four labels. */
  readonly kappa: number;
  readonly exact: number;
  /** Rated answers that a gate stopped, and answers labelled 'other' that none did. */
  readonly stoppedWrongly: readonly string[];
  readonly letThrough: readonly string[];
};

const ranks: readonly Quality[] = ['other', 'average', 'good', 'excellent'];
const rankOf = (quality: Quality): number => ranks.indexOf(quality);

type Scored = {
  readonly label: Quality;
  readonly given: Quality;
  readonly insight: number;
  readonly gate: Gate | null;
  readonly answer: string;
};

const scoredBy = async (analyst: Analyst, { question, answers }: Probe): Promise<readonly Scored[]> =>
  Promise.all(
    answers.map(async ([label, answer]) => {
      const { analysis, gate } = await analyst.analyse({ question, answer });
      return { label, given: analysis.quality, insight: analysis.insightRating, gate, answer };
    }),
  );

const orderIn = (scored: readonly Scored[]): readonly number[] => {
  const rated = scored.filter(({ label }) => label !== 'other');
  const ordered = rated.flatMap((one) => rated.map((other) => [one, other] as const));
  return ordered
    .filter(([one, other]) => rankOf(one.label) > rankOf(other.label))
    .map(([one, other]) => (one.insight === other.insight ? 0.5 : one.insight > other.insight ? 1 : 0));
};

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Cohen's kappa with quadratic weights: 1 is agreement, 0 is chance. */
export const kappaOf = (pairs: readonly (readonly [number, number])[]): number => {
  const squared = mean(pairs.map(([one, other]) => (one - other) ** 2));
  const byChance = mean(pairs.flatMap(([one]) => pairs.map(([, other]) => (one - other) ** 2)));
  return 1 - squared / byChance;
};

/** Measures an analyst on labelled answers. */
export const measure = async (analyst: Analyst, probes: readonly Probe[]): Promise<Figures> => {
  const groups = await Promise.all(probes.map((probe) => scoredBy(analyst, probe)));
  const all = groups.flat();
  return {
    order: mean(groups.flatMap(orderIn)),
    kappa: kappaOf(all.map(({ label, given }) => [rankOf(label), rankOf(given)])),
    exact: mean(all.map(({ label, given }) => (label === given ? 1 : 0))),
    stoppedWrongly: all
      .filter(({ label, gate }) => label !== 'other' && gate !== null)
      .map(({ gate, answer }) => `${gate}: ${answer}`),
    letThrough: all
      .filter(({ label, gate }) => label === 'other' && gate === null)
      .map(({ answer }) => answer),
  };
};

/** The share of pairs whose better answer gets more. */
export const measurePairs = async (analyst: Analyst, pairs: readonly Pair[]): Promise<number> => {
  const won = await Promise.all(
    pairs.map(async ({ question, better, worse }) => {
      const [first, second] = await Promise.all(
        [better, worse].map((answer) => analyst.analyse({ question, answer })),
      );
      return (first?.analysis.insightRating ?? 0) > (second?.analysis.insightRating ?? 0) ? 1 : 0;
    }),
  );
  return mean(won);
};
