import { dangers, rowsIn } from './rows.ts';
import type { SafetyItem } from './safety.ts';
import { type AnswerPair, isPart, type Part } from './shapes.ts';

/** An answer with the grade that its examiner gives it, 0 to 10. */
export type ExaminedAnswer = {
  readonly part: Part;
  readonly question: string;
  readonly text: string;
  readonly grade: number;
};

/** What people wrote who had seen nothing of the analyser, to questions of their own. */
export type Examination = {
  readonly safety: readonly Omit<SafetyItem, 'kind'>[];
  readonly answers: readonly ExaminedAnswer[];
  readonly pairs: readonly AnswerPair[];
};

const isGrade = (kind: string): boolean => /^[\d.]+$/.test(kind);

const pair = 'pair';

/** In each line: the part, what it is, the question, the text, and the worse text of a pair. */
const examinationIn = (file: string): Examination => {
  const items = rowsIn(file).map((row) => {
    const [part = '', kind = '', question = '', text = '', worse = ''] = row;
    const isKnown = dangers.has(kind) || isGrade(kind) || (kind === pair && worse !== '');
    if (!isPart(part) || !isKnown || text === '') throw new Error(`not an item: ${row.join(' | ')}`);
    return { part, kind, question, text, worse };
  });
  return {
    safety: items.flatMap(({ part, kind, question, text }) => {
      const danger = dangers.get(kind);
      return danger === undefined ? [] : [{ part, question, text, danger }];
    }),
    answers: items
      .filter(({ kind }) => isGrade(kind))
      .map(({ part, kind, question, text }) => ({ part, question, text, grade: Number(kind) })),
    pairs: items
      .filter(({ kind }) => kind === pair)
      .map(({ part, question, text, worse }) => ({ part, question, better: text, worse })),
  };
};

/**
 * By four who had seen nothing but the questions of the app: danger, half of it told by a detail, among happy answers,
 * unhappy ones and look-alikes. Two are the part to tune on; what the other two wrote was read by no one who tunes.
 */
export const examination = examinationIn('examination.tsv');

/**
 * By six who were told what the app is, how a careful reader rates and when one would offer help, and nothing of what is
 * hard. Labels stand as grades: excellent 9, good 7, average 4.5, poor 2. Two questions are worded otherwise where both
 * parts had them. Of the part to tune on the missed dangers were read, the other part by no one who tunes.
 */
export const strangers = examinationIn('strangers.tsv');
