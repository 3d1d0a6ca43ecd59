import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { storage } from '../../browser/storage.ts';
import { guard } from './guard.ts';
import { refreshUser, useSession } from './queries.ts';

let carriedCode: string | null = null;

const inviteCodeInAddress = (): string | null => new URLSearchParams(location.search).get('inviteCode');

const decide = (state: Parameters<typeof guard>[0]['state']) =>
  guard({
    state,
    inviteCode: inviteCodeInAddress(),
    pendingCode: storage.get('pendingInviteCode'),
    carriedCode,
  });

/** Where a visitor without a session wanted to go, for after signing in; a sign-out is no such wish. */
const rememberReturn = (): void => {
  const code = inviteCodeInAddress();
  if (code !== null) storage.set('pendingInviteCode', code);
  storage.set('post_login_redirect', location.pathname + location.search + location.hash);
};

/** Lets onboarded users through; sends the others where they can become that. */
export const Protected = ({ children }: { children: ReactNode }) => {
  const { state } = useSession();
  const [, navigate] = useLocation();
  const wasSignedIn = useRef(false);
  const decision = decide(state);

  useEffect(() => {
    void refreshUser({ ifStale: true });
  }, []);

  useEffect(() => {
    if (state === 'onboarded') wasSignedIn.current = true;
    if (state === 'signed-out' && !wasSignedIn.current) rememberReturn();
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
  }, [state, navigate]);

  return decision.kind === 'stay' ? children : null;
};
