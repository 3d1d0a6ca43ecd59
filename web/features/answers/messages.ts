/** The fixed texts of the error catalogue for the list of answers. */
export const messages = {
  error: 'Error',
  notLoaded: 'Failed to load your answers',
  notRefreshed: 'Failed to refresh answers',
  locked: 'Answer this question first to unlock',
} as const;
