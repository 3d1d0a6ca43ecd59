import { errors } from '../../../contract/errors.ts';
import { inviteLifetimeDays } from '../../../contract/limits.ts';

/** The fixed texts of the error catalogue and of the success toasts, for everything about invites. */
export const messages = {
  error: 'Error',
  linkNotMade: 'Failed to generate invite link. Please try again.',
  codeNotMade: 'Failed to generate invite code. Please try again.',
  notPrepared: 'Failed to prepare invite. Please try again.',
  linkNotCopied: 'Failed to copy link. Please try again.',
  codeNotCopied: 'Failed to copy invite code',
  malformed: errors.invite_code_malformed.message,
  invalid: errors.invite_code_unknown.message,
  notValidated: 'Failed to validate invite code. Please try again.',
  notAccepted: 'Failed to accept invite',
  linkDead: 'The link you came with no longer works. Ask your partner for a new one.',
  connectedAlready: {
    title: 'You are connected already',
    description: 'The link you opened is not needed any more.',
  },
  codeReplaced: {
    title: 'Your code is new',
    description: 'The one you had no longer works. Please send your partner the new one.',
  },
  connectionFailedTitle: 'Connection Failed',
  connectionFailedText: 'Invalid code or connection error. Please try again.',
  connectionRefused: 'Connection failed',
  connectionError: 'Connection error',
  emailMissing: "Please enter your partner's email address",
  goodFor: `Good for up to ${inviteLifetimeDays} days, and for one person.`,
  inviteSent: { title: 'Invite sent', description: 'Your partner will find the link in their inbox.' },
  linkCopied: { title: 'Link copied!', description: 'Share this link with your partner.' },
  connected: { title: 'Connected!', description: 'You’ve successfully connected with your partner.' },
  partnerConnected: { title: 'Partner Connected!', description: "You're now connected with your partner." },
} as const;
