import type { HelpLine } from '../../contract/help-lines.ts';

/** A line that only an operator has. */
export const own: HelpLine = {
  country: 'Nepal',
  name: 'Valley Line',
  topics: ['crisis', 'abuse'],
  about: 'For anyone in the valley.',
  phone: '+977 1 555 0100',
  unverified: true,
};
