import { questionById, questions } from '../../../content/questions.ts';
import type { Question } from '../../../content/shapes.ts';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { apartOf } from './apart.ts';
import type { Exchange } from './exchange.ts';
import { tapsOf } from './mutual.ts';

const place: ReadonlyMap<string, number> = new Map(questions.map((question, index) => [question.id, index]));

/** When the entry last became worth reading, in milliseconds: the viewer's save, or the reveal if that came later. */
const moment = ({ mine, theirs }: Exchange): number =>
  Math.max(mine?.createdAt.getTime() ?? 0, theirs?.createdAt.getTime() ?? 0);

const placeOf = (entry: Exchange): number => place.get(entry.questionId) ?? questions.length;

/**
 * Questions that wait for the viewer first, then newest first. Among the waiting ones the order is the catalogue's,
 * since any order by time would tell when the partner wrote.
 */
const waitingThenNewest = (a: Exchange, b: Exchange): number => {
  if ((a.mine === null) !== (b.mine === null)) return a.mine === null ? -1 : 1;
  return a.mine === null ? placeOf(a) - placeOf(b) : moment(b) - moment(a) || placeOf(a) - placeOf(b);
};

const partnerAnswer = ({ theyAnswered, theirs }: Exchange): AnswerEntry['partnerAnswer'] => {
  if (theirs) return { locked: false, answerText: theirs.content.text };
  return theyAnswered ? { locked: true } : null;
};

const toEntry = (entry: Exchange, question: Question): AnswerEntry => ({
  questionId: question.id,
  questionText: question.text,
  category: question.category,
  userAnswer: entry.mine && {
    answerText: entry.mine.content.text,
    createdAt: entry.mine.createdAt.toISOString(),
    updatedAt: entry.mine.updatedAt?.toISOString() ?? null,
    apart: apartOf(entry),
  },
  partnerAnswer: partnerAnswer(entry),
  taps: tapsOf(entry),
});

/** The list of answers as the viewer may see it; questions that left the catalogue are passed over. */
export const answerList = (entries: readonly Exchange[]): AnswerEntry[] =>
  [...entries].sort(waitingThenNewest).flatMap((entry) => {
    const question = questionById(entry.questionId);
    return question ? [toEntry(entry, question)] : [];
  });
