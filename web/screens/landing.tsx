import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isDeadLink } from '../features/invites/dead-link.ts';
import { type Invitation, Landing } from '../features/landing/landing.tsx';
import { texts } from '../features/landing/texts.ts';
import '../features/landing/landing.css';

/** What the code of the address is good for, asked once. */
const useInvitation = (code: string | null): Invitation | undefined => {
  const [isDead, setDead] = useState(false);
  useEffect(() => {
    if (code !== null) void isDeadLink(code).then(setDead);
  }, [code]);
  if (code === null) return undefined;
  return isDead ? 'dead' : 'open';
};

/** The landing page inside the app, for whoever follows an invite link, signs out or comes back to it. */
const LandingScreen = ({ code }: { code: string | null }) => {
  const invitation = useInvitation(code);
  useEffect(() => {
    document.title = texts.title;
  }, []);
  return <Landing link={Link} invitation={invitation} />;
};

export default LandingScreen;
