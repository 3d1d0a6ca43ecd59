import type { Browser } from 'playwright-core';
import { questionsOf } from '../content/questions.ts';
import { createInvite } from '../contract/invites.ts';
import {
  type Actor,
  type Exchange,
  joinBy,
  member,
  newcomer,
  pair,
  rate,
  type TapsGiven,
  tapAll,
  write,
} from './screens-cast.ts';

/** Who looks at the screens; each stands somewhere else on the way. */
export type Who =
  | 'newcomer'
  | 'alone'
  | 'leaver'
  | 'soloist'
  | 'inviting'
  | 'inviter'
  | 'confirming'
  | 'beginner'
  | 'writer'
  | 'settled'
  | 'scored';

/** The first has answered a whole category, all but its last question. */
const nearlyAll: readonly Exchange[] = questionsOf('moving-in')
  .slice(0, -1)
  .map(({ id }) => [id, 'The window, the kettle and you.', null]);

/** In the question's order: both have written the first three, then one waits for the other. */
const beginnings: readonly Exchange[] = [
  [
    'love-questions-01',
    'You warmed my side of the bed before I came up, and never said a word about it.',
    'You put my keys where I would look for them. I left the house smiling.',
  ],
  [
    'love-questions-02',
    'I cut the fruit. My mother did that, and now I do it for you.',
    'I turn the heating up a minute before you wake.',
  ],
  [
    'moving-in-02',
    'Onions in butter, and your key in the door.',
    'The kettle, and you humming the same four notes over it.',
  ],
  ['love-questions-03', 'Something slow with a trumpet, and rain on the window.', null],
  ['love-questions-04', null, 'This morning on the tram, when I found your note in my pocket.'],
  ['health-goals-01', null, 'I would like us to walk to the river before breakfast, twice a week.'],
];

const more: readonly Exchange[] = [
  [
    'love-questions-05',
    'Sit beside me and say nothing for ten minutes. Then I feel safe enough to talk.',
    'I need you to hold me first and ask later. On Tuesday you did, and I felt my shoulders drop.',
  ],
  [
    'love-questions-06',
    'The evening the power went out and we read to each other by torchlight. I felt twelve and very loved.',
    'That blackout in March. I loved your voice in the dark, and I wish we did it without the storm.',
  ],
  [
    'amazing-sex-01',
    'I love it when we laugh halfway through and nobody minds. I felt close to you on Sunday.',
    'I felt wanted when you asked me to slow down. I would love more of those long mornings.',
  ],
];

const given: readonly TapsGiven[] = [
  ['love-questions-01', 'same-page', 'same-page'],
  ['love-questions-02', 'same-page', null],
  ['moving-in-02', 'same-page', 'same-page'],
  ['love-questions-05', 'not-quite', 'lets-talk'],
  ['love-questions-06', 'same-page', 'same-page'],
];

type Maker = (browser: Browser, url: string) => Promise<Actor>;

/** Somebody without a partner. */
const single =
  (name: string, firstName = 'Ember'): Maker =>
  (browser, url) =>
    member(browser, url, { email: `${name}@example.org`, firstName });

/** Two who are each other's partner, and have written something. */
const both =
  (tail: string, exchanges: readonly Exchange[]) =>
  async (browser: Browser, url: string): Promise<readonly [Actor, Actor]> => {
    const one = await single(`ember${tail}`)(browser, url);
    const two = await single(`dusk${tail}`, 'Dusk')(browser, url);
    await pair(one, two);
    await write(one, two, exchanges);
    return [one, two];
  };

/** A couple in which both have written something; the first is the one who looks. */
const couple =
  (tail: string, exchanges: readonly Exchange[]) =>
  async (browser: Browser, url: string): Promise<Actor> => {
    const [one] = await both(tail, exchanges)(browser, url);
    return one;
  };

/** The two have had a score before each new tap. */
const scored: Maker = async (browser, url) => {
  const [one, two] = await both('', beginnings)(browser, url);
  await write(one, two, more.slice(0, 2));
  await rate(one);
  await write(one, two, more.slice(2));
  await rate(one);
  for (const taps of given) {
    await tapAll(one, two, [taps]);
    await rate(one);
  }
  return one;
};

const makers: Readonly<Record<Who, Maker>> = {
  newcomer: (browser, url) => newcomer(browser, url, { email: 'new@example.org', firstName: 'Ember' }),
  alone: single('alone'),
  leaver: single('leaver'),
  soloist: single('soloist'),
  inviter: single('inviter', 'Dusk'),
  inviting: async (browser, url) => {
    const actor = await single('inviting')(browser, url);
    await actor.speak(createInvite, { body: { partnerEmail: null } });
    return actor;
  },
  confirming: async (browser, url) => {
    const one = await single('ember.asked')(browser, url);
    await joinBy(one, await single('dusk.asked', 'Dusk')(browser, url));
    return one;
  },
  beginner: couple('.new', beginnings),
  writer: couple('.writing', [...nearlyAll, ...beginnings]),
  settled: couple('.home', [...more, ...beginnings.slice(2, 3)]),
  scored,
};

export type People = (who: Who) => Promise<Actor>;

/** Makes each of them when first asked for, once. */
export const people = (browser: Browser, url: string): People => {
  const made = new Map<Who, Promise<Actor>>();
  return (who) => {
    const actor = made.get(who) ?? makers[who](browser, url);
    made.set(who, actor);
    return actor;
  };
};
