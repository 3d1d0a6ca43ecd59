import { expect, test } from 'vitest';
import type { KeyOf } from '../../context.ts';
import { bindingVault as vault } from '../../testing/binding-vault.ts';
import { openScore, type ScoreContent, sealScore } from './content.ts';

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
