import { expect, test } from 'vitest';
import { mustAsk } from './confirmation.ts';

const bela = { firstName: 'Bela', coupleId: 'the first' };

test.each([
  ['nobody waits', undefined, null, false],
  ['somebody waits', bela, null, true],
  ['it was put off', bela, 'the first', false],
  ['somebody else came since, of whatever name', { ...bela, coupleId: 'the second' }, 'the first', true],
  ['a person without a name waits', { ...bela, firstName: '' }, null, true],
])('%s: asks %s, %s', (_name, partner, later, asks) => {
  expect(mustAsk(partner, later)).toBe(asks);
});
