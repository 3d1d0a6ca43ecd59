import { expect, test } from 'vitest';
import { completed, type Draft, draftOf, missingFields } from './questionnaire-state.ts';

const full: Draft = {
  gender: 'non-binary',
  relationshipStatus: 'engaged',
  livingWithPartner: 'no-longdistance',
  children: 'yes',
};

test.each<[Draft, readonly string[]]>([
  [draftOf(null), ['gender', 'relationshipStatus', 'livingWithPartner', 'children']],
  [{ ...full, gender: null }, ['gender']],
  [{ ...full, livingWithPartner: null, children: null }, ['livingWithPartner', 'children']],
  [full, []],
])('%o lacks %o', (draft, fields) => {
  expect(missingFields(draft)).toEqual(fields);
  expect(completed(draft)).toEqual(fields.length === 0 ? draft : null);
});
