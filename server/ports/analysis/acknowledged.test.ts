import { describe, expect, test } from 'vitest';
import { acknowledged } from './acknowledged.ts';
import { heartOfIt } from './feedback-texts.ts';
import type { Tells } from './heard.ts';
import type { Material } from './material.ts';
import type { Dimension } from './port.ts';
import { invitationOf } from './question.ts';
import type { FoundDimension } from './rating.ts';
import { readText } from './text.ts';

const raw =
  'It rained. She said "never give up on the garden by the river, whatever they say" and went to bed before I could answer. I felt safe when you held my hand.';
const safe = 'I felt safe when you held my hand';
const borrowed = 'give up on the garden';

const shows = (dimension: Dimension, quote: string, level = 0.8): FoundDimension => ({
  dimension,
  level,
  mark: { dimension, quote, weight: level },
});

const material: Material = {
  text: readText(raw),
  invitation: invitationOf('What did you feel last week?'),
  rating: { found: [shows('disclosure', safe)], share: 0.5 },
  quality: 'average',
  language: 'english',
  blame: null,
  tells: null,
  harm: 0,
  heavy: false,
  opening: 'It rained',
};

const saidOf = (change: Partial<Material>, room = 2): readonly string[] =>
  acknowledged({ ...material, ...change }, 0, room);

const hearing = (chance: number): Tells => ({
  disclosure: chance,
  specific: chance,
  owned: chance,
  forward: chance,
  appreciative: chance,
  responsive: chance,
});

const finding = (...found: readonly FoundDimension[]): Pick<Material, 'rating'> => ({
  rating: { found, share: 0.5 },
});

describe('what is quoted first', () => {
  test.each([
    ['of a thin answer is what a rule finds', {}, safe],
    ['of one in which no rule finds anything is its heart', finding(), safe],
    ['of a good answer is its heart', { quality: 'good', ...finding(shows('specific', 'It rained')) }, safe],
    ['is how it begins where hard words are not welcome', { harm: 0.5 }, 'It rained'],
    ['is how it begins where all else blames', { blame: 'you held my hand' }, 'It rained'],
    ['is nothing that is faint', { blame: 'river', ...finding(shows('specific', safe, 0.3)) }, 'It rained'],
    [
      'is nothing that is hardly heard',
      { tells: hearing(0.1), blame: 'river', ...finding(shows('specific', safe)) },
      'It rained',
    ],
    [
      'is no heart that is a complaint',
      { text: readText('It rained. You never listen to me at dinner.'), ...finding() },
      'It rained',
    ],
    [
      'is no heart that is mostly what somebody else said',
      {
        text: readText('It rained. She said "I kept it in my wallet for all of these years".'),
        ...finding(),
      },
      'It rained',
    ],
    ['is nothing that somebody else said', finding(shows('specific', borrowed)), safe],
    ['is nothing that is owned by half', { blame: 'river', ...finding(shows('owned', safe)) }, 'It rained'],
    [
      'is no thanks that nobody is thanked with',
      { blame: 'river', ...finding(shows('appreciative', 'It rained', 0.9)), opening: safe },
      safe,
    ],
  ] satisfies readonly (readonly [string, Partial<Material>, string])[])('%s', (_, change, quote) => {
    expect(saidOf(change)[0]).toContain(`“${quote}”`);
  });

  test('is nothing where the beginning blames as well', () => {
    expect(saidOf({ harm: 0.5, blame: 'It rained' })).toEqual([]);
  });

  test('is called the heart of a good answer where no rule finds anything in it', () => {
    const [first = ''] = saidOf({ quality: 'good', ...finding() });
    expect(heartOfIt.map((text) => text.replace('{quote}', safe))).toContain(first);
  });

  test.each([
    ['an excellent answer has two quotations, as they stand in it', 'excellent', 2, ['It rained', safe]],
    ['but one where there is room for one', 'excellent', 1, [safe]],
    ['and a good one has one', 'good', 2, [safe]],
  ] as const)('%s', (_, quality, room, quotes) => {
    const found = finding(shows('disclosure', safe), shows('specific', 'It rained', 0.6));
    const said = saidOf({ quality, ...found }, room);
    expect(said.map((text) => /“(.*)”/.exec(text)?.[1])).toEqual(quotes);
  });
});
