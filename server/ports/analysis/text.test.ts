import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apostrophes, fold, onlyOf, plainWord, readText } from './text.ts';

const plains = (raw: string) => readText(raw).sentences.map(({ plain }) => plain.trim());

describe('reading a text', () => {
  test.each([
    ['Don’t', 'do not'],
    ["can't", 'can not'],
    ['don´t', 'do not'],
    ['don‘t', 'do not'],
    ['don′t', 'do not'],
    ['don`t', 'do not'],
    ['can＇t', 'can not'],
    ["it's", 'it is'],
    ["partner's", 'partner'],
    ['Soooo', 'so'],
    ['CAFÉ', 'cafe'],
    ['k​ill', 'kill'],
    ['dont', 'do not'],
    ['u', 'you'],
  ])('%s is read as %s', (typed, plain) => {
    expect(plainWord(typed)).toBe(plain);
  });

  test('sentences end at full stops, lines and the danda; commas are kept', () => {
    expect(plains('I love it, really. You too?\nYes! मुझे अच्छा लगता है। ठीक')).toEqual([
      'i love it , really',
      'you too',
      'yes',
      fold('मुझे अच्छा लगता है'),
      fold('ठीक'),
    ]);
  });

  test.each([
    'You said "are you cold?" and gave me your coat.',
    'You said “are you cold?” and gave me your coat.',
    'You said "it is late!", and gave me your coat.',
    "You said 'are you cold?' and gave me your coat.",
  ])('no sentence ends with what somebody is quoted with, where it goes on: %s', (raw) => {
    expect(readText(raw).sentences).toHaveLength(1);
  });

  test('single quotation marks are some, apostrophes are none', () => {
    expect(plains("You said 'don't go' at my friends' place")).toEqual([
      'you said " do not go " at my friends place',
    ]);
    expect(plains("I love it 'cause I am calm in my parents' garden")[0]).not.toContain('"');
    expect(plains("On 'Sundays I walk to my friends' flat")[0]).not.toContain('"');
    expect(plains("It's the girls' room, 'cause they're loud")).toEqual([
      'it is the girls room , cause they are loud',
    ]);
  });

  test('but one does at the end of a line', () => {
    expect(plains('We had fun on Sunday.\n"silly" you said')).toHaveLength(2);
    expect(readText("Are you ok?\n'cause I am not.").sentences[0]?.asks).toBe(true);
  });

  test('but one does where it does not', () => {
    expect(plains('You said "are you cold?" And then the coat.')).toHaveLength(2);
  });

  test('a question is known by its mark, and pictures belong to the words before them', () => {
    const { sentences } = readText('Are you up for it? I am. 😂');
    expect(sentences.map(({ asks }) => asks)).toEqual([true, false]);
    expect(sentences.at(-1)?.plain).toBe(' i am emojilaugh ');
  });

  test.each([...apostrophes])('%s is an apostrophe inside a word, and one word stays one', (mark) => {
    expect(plains(`I don${mark}t want to live.`)).toEqual(['i do not want to live']);
  });

  test('what is left of some sentences is only what was typed of them', () => {
    const text = readText('  You hum?! => const x\nI laugh 😂. Ja। Und');
    const [first, , third] = text.sentences;
    const left = onlyOf(
      text,
      [first, third].filter((sentence) => sentence !== undefined),
    );
    expect(left.raw).toBe('You hum?!\nI laugh 😂.');
    expect(left.sentences.map(({ plain, asks }) => [plain, asks])).toEqual([
      [' you hum ', true],
      [' i laugh emojilaugh ', false],
    ]);
  });

  test('every word knows its place in the text as typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (raw) => {
        for (const { words, ends } of readText(raw).sentences) {
          expect(ends).toHaveLength(words.length);
          let last = 0;
          for (const { start, end } of words) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(raw.length);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
