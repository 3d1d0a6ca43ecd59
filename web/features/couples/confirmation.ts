import { useSyncExternalStore } from 'react';
import type { PartnerToConfirm } from '../../../contract/couples.ts';
import { putOff } from '../../browser/put-off.ts';

/** True when the question has to be put now: somebody waits, and it was not put off for this couple. */
export const mustAsk = (partner: PartnerToConfirm | undefined, later: string | null): boolean =>
  partner !== undefined && later !== partner.coupleId;

/** Whether to ask who came by the code, and how to put that off. */
export const useConfirmation = (
  partner: PartnerToConfirm | undefined,
): { readonly asks: boolean; readonly decideLater: () => void } => {
  const later = useSyncExternalStore(putOff.subscribe, putOff.read);
  const decideLater = () => {
    if (partner !== undefined) putOff.write(partner.coupleId);
  };
  return { asks: mustAsk(partner, later), decideLater };
};
