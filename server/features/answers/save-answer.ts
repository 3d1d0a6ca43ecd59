import { questionById } from '../../../content/questions.ts';
import type { Question } from '../../../content/shapes.ts';
import type { Analysis } from '../../../contract/analysis.ts';
import type { SavedAnswer } from '../../../contract/answers.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { holdUser } from '../couples/store.ts';
import type { Content } from './content.ts';
import { putAnswer } from './put-answer.ts';
import { aboutOf, isSaid, type SentAnalysis } from './told.ts';
import { readTold } from './told-store.ts';

/** What a model told this person about just this answer, where that is what the browser sends back. */
const findTold = async (
  context: Context,
  uid: string,
  { question, text, said }: { question: Question; text: string; said: SentAnalysis },
): Promise<Analysis | null> => {
  if (context.model === null || typeof said.feedback !== 'string') return null;
  const about = aboutOf(question.text, text);
  const { told } = (await readTold(context, uid)) ?? { told: [] };
  return told.find((one) => one.about === about && isSaid(said, one.analysis))?.analysis ?? null;
};

/** The server's own analysis; null when it cannot be made, since saving must work without it. */
const analyseOwn = async (
  context: Context,
  uid: string,
  saved: { question: Question; text: string; said: SentAnalysis },
): Promise<Analysis | null> => {
  try {
    const { question, text: answer } = saved;
    const told = await findTold(context, uid, saved);
    return told ?? (await context.analyst.analyse({ question: question.text, answer })).analysis;
  } catch (error) {
    context.log.warn({ err: error }, 'analysis failed while saving');
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
 * one counts only where it is what a model told this person about this answer. No model is waited for.
 */
export const saveAnswer = async (
  context: Context,
  uid: string,
  { questionId, text, said }: { questionId: string; text: string; said: SentAnalysis },
): Promise<SavedAnswer> => {
  const question = questionById(questionId) ?? fail('question_unknown');
  const own = await analyseOwn(context, uid, { question, text, said });
  const { createdAt, updatedAt, analysis } = await store(context, uid, questionId, { text, analysis: own });
  return {
    success: true,
    questionId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt?.toISOString() ?? null,
    analysis,
  };
};
