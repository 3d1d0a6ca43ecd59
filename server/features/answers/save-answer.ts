import { questionById } from '../../../content/questions.ts';
import type { Question } from '../../../content/shapes.ts';
import type { Analysis } from '../../../contract/analysis.ts';
import type { SavedAnswer } from '../../../contract/answers.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { holdUser } from '../couples/store.ts';
import type { Content } from './content.ts';
import { putAnswer } from './put-answer.ts';

/** The server's own analysis; null when it cannot be made, since saving must work without it. */
const analyseOwn = async (
  { analyst, log }: Context,
  question: Question,
  answer: string,
): Promise<Analysis | null> => {
  try {
    return (await analyst.analyse({ question: question.text, answer })).analysis;
  } catch (error) {
    log.warn({ err: error }, 'analysis failed while saving');
    return null;
  }
};

const store = ({ db, vault }: Context, uid: string, questionId: string, content: Content) =>
  db.transaction().execute(async (tx) => {
    const key = (await holdUser(tx, uid)) ?? fail('unauthorized');
    return putAnswer(tx, vault, { uid, key }, questionId, content);
  });

/**
 * Saves one answer, all or nothing. The analysis beside it is always the server's own: what the browser sends of
 * one could at most be equal to it.
 */
export const saveAnswer = async (
  context: Context,
  uid: string,
  { questionId, text }: { questionId: string; text: string },
): Promise<SavedAnswer> => {
  const question = questionById(questionId) ?? fail('question_unknown');
  const analysis = await analyseOwn(context, question, text);
  const { createdAt, updatedAt } = await store(context, uid, questionId, { text, analysis });
  return {
    success: true,
    questionId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
    analysis,
  };
};
