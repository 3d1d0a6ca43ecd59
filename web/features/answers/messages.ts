import { confirmNote } from '../couples/queries.ts';

/** The fixed texts of the error catalogue for the list of answers. */
export const messages = {
  error: 'Error',
  notLoaded: 'Failed to load your answers',
  notRefreshed: 'Failed to refresh answers',
  locked: 'Answer this question first to unlock',
  unconfirmed: `Both answers open once you say yes to “${confirmNote}” above`,
} as const;
