import { useSyncExternalStore } from 'react';

/** Windows narrower than this many pixels count as a phone. */
export const mobileBreakpoint = 768;

const query = () => window.matchMedia(`(max-width: ${mobileBreakpoint - 1}px)`);

const subscribe = (listener: () => void): (() => void) => {
  const media = query();
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
