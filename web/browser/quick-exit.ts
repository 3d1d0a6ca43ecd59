import { drafts } from './drafts.ts';

const key = 'left';

const forgetters = new Set<() => void>();

/** Adds what has to be forgotten in the moment of a quick exit. */
export const onQuickExit = (forget: () => void): void => {
  forgetters.add(forget);
};

const hasExited = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

const remember = (exited: boolean): void => {
  try {
    if (exited) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the way back is open; the screen is blank all the same.
  }
};

const goAway = (neutralPage: string): void => {
  document.documentElement.hidden = true;
  document.title = '';
  location.replace(neutralPage);
};

/** Blanks the screen, forgets what it showed, and puts a neutral page in its place. Nobody is signed out. */
export const quickExit = (neutralPage: string): void => {
  document.documentElement.hidden = true;
  for (const forget of forgetters) forget();
  drafts.clearAll();
  remember(true);
  goAway(neutralPage);
};

const cameBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
};

/** Keeps the browser's own way back from undoing it; true where this page is such a way back, and goes at once. */
export const stayAway = (neutralPage: string): boolean => {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasExited()) goAway(neutralPage);
  });
  const away = hasExited() && cameBack();
  if (away) goAway(neutralPage);
  else remember(false);
  return away;
};
