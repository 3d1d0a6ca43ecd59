import { describe, expect, test } from 'vitest';
import { spanIn, typedOf } from '../../testing/spans.ts';
import { clauseAround } from './clause.ts';

const clause = (raw: string, about: string): string => typedOf(raw, clauseAround(spanIn(raw, about)));

describe('the clause around some words', () => {
  test.each([
    [
      'stands between two pauses',
      'Well, I felt safe with you, and then we slept',
      'safe',
      'I felt safe with you',
    ],
    [
      'has all of the words in it',
      'We sang, then we danced, then it rained',
      'sang, then',
      'We sang, then we danced',
    ],
    ['ends at a link', 'I love this song https://example.org/song so much', 'love', 'I love this song'],
    [
      'goes on where a comma says more of a word',
      'In the evening, I stare at your body, which I love, when you brush your teeth',
      'stare',
      'I stare at your body, which I love',
    ],
    [
      'keeps together what somebody is quoted with',
      'It rained, my father said "go, but take a coat" to me, and I went',
      'father',
      'my father said "go, but take a coat" to me',
    ],
    [
      'stays inside it where the words are in it',
      'She said "you look so tired, my dear, sit down here" and I sat',
      'look so',
      'you look so tired',
    ],
    [
      'has what follows from a condition',
      'At night, if you see the light on, come in and sit with me, and say nothing',
      'see',
      'if you see the light on, come in and sit with me',
    ],
    [
      'has the turn that a thought takes',
      'In the evening, I put my shoes on, but I stay on the stairs, waiting for you to come home',
      'shoes',
      'I put my shoes on, but I stay on the stairs',
    ],
    [
      'has no turn that is only an aside',
      'In the evening, I put my shoes on, but slowly, waiting for you to come home',
      'shoes',
      'I put my shoes on',
    ],
    [
      'has a short tail of the sentence',
      'In the evening, I felt like furniture, in a good way',
      'furniture',
      'I felt like furniture, in a good way',
    ],
    [
      'has no tail that calls somebody',
      'In the evening, I love it when you call, you old fool',
      'love',
      'I love it when you call',
    ],
    [
      'is wider where it would say too little',
      'You know, I cried, quietly, in the car',
      'cried',
      'I cried, quietly',
    ],
  ])('%s', (_, raw, about, expected) => {
    expect(clause(raw, about)).toBe(expected);
  });
});
