import type { Context, Judgement, Model } from '../../context.ts';
import { type Budget, count } from '../../http/budget.ts';
import { mayAsk } from '../model/ask-model.ts';
import type { MutualAnswer } from './couple.ts';

/** What a model judged, by question; each judgement holds for the versions of the two answers that it read. */
export type Judged = {
  readonly engine: string;
  readonly pairs: Readonly<Record<string, { readonly versions: string; readonly judgement: Judgement }>>;
  /** Pairs that could have been judged and were not: a failure, a spent day or too many at once. */
  readonly missing: number;
};

/** A mutual question with the versions of its answers. */
export type Versioned = { readonly answer: MutualAnswer; readonly versions: string };

/** Pairs that one score may send; the others wait for the next. */
const mostPairs = 12;

/** How often a couple may try again to have judged what is missing. */
export const retries: Budget = { most: 1, seconds: 600 };

/** Counts a try at what is missing, whatever comes of it; false where another was made lately, on any server. */
export const mayRetry = async ({ db, clock }: Context, coupleId: string): Promise<boolean> =>
  (await count(db, `judge:couple:${coupleId}`, retries, clock())) === null;

const known = (judged: Judged | null, { answer, versions }: Versioned): Judgement | null => {
  const found = judged?.pairs[answer.questionId];
  return found?.versions === versions ? found.judgement : null;
};

const payable = async (context: Context, model: Model, uid: string, most: number): Promise<number> => {
  let paid = 0;
  while (paid < most && (await mayAsk(context, model, uid))) paid += 1;
  return paid;
};

/** Judges the pairs that no earlier score has, a bounded number of them, each alone in its request. */
export const judgeCouple = async (
  context: Context,
  model: Model,
  uid: string,
  answers: readonly Versioned[],
  last: Judged | null,
): Promise<Judged> => {
  const before = last?.engine === model.engine ? last : null;
  const open = answers.filter(
    ({ answer }) => model.mayJudge(answer.first.reading) && model.mayJudge(answer.second.reading),
  );
  const fresh = open
    .filter((one) => known(before, one) === null)
    .toSorted((one, other) => (one.answer.questionId < other.answer.questionId ? -1 : 1));
  const paid = await payable(context, model, uid, Math.min(fresh.length, mostPairs, model.turns()));
  const judged = await model.judge(
    fresh.slice(0, paid).map(({ answer: { questionId, question, first, second } }) => ({
      questionId,
      question,
      sides: [first, second],
    })),
  );
  const pairs = open.flatMap((one) => {
    const judgement = known(before, one) ?? judged.get(one.answer.questionId) ?? null;
    return judgement === null
      ? []
      : [[one.answer.questionId, { versions: one.versions, judgement }] as const];
  });
  return { engine: model.engine, pairs: Object.fromEntries(pairs), missing: open.length - pairs.length };
};

/** The answer with its judgement, where one holds for its words of now; untouched where no model was asked. */
export const withJudgement = (judged: Judged | null, one: Versioned): MutualAnswer =>
  judged === null ? one.answer : { ...one.answer, judged: known(judged, one) };

/** True where a judgement is there that the last score did not have. */
export const isMore = (judged: Judged, last: Judged | null): boolean =>
  Object.entries(judged.pairs).some(([id, { versions }]) => last?.pairs[id]?.versions !== versions);
