import { placeOf } from '../../../contract/place.ts';

/** The words about a language model; they appear only where the operator has set one up. */
export const texts = {
  heading: 'A language model',
  lead: (host: string) =>
    `Feedback and score are made on our own server. If you like, a language model on ${placeOf(host)} reads along: it gives the feedback instead, and reads your answers side by side for the score. It is off unless you switch it on.`,
  points: [
    'Sent: the question and your answer when you tap Analyze, and both answers to a shared question for the score.',
    'For the score, both of you have to allow it. Each of you sees only their own switch here.',
    'Your name and email are not sent with them, and no answer in which we notice that somebody may be in danger.',
    'You can switch it off at any time. What was sent before cannot be taken back.',
  ],
  legend: 'May it read your answers?',
  no: 'No, keep them here',
  yes: 'Yes, for my feedback and our score',
  unknown: 'Whether you allow it could not be found out.',
  retry: 'Try Again',
  error: 'Error',
  wrong: 'That did not work. Please try again.',
} as const;
