import { useMutation, useQuery } from '@tanstack/react-query';
import { type Analysis, analysisIn, analyzeAnswer } from '../../../contract/analysis.ts';
import { saveAnswer } from '../../../contract/answers.ts';
import type { CategoryId } from '../../../contract/categories.ts';
import { listQuestions, type Question } from '../../../contract/questions.ts';
import { askAgain, cache, keys, ownedNow } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { drafts } from '../../browser/drafts.ts';
import { checkCouple } from '../invites/queries.ts';
import type { Feedback } from './card-state.ts';

/** The questions of a category with the user's own answers and what is revealed of the partner's. */
export const useQuestions = (category: CategoryId) =>
  useQuery({
    queryKey: keys.questions(category),
    queryFn: () => call(listQuestions, { params: { category } }),
  });

/** Feedback on an answer that is not saved yet; a reply of another shape is as good as none. */
export const analyze = async ({ id, questionText }: Question, answerText: string): Promise<Analysis> => {
  const isOwned = ownedNow();
  const analysis = analysisIn(await call(analyzeAnswer, { body: { questionText, answerText } }));
  if (analysis === null) throw new Error('a reply without an analysis');
  if (isOwned()) cache.setQueryData<Feedback>(keys.feedback(id), { text: answerText, analysis });
  return analysis;
};

/** The last feedback on a question's answer since the app was opened, for who leaves the card and comes back; else null. */
export const feedbackOn = (questionId: string): Feedback | null =>
  cache.getQueryData<Feedback>(keys.feedback(questionId)) ?? null;

// Nothing watches it, and it stays all the same.
cache.setQueryDefaults(keys.allFeedback, { gcTime: Number.POSITIVE_INFINITY });

type Save = { readonly question: Question; readonly text: string; readonly analysis: Analysis | null };

/** The fields of the analysis as the save call names them. */
const hints = ({ quality, feedback, suggestions, insightRating }: Analysis) => ({
  aiQuality: quality,
  aiFeedback: feedback,
  aiSuggestions: suggestions,
  aiInsightRating: insightRating,
});

const save = ({ question, text, analysis }: Save) =>
  call(saveAnswer, {
    body: { questionId: question.id, answer: text, ...(analysis === null ? {} : hints(analysis)) },
  });

/** The draft has served; what the partner wrote may be seen now, so the lists are asked for again, and whether there is one. */
const saved = async (_: unknown, { question, text }: Save): Promise<void> => {
  if (drafts.read(question.id) === text) drafts.clear(question.id);
  for (const key of [keys.answers, keys.score]) void askAgain(key);
  await Promise.all([askAgain(keys.questions(question.category)), checkCouple()]);
};

/** Saves of one question wait for each other, so that what was saved last is what stays. */
export const useSaveAnswer = (questionId: string) =>
  useMutation({
    mutationKey: ['save-answer'],
    scope: { id: `save-answer ${questionId}` },
    mutationFn: save,
    onSuccess: saved,
  });
