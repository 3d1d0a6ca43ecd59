/** The fixed texts of the error catalogue for the score. */
export const messages = {
  notLoaded: 'Failed to load your compatibility score',
  cannotGenerate: 'Cannot Generate Score',
  answersMissing: 'You need more answers from both you and your partner.',
  error: 'Error',
  notGenerated: 'Failed to generate compatibility score. Please try again.',
} as const;
