import { useMutation } from '@tanstack/react-query';
import { confirmPartner, leavePartner } from '../../../contract/couples.ts';
import { askAgain, cache, keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { putOff } from '../../browser/put-off.ts';
import { askAnew, coupleChanged } from '../invites/queries.ts';
import { refreshUser } from '../session/door.ts';
import { messages } from './messages.ts';

/** The quiet question that stays beside the partner until it is answered. */
export const confirmNote = messages.note;

export const endedToast = messages.ended;

/** There is no couple any more: for whoever wants to end it that is as good as having ended it. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'no_partner';

/** Says that the person of this couple is the right one; where that couple is over, whoever is there now is asked for. */
export const useConfirmPartner = () =>
  useMutation({
    mutationKey: ['confirm-partner'],
    mutationFn: (coupleId: string) => call(confirmPartner, { body: { coupleId } }),
    onSuccess: () => {
      putOff.clear();
      return coupleChanged();
    },
    onError: askAnew,
  });

const leave = async (coupleId: string): Promise<void> => {
  try {
    await call(leavePartner, { body: { coupleId } });
  } catch (error) {
    if (!isOver(error)) throw error;
  }
};

/** Nothing of the other stays on the screen or in the cache, even where the lists cannot be fetched again. */
const forgetPartner = async (): Promise<void> => {
  putOff.clear();
  for (const queryKey of [keys.answers, keys.allQuestions, keys.score]) void cache.resetQueries({ queryKey });
  await Promise.all([askAgain(keys.inviteStatus), refreshUser()]);
};

/** Ends the couple of this id at once, and no other; where that one is over, whoever is there now is asked for. */
export const useLeavePartner = () =>
  useMutation({
    mutationKey: ['leave-partner'],
    mutationFn: leave,
    onSuccess: forgetPartner,
    onError: askAnew,
  });
