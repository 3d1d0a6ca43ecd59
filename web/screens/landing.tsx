import { useEffect } from 'react';
import { Link } from 'wouter';
import { Landing } from '../features/landing/landing.tsx';
import { texts } from '../features/landing/texts.ts';
import '../features/landing/landing.css';

/** The landing page inside the app, for whoever signs out or comes back to it. */
const LandingScreen = ({ invited }: { invited: boolean }) => {
  useEffect(() => {
    document.title = texts.title;
  }, []);
  return <Landing link={Link} invited={invited} />;
};

export default LandingScreen;
