import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { codeInAddress } from '../browser/invite-link.ts';
import { storage } from '../browser/storage.ts';
import { useSession } from '../features/session/door.ts';
import { safeReturn } from '../features/session/guard.ts';
import { Trouble } from '../features/session/trouble.tsx';
import { lazyScreen } from '../ui/lazy-screen.tsx';
import { Waiting } from '../ui/waiting.tsx';

const landing = lazyScreen(() => import('./landing.tsx'));
const onboarding = lazyScreen(() => import('./onboarding.tsx'));

/** A code of the address is kept, so that it survives sign-up and sign-in. */
const keepInvite = (): string | null => {
  const code = codeInAddress(location.search);
  if (code !== null) storage.set('pendingInviteCode', code);
  return code;
};

/** Onboarded: on to the dashboard, or to where the visitor wanted to go before signing in. */
const Enter = () => {
  const [path, navigate] = useLocation();
  useEffect(() => {
    if (path !== '/') return;
    const target = safeReturn(storage.get('post_login_redirect')) ?? '/dashboard';
    storage.remove('post_login_redirect');
    navigate(target, { replace: true });
  }, [path, navigate]);
  return <Waiting text="Loading your dashboard..." />;
};

/** Whoever fills in the questionnaire first comes to the dashboard by it, and not where they once wanted to go. */
const forgetReturn = () => storage.remove('post_login_redirect');

/** `/`: the landing page for visitors, the questionnaire for newcomers, the way in for everybody else. */
const Home = () => {
  const session = useSession();
  const [code] = useState(keepInvite);
  const [newcomer, setNewcomer] = useState(false);
  const { state, failure, identityUser } = session;

  if (state === 'not-onboarded' && !newcomer) setNewcomer(true);
  if (state === 'signed-out' && newcomer) setNewcomer(false);

  useEffect(() => {
    if (newcomer) forgetReturn();
  }, [newcomer]);

  if (failure !== null) return <Trouble message={failure} canSignOut={identityUser !== null} />;
  if (state === 'loading')
    return <Waiting text={identityUser ? 'Loading your profile...' : 'Signing in...'} />;
  if (state === 'onboarded' && !newcomer) return <Enter />;
  const fallback = state === 'signed-out' ? null : <Waiting text="Loading your profile..." />;
  return (
    <Suspense fallback={fallback}>
      {state === 'signed-out' ? <landing.Screen code={code} /> : <onboarding.Screen />}
    </Suspense>
  );
};

export default Home;
