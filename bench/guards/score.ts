import type { Guard } from './guard.ts';

const rating = 'server/features/score/rate-couple.test.ts';

/** What a score must not tell of what was found in an answer. */
export const scoreGuards: readonly Guard[] = [
  {
    name: 'score: what may tell of danger is not quoted',
    file: 'server/features/score/quotes.ts',
    find: 'harm >= sharpest || heavy',
    instead: 'harm >= sharpest || (heavy && harm > 1)',
    test: rating,
    title: 'what may tell of danger is not quoted either',
  },
  {
    name: 'score: taps are told whatever was found',
    file: 'server/features/score/takeaways.ts',
    find: 'asked(mutual)',
    instead: 'asked(open)',
    test: rating,
    title: 'what taps say is said whatever was found in the answers',
  },
  {
    name: 'score: scorn is not spared, whatever it sounds like',
    file: 'server/features/score/contribution.ts',
    find: ' && reading.scorn !== true',
    instead: '',
    test: rating,
    title: 'scorn that sounds like danger is not spared',
  },
];
