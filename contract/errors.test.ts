import { expect, test } from 'vitest';
import { errors } from './errors.ts';

/** The texts of the specification that the server itself may say, and those with a number of the contract in them. */
test.each([
  ['gender_missing', 400, 'Please select your gender'],
  ['relationship_status_missing', 400, 'Please select your relationship status'],
  ['living_arrangement_missing', 400, 'Please select your living arrangement'],
  ['children_missing', 400, 'Please select if you have children'],
  ['email_invalid', 400, 'Please enter a valid email address'],
  ['invite_code_malformed', 400, 'Please enter a valid 5-digit invite code'],
  ['invite_code_unknown', 404, 'Invalid invite code'],
  ['name_too_long', 400, 'Please keep each name under 100 characters.'],
  ['answer_too_long', 400, 'Your answer is too long. Please keep it under 4,000 characters.'],
  ['answer_empty', 400, 'Your answer cannot be empty'],
  ['answers_missing', 400, 'You need more answers from both you and your partner.'],
  ['score_missing', 404, 'There is no score yet.'],
  ['too_many_requests', 429, 'Too many requests. Please try again later.'],
] as const)('%s is a %i: %s', (code, status, message) => {
  expect(errors[code]).toEqual({ status, message });
});
