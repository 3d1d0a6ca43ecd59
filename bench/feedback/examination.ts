import { dangers, rowsIn } from './rows.ts';
import type { SafetyItem } from './safety.ts';
import { type AnswerPair, isPart, type Part } from './shapes.ts';

// Four examiners who had seen nothing but the questions wrote danger and harmless answers, graded answers and pairs of one
// length, each to questions of their own. Two of them are the part to tune on; what the other two wrote was read by no one
// who tunes. In each line: the part, what it is, the question, the text, and the worse text of a pair.

const isGrade = (kind: string): boolean => /^[\d.]+$/.test(kind);

const pair = 'pair';

const items = rowsIn('examination.tsv').map((row) => {
  const [part = '', kind = '', question = '', text = '', worse = ''] = row;
  const isKnown = dangers.has(kind) || isGrade(kind) || (kind === pair && worse !== '');
  if (!isPart(part) || !isKnown || text === '') throw new Error(`not an item: ${row.join(' | ')}`);
  return { part, kind, question, text, worse };
});

/** Danger, half of it told by a detail, among happy answers, unhappy ones and look-alikes. */
export const examinedSafety: readonly Omit<SafetyItem, 'kind'>[] = items.flatMap(
  ({ part, kind, question, text }) => {
    const danger = dangers.get(kind);
    return danger === undefined ? [] : [{ part, question, text, danger }];
  },
);

/** An answer with the grade that its examiner gives it, 0 to 10. */
export type ExaminedAnswer = {
  readonly part: Part;
  readonly question: string;
  readonly text: string;
  readonly grade: number;
};

export const examinedAnswers: readonly ExaminedAnswer[] = items
  .filter(({ kind }) => isGrade(kind))
  .map(({ part, kind, question, text }) => ({ part, question, text, grade: Number(kind) }));

export const examinedPairs: readonly AnswerPair[] = items
  .filter(({ kind }) => kind === pair)
  .map(({ part, question, text, worse }) => ({ part, question, better: text, worse }));
