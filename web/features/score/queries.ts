import { useMutation, useQuery } from '@tanstack/react-query';
import { generateScore, getScore, type Score } from '../../../contract/score.ts';
import { askAgain, cache, keys, ownedNow } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';

/** The newest score, or null for a couple that has none yet. */
const findScore = async (): Promise<Score | null> => {
  try {
    return await call(getScore);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

export const useScore = () => useQuery({ queryKey: keys.score, queryFn: findScore });

/** A score, and the refusal of one, count answers of which the lists may not know yet. */
const hearOfAnswers = (): void => {
  for (const key of [keys.answers, keys.allQuestions]) void askAgain(key);
};

const generateKey = ['generate-score'] as const;

/** Makes a score, and puts it in the place of the one before. */
export const useGenerateScore = () =>
  useMutation({
    mutationKey: generateKey,
    mutationFn: () => call(generateScore),
    onMutate: ownedNow,
    onSuccess: (score, _, isOwned) => {
      if (!isOwned()) return;
      cache.setQueryData(keys.score, score);
      hearOfAnswers();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 400) hearOfAnswers();
    },
  });

/** When the score that is known was made. */
export const madeAt = (): string | undefined => cache.getQueryData<Score | null>(keys.score)?.generatedAt;

/** True while a score is being made, also in the moment before the screen knows. */
export const isGenerating = (): boolean => cache.isMutating({ mutationKey: generateKey }) > 0;
