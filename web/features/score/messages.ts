import { errors } from '../../../contract/errors.ts';

/** The fixed texts of the error catalogue for the score. */
export const messages = {
  notLoaded: 'Failed to load your compatibility score',
  cannotGenerate: 'Cannot Generate Score',
  answersMissing: errors.answers_missing.message,
  error: 'Error',
  made: 'Made just now.',
  unchanged: 'Nothing has changed since this score was made.',
  notGenerated: 'Failed to generate compatibility score. Please try again.',
} as const;
