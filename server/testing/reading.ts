import type { Reading } from '../context.ts';

/** What a stand-in for the analyst has read: an answer with nothing of note, by the engine of this name. */
export const readingBy = (engine: string): Reading => ({
  analysis: {
    quality: 'good',
    feedback: 'f',
    suggestions: ['s?'],
    insightRating: 5,
    engine,
    rubricVersion: '0',
  },
  gate: null,
  marks: [],
  harm: 0,
});
