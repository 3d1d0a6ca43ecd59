import type { Tap } from '../../../contract/taps.ts';

/** The words of the three taps, and of what is said beside them. */
export const messages = {
  ask: 'How do your two answers sit together?',
  sealed: 'One tap, and free to change. Neither sees the other’s until you have both tapped.',
  waiting: 'Saved. Your partner sees it once they have tapped too.',
  notSaved: 'Your tap was not saved. Please try again.',
} as const;

export const tapLabels: Readonly<Record<Tap, string>> = {
  'same-page': 'Same page',
  'not-quite': 'Not quite',
  'lets-talk': "Let's talk",
};
