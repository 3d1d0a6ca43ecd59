import { useEffect } from 'react';
import { cache } from '../../api/cache.ts';
import { storage } from '../../browser/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { acceptKey, pendingRefused, useAcceptInvite } from './queries.ts';

/** Accepts the code that was kept while its owner signed up. */
export const usePendingInvite = (): void => {
  const { mutate } = useAcceptInvite();
  useEffect(() => {
    const code = storage.get('pendingInviteCode');
    if (code === null || cache.isMutating({ mutationKey: acceptKey }) > 0) return;
    mutate(code, { onSuccess: () => toast(messages.partnerConnected), onError: pendingRefused });
  }, [mutate]);
};
