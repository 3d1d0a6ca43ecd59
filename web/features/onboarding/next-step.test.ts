import { describe, expect, test } from 'vitest';
import { type AfterSave, stepAfterSave } from './next-step.ts';

const nobody = { partnerEmail: null, partnerInvited: false };
const partner = { partnerEmail: 'j@example.com', partnerInvited: false };
const invited = { partnerEmail: null, partnerInvited: true };

describe('after the questionnaire is saved', () => {
  test.each<[string, AfterSave, 'dashboard' | 'invite']>([
    ['a code was accepted', { reply: nobody, pending: 'accepted' }, 'dashboard'],
    ['a code was not accepted', { reply: nobody, pending: 'failed' }, 'invite'],
    [
      'a code was not accepted, and another partner is invited',
      { reply: invited, pending: 'failed' },
      'invite',
    ],
    ['a code was not accepted, since a partner is there', { reply: partner, pending: 'failed' }, 'dashboard'],
    ['no code, nobody invited', { reply: nobody, pending: 'none' }, 'invite'],
    ['no code, a partner is there', { reply: partner, pending: 'none' }, 'dashboard'],
    ['no code, a partner is invited', { reply: invited, pending: 'none' }, 'dashboard'],
  ])('%s', (_name, input, step) => {
    expect(stepAfterSave(input)).toBe(step);
  });
});
