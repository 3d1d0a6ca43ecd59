import { errors } from '../../../contract/errors.ts';

/** The fixed texts of the error catalogue and of the toasts, for the questions and their cards. */
export const messages = {
  reads: 'How it reads',
  urgent: 'Before anything else',
  help: { urgent: 'See all help lines', offered: 'Help lines, if you want somebody to talk to' },
  notLoaded: 'Failed to load questions. Please try again.',
  none: 'No Questions Available',
  empty: { title: 'Please provide an answer', description: errors.answer_empty.message },
  stillSaved: 'Your saved answer is still the old one.',
  signedOut: 'You must be logged in to answer questions',
  analysisUnavailable: {
    title: 'Analysis Unavailable',
    description: 'Unable to analyze your answer at this time.',
  },
  analysisFailed: 'Analysis failed',
  shared: 'Your partner can read this too, once you have both answered.',
  writtenToThem: 'This was written to your partner:',
  byModel: (model: string) => `Feedback by the language model ${model}`,
  wrong: 'Something went wrong',
  notSaved: 'Failed to save your answer. Please try again.',
  locked: "Save your answer to see partner's response",
  allAnswered: 'All questions answered',
  allViewed: 'All questions viewed',
} as const;
