import { describe, expect, test } from 'vitest';
import type { Dimension, Mark, Side } from '../../context.ts';
import { mutualOf, sideOf } from '../../testing/mutual-answers.ts';
import { takeawaysOf } from './takeaways.ts';

const markOf = (dimension: Dimension, quote: string, weight = 0.3): Mark => ({ dimension, quote, weight });
const told = (first: Side, second: Side): readonly string[] =>
  takeawaysOf([mutualOf(1, first, second)]).map(({ text }) => text);

describe('what was let be seen', () => {
  const seen = 'On “What is question 1 about for you?” you both told something of your own.';
  const sideWith = (dimension: Dimension, weight?: number, heavy = false): Side =>
    sideOf('It hummed in me', { marks: [markOf(dimension, 'It hummed', weight)], shown: 0.5, heavy });

  test('is said without a quotation', () => {
    expect(told(sideWith('disclosure'), sideWith('disclosure'))).toEqual([seen]);
  });

  test.each<[Dimension, number]>([
    ['specific', 0.3],
    ['owned', 0.3],
    ['disclosure', 0.09],
  ])('is not said of %s of %d alone', (dimension, weight) => {
    expect(told(sideWith('disclosure'), sideWith(dimension, weight))).not.toContain(seen);
  });

  test('is not said of what may tell of danger', () => {
    expect(told(sideWith('disclosure'), sideWith('disclosure', 0.3, true))).not.toContain(seen);
  });
});

describe('a quotation in a takeaway', () => {
  const wish = 'Could we cook on Friday';
  const bare = sideOf('fine', { gate: 'evasive' });
  const sideAround = (rest: string): Side =>
    sideOf(`${wish}${rest}`, { marks: [markOf('specific', rest.trim(), 0.4), markOf('forward', wish)] });

  test('is a short answer whole', () => {
    expect(told(sideAround(', though not fish?'), bare)).toEqual([
      'There is a wish or an offer to pick up in “Could we cook on Friday, though not fish?”, on “What is question 1 about for you?”.',
    ]);
  });

  test('is the wish itself where its sentence is long', () => {
    const [text] = told(sideAround(` ${'and so on '.repeat(18)}`), bare);
    expect(text).toContain(`“${wish}”`);
  });

  test('is the same when the two change places, though both have said the same', () => {
    const thanks = sideOf('Thank you for the tea', {
      marks: [markOf('appreciative', 'Thank you for the tea')],
    });
    const wish = (words: string) => sideOf(words, { marks: [markOf('forward', words)] });
    const [cook, walk] = [wish('Could we cook now'), wish('Could we walk now')];
    const textsOf = (one: Side, other: Side) =>
      takeawaysOf([mutualOf(1, thanks, thanks), mutualOf(2, one, other)]).map(({ text }) => text);
    expect(textsOf(cook, walk)).toEqual(textsOf(walk, cook));
  });

  test('comes from the one who has not been quoted yet, where both have something', () => {
    const side = (name: string): Side =>
      sideOf(`${name} hums for me. Could we do ${name}?`, {
        marks: [markOf('appreciative', `${name} hums for me`), markOf('forward', `Could we do ${name}`)],
      });
    const other = sideOf('Could we sing now?', { marks: [markOf('forward', 'Could we sing now', 0.2)] });
    const texts = takeawaysOf([
      mutualOf(1, side('Ada'), other),
      mutualOf(2, side('Eve'), sideOf('fine')),
    ]).map(({ text }) => text);
    expect(texts.join(' ')).toContain('“Could we sing now?”');
  });

  test('is the sentence that shows it, without what stands beside it, and nothing of an answer that says there is none', () => {
    const gym = 'You go to the gym. I would like one morning to sleep in. Just one.';
    const none = 'None from you. My ex thanked me once.';
    const texts = takeawaysOf([
      mutualOf(1, sideOf(gym, { marks: [markOf('forward', 'I would like one morning')] }), sideOf('fine')),
      mutualOf(2, sideOf(none, { marks: [markOf('appreciative', 'My ex thanked me once')] }), sideOf('fine')),
      mutualOf(3, sideOf('bins', { marks: [markOf('responsive', 'bins')] }), sideOf('fine')),
    ]).map(({ text }) => text);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('“I would like one morning to sleep in”, on');
  });

  test('has four words at least, which show by themselves what they are', () => {
    const side = (words: string) => sideOf(words, { marks: [markOf('forward', words)] });
    expect(told(side('The divorce, please'), bare).join()).not.toContain('“The divorce');
    expect(told(side('A walk on Friday'), bare).join()).toContain('“A walk on Friday”');
  });

  test('is none of a person who is sharp on the mean, and none beside sharp words', () => {
    const offer = sideOf(wish, { marks: [markOf('forward', wish)] });
    const sharp = (harm: number) => sideOf('You and your remarks', { harm });
    const quotes = (harms: readonly number[], beside: Side = bare) =>
      takeawaysOf([
        mutualOf(1, offer, beside),
        ...harms.map((harm, n) => mutualOf(n + 2, sharp(harm), bare)),
      ]).filter(({ text }) => text.includes(wish)).length;
    expect(quotes([0.2, 0.2])).toBe(1);
    expect(quotes([0.2, 0.3])).toBe(0);
    expect(quotes([], sharp(0.2))).toBe(1);
    expect(quotes([0, 0, 0], sharp(0.4))).toBe(0);
    expect(quotes([], sideOf('You again', { gate: 'contempt' }))).toBe(0);
  });

  test('is not there where nothing stands out: then the lightest question is named, also where an answer is left out', () => {
    const [quiet, left] = [sideOf('A tram', { shown: 0.2 }), sideOf('A tram', { gate: 'crisis' })];
    const named = (first: Side) =>
      takeawaysOf([mutualOf(19, quiet, bare), mutualOf(3, first, quiet)]).map(({ text }) => text);
    const said =
      'You have both answered “What is question 3 about for you?”, and can read the two answers side by side.';
    expect([named(quiet), named(left)]).toEqual([[said], [said]]);
  });
});
