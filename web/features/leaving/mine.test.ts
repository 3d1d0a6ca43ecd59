import { expect, test } from 'vitest';
import { fileOf, type Mine, profileOf, wholeDayOf } from './mine.ts';

const user: Mine['user'] = {
  id: 'one',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Test',
  profileImageUrl: null,
  gender: 'non-binary',
  relationshipStatus: 'dating',
  livingWithPartner: 'no-nearby',
  children: 'no',
};

const mine = (change: Partial<Mine['user']> = {}): Mine => ({
  exportedAt: '2026-11-20T21:15:00.000Z',
  user: { ...user, ...change },
  answers: [],
  allowedModelHost: null,
  invite: null,
  modelWords: [],
  taps: [],
});

test('the profile says what was answered', () => {
  expect(Object.fromEntries(profileOf(mine()))).toEqual({
    Name: 'Ada Test',
    Email: 'ada@example.org',
    Gender: 'Non-binary',
    Relationship: 'Dating',
    Home: 'Living separately (nearby)',
    Children: 'No',
  });
});

test('and what was not', () => {
  const { Gender, Children } = Object.fromEntries(profileOf(mine({ gender: null, children: undefined })));
  expect([Gender, Children]).toEqual(['Not answered', 'Not answered']);
});

test('and who else may read along, where that was allowed', () => {
  const allowing = { ...mine(), allowedModelHost: 'models.example' };
  expect(profileOf(allowing).at(-1)).toEqual(['Answers may be read by', 'models.example']);
});

test('and the invitation that waits, with the address that it was mailed to', () => {
  const invite = {
    inviteCode: 'ABCDE',
    partnerEmail: null,
    createdAt: '2026-11-19T12:00:00.000Z',
    sentAt: null,
    expiresAt: '2026-11-26T12:00:00.000Z',
  };
  const shown = (partnerEmail: string | null) =>
    profileOf({ ...mine(), invite: { ...invite, partnerEmail } }).at(-1);
  expect(shown(null)).toEqual(['Invitation', 'ABCDE']);
  expect(shown('bela@example.org')).toEqual(['Invitation', 'ABCDE, mailed to bela@example.org']);
});

test('the file is named after the day and holds all of it', () => {
  const { name, text } = fileOf(mine());
  expect(name).toBe('afterglow-2026-11-20.json');
  expect(JSON.parse(text)).toEqual(mine());
});

test('a moment is a day', () => {
  expect(wholeDayOf('2026-11-20T12:00:00.000Z')).toBe('November 20, 2026');
});
