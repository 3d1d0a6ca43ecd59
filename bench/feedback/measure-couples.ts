import { questionByText } from '../../content/questions.ts';
import { rateCouple } from '../../server/features/score/rate-couple.ts';
import type { Analyst } from '../../server/ports/analysis/port.ts';
import { couples } from './couples.ts';
import type { Part } from './shapes.ts';
import { spearman } from './statistics.ts';

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
