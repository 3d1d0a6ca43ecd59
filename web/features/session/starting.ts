import { useEffect, useState } from 'react';
import { useSession } from './door.ts';

/** Milliseconds for which the start-up text is shown at most. */
export const startTimeout = 2000;

/** True while the app starts: until it is known who is here, or for two seconds. */
export const useStarting = (): boolean => {
  const { state, identityUser } = useSession();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), startTimeout);
    return () => clearTimeout(timer);
  }, []);
  return state === 'loading' && identityUser === null && !late;
};
