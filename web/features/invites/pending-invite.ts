import { useEffect } from 'react';
import { cache } from '../../api/cache.ts';
import { ApiError, serverMessage } from '../../api/error.ts';
import { storage } from '../../browser/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { acceptKey, useAcceptInvite } from './queries.ts';

/** True when the server will never take this code from this user, so that keeping it would only nag. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

const succeeded = (): void => {
  storage.remove('pendingInviteCode');
  toast(messages.partnerConnected);
};

const failed = (error: unknown): void => {
  if (isFinal(error)) storage.remove('pendingInviteCode');
  const description = serverMessage(error, messages.notAccepted);
  toast({ title: messages.error, description, variant: 'destructive' });
};

/** Accepts the code that was kept while its owner signed up; removed on success. */
export const usePendingInvite = (): void => {
  const { mutate } = useAcceptInvite();
  useEffect(() => {
    const code = storage.get('pendingInviteCode');
    if (code === null || cache.isMutating({ mutationKey: acceptKey }) > 0) return;
    mutate(code, { onSuccess: succeeded, onError: failed });
  }, [mutate]);
};
