import { useEffect, useEffectEvent } from 'react';
import { cache } from '../../api/cache.ts';
import { storage } from '../../browser/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { acceptKey, notNeeded, pendingRefused, useAcceptInvite } from './queries.ts';

/** Accepts the code that was kept while its owner signed up; whoever has a partner is told so, and nothing is tried. */
export const usePendingInvite = (hasPartner: boolean): void => {
  const { mutate } = useAcceptInvite();
  const take = useEffectEvent(() => {
    const code = storage.get('pendingInviteCode');
    if (code === null || cache.isMutating({ mutationKey: acceptKey }) > 0) return;
    if (hasPartner) notNeeded();
    else mutate(code, { onSuccess: () => toast(messages.partnerConnected), onError: pendingRefused });
  });
  useEffect(() => take(), []);
};
