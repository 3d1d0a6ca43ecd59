import type { ReactNode } from 'react';
import { SignedOut } from '../features/dashboard/signed-out.tsx';
import { type Session, useSession } from '../features/session/door.ts';
import { Protected } from '../features/session/protected.tsx';
import { Trouble } from '../features/session/trouble.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { WithCache } from './with-cache.tsx';

export type SignedIn = Extract<Session, { state: 'onboarded' | 'not-onboarded' }>;

type Props = {
  /** What is said while it is found out who is here. */
  waiting: string;
  children: (session: SignedIn) => ReactNode;
};

const Known = ({ waiting, children }: Props) => {
  const session = useSession();
  if (session.user) return children(session);
  if (session.state === 'loading') return <Waiting text={waiting} />;
  if (session.failure === null) return <SignedOut />;
  return <Trouble message={session.failure} canSignOut={session.identityUser !== null} />;
};

/** A screen behind its guard, with the cache that its queries need, once it is known who is here. */
export const ForSignedIn = (props: Props) => (
  <WithCache>
    <Protected>
      <Known {...props} />
    </Protected>
  </WithCache>
);
