import { describe, expect, test } from 'vitest';
import { heartsOf, passagesIn } from './heart.ts';
import { readText } from './text.ts';

const heartOf = (answer: string): string | undefined => heartsOf(readText(answer))[0];

describe('the words in which an answer comes alive', () => {
  test.each([
    [
      'I remember the jasmine by your gate in August. You put a branch in my pocket. I keep it in my wallet still, you did not know.',
      'I keep it in my wallet still, you did not know',
    ],
    [
      'My roommate at uni. He would always warm up the car for her and never said a word about it.',
      'He would always warm up the car for her and never said a word about it',
    ],
    [
      'Honestly I had to think about this. It is when you leave the last dumpling and pretend to be full.',
      'It is when you leave the last dumpling and pretend to be full',
    ],
  ])('are found at the end of %s', (answer, heart) => {
    expect(heartOf(answer)).toBe(heart);
  });

  test('are none where an answer is only a few words', () => {
    expect(heartOf('Soup.')).toBeUndefined();
    expect(heartOf('')).toBeUndefined();
  });

  test('stand in the text as typed, once each, without loose ends and with both quotation marks', () => {
    const answer =
      'He said "you go first, I will wait", and I went, because it was cold and (as always) I forgot my gloves, but he had them in his pocket, so';
    const passages = passagesIn(readText(answer)).map(({ start, end }) => answer.slice(start, end));
    expect(passages.length).toBeGreaterThan(3);
    expect(new Set(passages).size).toBe(passages.length);
    for (const passage of passages) {
      expect(passage).not.toMatch(/^(and|but|so|because)\b|,$/);
      expect(passage.split('"').length % 2).toBe(1);
      expect(passage.split('(').length).toBe(passage.split(')').length);
    }
  });

  test.each([
    'I cried at your soup (the one with ginger, because I was ill) and you sat with me.',
    'We shared the last orange and bread.\u202e I keep the bowl on the shelf by the window.',
    'He said "I will wait here. You go first and I am right behind you" and in I went.',
  ])('are whole and on one line: %s', (answer) => {
    for (const heart of heartsOf(readText(answer))) {
      expect(heart).not.toMatch(/[\u202e\n]/);
      expect(heart.split('(').length).toBe(heart.split(')').length);
      expect(heart.split('"').length % 2).toBe(1);
    }
  });
});
