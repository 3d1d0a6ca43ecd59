import { expect, test } from 'vitest';
import type { KeyOf } from '../../context.ts';
import { bindingVault as vault } from '../../testing/binding-vault.ts';
import { openContent, sealContent } from './content.ts';

const author: KeyOf = { uid: 'ada', key: { wrapped: Buffer.of(1), masterKeyId: 'm' } };
const place = { id: 'row-1', questionId: 'moving-in-01', version: 1 };
const content = { text: 'A shelf of my own.', analysis: null };
const sealed = sealContent(vault, author, place, content);

test('an answer opens in its own place', () => {
  expect(openContent(vault, author, place, sealed)).toEqual(content);
});

test.each([
  ['row', author, { ...place, id: 'row-2' }],
  ['question', author, { ...place, questionId: 'moving-in-02' }],
  ['version', author, { ...place, version: 2 }],
  ['user', { ...author, uid: 'bela' }, place],
])('an answer does not open for another %s', (_, who, where) => {
  expect(() => openContent(vault, who, where, sealed)).toThrow('bound to something else');
});
