import type { Tap, Taps } from '../../../contract/taps.ts';
import { messages, tapLabels } from './messages.ts';

const bothSaid: Readonly<Record<Tap, string>> = {
  'same-page': 'You both said same page.',
  'not-quite': 'You both said not quite. Which part is it for each of you?',
  'lets-talk': 'You both want to talk about this one. Is tonight a good time?',
};

/** What can be said of the taps on a question: how it works, that it waits, or what both have said. */
export const outcomeOf = ({ yours, theirs }: Pick<Taps, 'yours' | 'theirs'>): string => {
  if (yours === null) return messages.sealed;
  if (theirs === null) return messages.waiting;
  return yours === theirs ? bothSaid[yours] : `You: ${tapLabels[yours]}. Your partner: ${tapLabels[theirs]}.`;
};
