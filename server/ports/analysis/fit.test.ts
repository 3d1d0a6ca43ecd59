import { describe, expect, test } from 'vitest';
import { spanIn, typedOf } from '../../testing/spans.ts';
import {
  besideMark,
  growBack,
  growOn,
  lengthen,
  settleEnd,
  settleStart,
  shorten,
  trimEnd,
  trimStart,
  withoutTeller,
} from './fit.ts';

const door =
  'it was late and the rain was loud when you stood by the open old green wooden kitchen door and I turned around at last to find that the cake was gone';

describe('what is kept of a clause', () => {
  test.each([
    [
      'is no more than may be kept of the words that it is about',
      shorten,
      door,
      'rain was loud when you stood by the open old green wooden kitchen door and I turned around',
      'rain was loud when you stood by the open old green wooden kitchen door and I',
    ],
    ['is at least a word', shorten, `so ${'long'.repeat(30)} now`, 'long'.repeat(30), 'long'.repeat(30)],
    [
      'grows on to the last joint that is near enough',
      growOn,
      door,
      'rain was',
      'rain was loud when you stood by the open old green wooden kitchen door',
    ],
    ['grows on to the end of the clause', growOn, 'so I felt safe with you', 'felt', 'felt safe with you'],
    [
      'grows back to the first beginning that is near enough',
      growBack,
      door,
      'kitchen door',
      'when you stood by the open old green wooden kitchen door',
    ],
    [
      'grows back past a joint that may go',
      growBack,
      'he came and I felt safe',
      'safe',
      'he came and I felt safe',
    ],
    [
      'is lengthened where it says too little',
      lengthen,
      'I feel when your whole body finally lets go of the long hard heavy day at the office with its loud people',
      'I feel',
      'I feel when your whole body finally lets go of the long hard heavy day at the',
    ],
    ['is not lengthened where it says enough', lengthen, door, 'the rain was loud', 'the rain was loud'],
    [
      'moves on to where a thought begins',
      settleStart,
      door,
      'green wooden kitchen door and I turned around at last',
      'I turned around at last',
    ],
    ['stays where too little would be left', settleStart, door, 'door and I turned', 'door and I turned'],
    [
      'moves on to where a thought ends',
      settleEnd,
      door,
      'when you stood by the open',
      'when you stood by the open old green wooden kitchen door',
    ],
    [
      'moves back where that is too far',
      settleEnd,
      'I turned around because the old wooden stairs from the kitchen door down to the small green gate by the slow brown river had a step missing',
      'I turned around because the old wooden stairs',
      'I turned around',
    ],
    [
      'does not end before a thought turns',
      settleEnd,
      'I stayed on the stairs but never sat down',
      'I stayed on',
      'I stayed on the stairs but never sat down',
    ],
    [
      'keeps a lost mark that is among the words',
      besideMark,
      'the goose came in "that is my mother',
      'came in "that is',
      'came in "that is',
    ],
    [
      'leaves out who said what follows',
      withoutTeller,
      'the goose hated my brother and then the waiter said "it is my mother"',
      'goose hated my brother and then the waiter said',
      'goose hated my brother and',
    ],
    ['does not begin with a joint', trimStart, door, 'and the rain', 'the rain'],
    [
      'keeps a mark that has its other',
      trimStart,
      'so "you can do it" is hard',
      '"you can do it" is',
      '"you can do it" is',
    ],
    ['loses a mark that has not', trimStart, 'so "you can do it is hard', '"you can do', 'you can do'],
    ['does not end with what leads on', trimEnd, door, 'late and the', 'late'],
    ['may end as its clause does', trimEnd, 'I like what we did and who we are', 'who we are', 'who we are'],
  ])('%s', (_, pass, raw, kept, expected) => {
    const [about, clause] = [spanIn(raw, kept), spanIn(raw, raw)];
    expect(typedOf(raw, pass(about, { about, clause }))).toBe(expected);
  });

  test.each([
    ['before it', 'goose came', 'the goose came in'],
    ['after it', 'my mother', 'that is my mother'],
  ])('is on the side of a lost mark on which the words are: %s', (_, words, expected) => {
    const raw = 'the goose came in "that is my mother';
    const [about, clause] = [spanIn(raw, words), spanIn(raw, raw)];
    expect(typedOf(raw, besideMark(clause, { about, clause }))).toBe(expected);
  });
});
