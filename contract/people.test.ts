import { describe, expect, test } from 'vitest';
import { saveOnboarding } from './onboarding.ts';
import {
  childrenAnswers,
  Email,
  FirstName,
  genders,
  isEmail,
  LastName,
  livingArrangements,
  relationshipStatuses,
  User,
} from './people.ts';

describe('an e-mail address', () => {
  test.each([
    ['mira@example.com', true],
    ['  mira@example.com ', true],
    ['m@e.x', true],
    ['mira', false],
    ['mira@example', false],
    ['@example.com', false],
    ['mira@.', false],
    ['mi ra@example.com', false],
    ['mira@@example.com', false],
    [`${'m'.repeat(250)}@e.xx`, false],
    ['', false],
    ['mi\u0000ra@example.com', false],
    ['mi\ud800ra@example.com', false],
  ])('%j is one: %s', (text, is) => {
    expect(isEmail(text)).toBe(is);
    expect(Email.safeParse(text).success).toBe(is);
  });

  test('is kept without the space around it', () => {
    expect(Email.parse(' mira@example.com ')).toBe('mira@example.com');
  });
});

describe('a name', () => {
  test.each([
    [FirstName, 'first_name_missing'],
    [LastName, 'last_name_missing'],
  ])('is trimmed and not empty', (name, error) => {
    expect(name.parse(' Mira ')).toBe('Mira');
    expect(name.safeParse(' ').error?.issues[0]?.message).toBe(error);
  });

  test.each([FirstName, LastName])('can be seen, and is told when it is too long', (name) => {
    expect(name.safeParse('\u200b\u2800').success).toBe(false);
    expect(name.safeParse('x'.repeat(101)).error?.issues[0]?.message).toBe('name_too_long');
  });
});

describe('the questionnaire', () => {
  test('has these answers', () => {
    expect(genders).toEqual(['male', 'female', 'non-binary']);
    expect(relationshipStatuses).toEqual(['single', 'dating', 'engaged', 'married']);
    expect(livingArrangements).toEqual(['yes', 'no-nearby', 'no-longdistance']);
    expect(childrenAnswers).toEqual(['yes', 'no']);
  });

  const full = { gender: 'male', relationshipStatus: 'single', livingWithPartner: 'yes', children: 'no' };

  test.each([
    ['gender', 'gender_missing'],
    ['relationshipStatus', 'relationship_status_missing'],
    ['livingWithPartner', 'living_arrangement_missing'],
    ['children', 'children_missing'],
  ])('needs %s', (field, error) => {
    expect(saveOnboarding.body.safeParse(full).success).toBe(true);
    for (const value of [undefined, null, '', 'other']) {
      const { error: found } = saveOnboarding.body.safeParse({ ...full, [field]: value });
      expect(found?.issues.map(({ message }) => message)).toEqual([error]);
    }
  });
});

test('a user has these fields, and children may be absent', () => {
  const user = {
    id: 'm',
    email: 'm@example.com',
    firstName: 'Mira',
    lastName: 'K',
    profileImageUrl: null,
    gender: null,
    relationshipStatus: null,
    livingWithPartner: null,
    partnerEmail: null,
  };
  expect(User.safeParse(user).success).toBe(true);
  expect(User.safeParse({ ...user, children: 'yes' }).success).toBe(true);
  expect(User.safeParse({ ...user, children: null }).success).toBe(false);
  for (const field of Object.keys(user))
    expect([field, User.safeParse({ ...user, [field]: undefined }).success]).toEqual([field, false]);
});
