import { expect, test } from 'vitest';
import { mustAsk, questionOf } from './confirmation.ts';

test.each<[string, string | undefined, string | null, boolean]>([
  ['nobody waits', undefined, null, false],
  ['somebody waits', 'Bela', null, true],
  ['it was put off', 'Bela', questionOf('ada', 'Bela'), false],
  ['somebody else came since', 'Cleo', questionOf('ada', 'Bela'), true],
  ['another person put it off in this browser', 'Bela', questionOf('zoe', 'Bela'), true],
  ['a person without a name waits', '', null, true],
])('%s: asks %s, %s', (_name, partner, later, asks) => {
  expect(mustAsk('ada', partner, later)).toBe(asks);
});
