import { useSyncExternalStore } from 'react';
import { putOff } from '../../browser/put-off.ts';

/** Who is asked about whom, so that somebody else who comes is asked about again. */
export const questionOf = (me: string, partner: string): string => `${me} ${partner}`;

/** True when the question has to be put now: somebody waits, and it was not put off. */
export const mustAsk = (me: string, partner: string | undefined, later: string | null): boolean =>
  partner !== undefined && later !== questionOf(me, partner);

/** Whether to ask who came by the code, and how to put that off. */
export const useConfirmation = (
  me: string,
  partner: string | undefined,
): { readonly asks: boolean; readonly decideLater: () => void } => {
  const later = useSyncExternalStore(putOff.subscribe, putOff.read);
  const decideLater = () => {
    if (partner !== undefined) putOff.write(questionOf(me, partner));
  };
  return { asks: mustAsk(me, partner, later), decideLater };
};
