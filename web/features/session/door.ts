import { useCallback, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { reportError, track } from '../../browser/analytics.ts';
import { type StorageKey, storage } from '../../browser/storage.ts';
import { toast } from '../../ui/toast.tsx';
import { flowMessages } from './messages.ts';
import { type ResetOutcome, type ResetStatus, sendReset } from './reset.ts';
import type { Session } from './session-state.ts';
import {
  currentSession,
  forgetIdentity,
  identity,
  leaveByWill,
  refreshUser,
  subscribeToSession,
} from './store.ts';

export { resetButtonTexts } from './messages.ts';
export type { Session } from './session-state.ts';
export { hasLeftByWill, putUser, watchSession } from './store.ts';
export { refreshUser };

/** Who is here, as every screen sees it. */
export const useSession = (): Session => useSyncExternalStore(subscribeToSession, currentSession);

/** What signing out leaves nothing of. */
const keysOfSession: readonly StorageKey[] = [
  'onboardingInviteCompleted',
  'hasInvitedPartner',
  'partnerInviteLink',
  'post_login_redirect',
  'pendingInviteCode',
];

const forgetEverything = (): void => {
  keysOfSession.forEach(storage.remove);
  leaveByWill();
};

/** Gives the action that signs out and goes to `/`; the toast carries the description, where there is one. */
export const useSignOut = (): ((description?: string) => Promise<void>) => {
  const [, navigate] = useLocation();
  return useCallback(
    async (description) => {
      try {
        await identity.signOut();
      } catch {
        reportError('sign_out');
        toast({ ...flowMessages.signOutError, variant: 'destructive' });
        return;
      }
      forgetEverything();
      track('logout');
      navigate('/');
      toast({ ...flowMessages.signedOut, ...(description === undefined ? {} : { description }) });
    },
    [navigate],
  );
};

/** Gives the action that follows the deletion of the account: nothing of it stays in this browser. */
export const useAccountGone = (): ((said: { title: string; description: string }) => Promise<void>) => {
  const [, navigate] = useLocation();
  return useCallback(
    async (said) => {
      forgetEverything();
      storage.remove('partnerInviteCode');
      await identity.signOut().catch(forgetIdentity);
      navigate('/', { replace: true });
      toast(said);
    },
    [navigate],
  );
};

/** The description of the toast when somebody signs out on the dashboard. */
export const signedOutDescription = flowMessages.signedOutDescription;

/** Sends the mail that resets a password, with its status for the button; toasts what came of it. */
export const useSendReset = (): {
  readonly status: ResetStatus;
  readonly send: (email: string) => Promise<ResetOutcome>;
} => {
  const [status, setStatus] = useState<ResetStatus>('idle');
  const send = useCallback(async (email: string) => {
    setStatus('sending');
    const outcome = await sendReset(email);
    setStatus(outcome.ok ? 'sent' : 'idle');
    toast({
      title: outcome.title,
      description: outcome.message,
      variant: outcome.ok ? 'default' : 'destructive',
    });
    return outcome;
  }, []);
  return { status, send };
};
