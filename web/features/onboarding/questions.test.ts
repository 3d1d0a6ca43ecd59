import { expect, test } from 'vitest';
import { labelOf, questions } from './questions.ts';

test('the questionnaire asks these four, with these answers', () => {
  const shown = questions.map(({ key, options }) => [
    key,
    options.map(({ value, label }) => `${value}: ${label}`),
  ]);
  expect(shown).toEqual([
    ['gender', ['male: Male', 'female: Female', 'non-binary: Non-binary']],
    ['relationshipStatus', ['single: Single', 'dating: Dating', 'engaged: Engaged', 'married: Married']],
    [
      'livingWithPartner',
      [
        'yes: Living together',
        'no-nearby: Living separately (nearby)',
        'no-longdistance: Long distance relationship',
      ],
    ],
    ['children', ['yes: Yes', 'no: No']],
  ]);
});

test('an answer is named by its own question', () => {
  expect(labelOf('livingWithPartner', 'yes')).toBe('Living together');
  expect(labelOf('children', 'yes')).toBe('Yes');
  expect(labelOf('children', undefined)).toBeNull();
});
