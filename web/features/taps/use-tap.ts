import { useMutation } from '@tanstack/react-query';
import type { listAnswers } from '../../../contract/answers.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { CategoryId } from '../../../contract/categories.ts';
import type { listQuestions } from '../../../contract/questions.ts';
import { saveTap, type Tap, type Taps } from '../../../contract/taps.ts';
import { cache, keys, ownedNow } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { isOutOfDate, serverMessage } from '../../api/error.ts';
import { coupleChanged } from '../invites/queries.ts';
import { messages } from './messages.ts';

/** A question that both have answered, with what is known of its taps. */
export type Tapped = { readonly questionId: string; readonly category: CategoryId; readonly taps: Taps };

/** Both lists tell of the same taps. */
const remember = (questionId: string, category: CategoryId, taps: Taps): void => {
  cache.setQueryData<ReplyOf<typeof listAnswers>>(
    keys.answers,
    (list) =>
      list && {
        ...list,
        answers: list.answers.map((entry) => (entry.questionId === questionId ? { ...entry, taps } : entry)),
      },
  );
  cache.setQueryData<ReplyOf<typeof listQuestions>>(keys.questions(category), (list) =>
    list?.map((question) => (question.id === questionId ? { ...question, taps } : question)),
  );
};

export type TapState = {
  readonly run: (tap: Tap) => void;
  /** The tap that is shown: the one on its way, else the one that is saved. */
  readonly yours: Tap | null;
  readonly problem: string | null;
};

/** The caller's tap on one question; shown at once, and taken back where it could not be saved. */
export const useTap = ({ questionId, category, taps }: Tapped): TapState => {
  const { mutate, isPending, variables, error } = useMutation({
    mutationKey: ['save-tap'],
    mutationFn: (tap: Tap) => call(saveTap, { params: { questionId }, body: { tap, wording: taps.wording } }),
    onMutate: ownedNow,
    onSuccess: (reply, _, isOwned) => {
      if (isOwned()) remember(questionId, category, reply);
    },
    onError: (failure) => {
      if (isOutOfDate(failure)) void coupleChanged();
    },
  });
  return {
    run: (tap) => (isPending ? undefined : mutate(tap)),
    yours: isPending ? variables : taps.yours,
    problem: error === null ? null : serverMessage(error, messages.notSaved),
  };
};
