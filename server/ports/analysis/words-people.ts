import { any, words } from './pattern.ts';

/** One other person, as people speak of a partner. */
const onePerson = [
  'you',
  'he',
  'she',
  ...[
    'partner',
    'husband',
    'wife',
    'boyfriend',
    'girlfriend',
    'fiance',
    'fiancee',
    'spouse',
    'man',
    'love',
  ].map((word) => `my ${word}`),
  'tum',
  'tumne',
  'usne',
  'woh',
];

export const partner = any([...onePerson, 'they']);

/** Without 'they', which is as often about things: 'my breasts, they are ugly'. */
export const partnerAlone = any(onePerson);

export const partnersOwn =
  '(?:your|his|her|their|partner|husband|wife|tumhara|tumhari|tumhare|uski|uska|uske)';

export const partnerObject =
  '(?:you|him|her|them|my partner|my husband|my wife|my boyfriend|my girlfriend|each other|tumhe|tumse|usse|usko)';

/** The person who writes. */
export const selfWords = words('i me my mine myself mujhe main mein mera meri mere mujhko hum humein');

/** Everybody and nobody: who writes like this keeps out of the answer. */
export const peopleAtLarge = words(`
people persons couples everyone everybody individuals partners humans society someone anybody anyone husbands
wives men women both_partners two_people both_individuals both_persons
`);
