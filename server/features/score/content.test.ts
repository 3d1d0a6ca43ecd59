import { expect, test } from 'vitest';
import type { KeyOf, Vault } from '../../context.ts';
import { openScore, type ScoreContent, sealScore } from './content.ts';

/** Shows what a score is bound to, by a vault that has one key for everybody and compares nothing else. */
const vault = {
  seal: (_: KeyOf, plain: Buffer, bound: string) => Buffer.from(JSON.stringify([bound, plain.toString()])),
  open: (_: KeyOf, sealed: Buffer, bound: string) => {
    const [before, plain] = JSON.parse(sealed.toString());
    if (before !== bound) throw new Error('bound to something else');
    return Buffer.from(plain);
  },
} as Vault;

const person = (uid: string): KeyOf => ({ uid, key: { wrapped: Buffer.of(1), masterKeyId: 'm' } });
const members = { first: person('ada'), second: person('bela') };
const content = { basedOn: 5 } as ScoreContent;
const sealed = sealScore(vault, members, 'score-1', content);

test('a score opens in its own place', () => {
  expect(openScore(vault, members, 'score-1', sealed)).toEqual(content);
});

test.each([
  ['row', members, 'score-2'],
  ['first member', { ...members, first: person('cleo') }, 'score-1'],
  ['second member', { ...members, second: person('cleo') }, 'score-1'],
])('a score does not open for another %s', (_, who, id) => {
  expect(() => openScore(vault, who, id, sealed)).toThrow('bound to something else');
});
