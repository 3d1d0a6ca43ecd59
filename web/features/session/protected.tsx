import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { storage } from '../../browser/storage.ts';
import { hasLeftByWill, refreshUser, useSession } from './door.ts';
import { guard } from './guard.ts';

let carriedCode: string | null = null;

const inviteCodeInAddress = (): string | null => new URLSearchParams(location.search).get('inviteCode');

const decide = (state: Parameters<typeof guard>[0]['state']) =>
  guard({
    state,
    inviteCode: inviteCodeInAddress(),
    pendingCode: storage.get('pendingInviteCode'),
    carriedCode,
  });

/** Where somebody without a session wants to go, or was when theirs ended, for after signing in; a sign-out is no such wish. */
const rememberReturn = (): void => {
  const code = inviteCodeInAddress();
  if (code !== null) storage.set('pendingInviteCode', code);
  storage.set('post_login_redirect', location.pathname + location.search + location.hash);
};

/** Lets onboarded users through; sends the others where they can become that. */
export const Protected = ({ children }: { children: ReactNode }) => {
  const { state, failure } = useSession();
  const [, navigate] = useLocation();
  const decision = decide(state);

  useEffect(() => {
    void refreshUser({ ifStale: true });
  }, []);

  useEffect(() => {
    if (state === 'signed-out' && failure === null && !hasLeftByWill()) rememberReturn();
    const next = decide(state);
    if (next.kind === 'complete-profile') {
      if (next.keepCode !== null) storage.set('pendingInviteCode', next.keepCode);
      navigate('/', { replace: true });
    }
    if (next.kind === 'carry-code') {
      carriedCode = next.code;
      storage.remove('pendingInviteCode');
      navigate(`/?code=${encodeURIComponent(next.code)}`, { replace: true });
    }
  }, [state, failure, navigate]);

  return decision.kind === 'stay' ? children : null;
};
