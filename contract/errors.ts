import * as z from 'zod/mini';
import { inviteCodeLength, maximumAnswerLength, maximumNameLength } from './limits.ts';

type Named = { readonly status: number; readonly message: string };

/** Every error of the API by its code; the text is constant and never repeats what was sent. */
export const errors = {
  invalid_input: { status: 400, message: 'Something in the request is missing or has the wrong form.' },
  gender_missing: { status: 400, message: 'Please select your gender' },
  relationship_status_missing: { status: 400, message: 'Please select your relationship status' },
  living_arrangement_missing: { status: 400, message: 'Please select your living arrangement' },
  children_missing: { status: 400, message: 'Please select if you have children' },
  first_name_missing: { status: 400, message: 'Please enter your first name' },
  last_name_missing: { status: 400, message: 'Please enter your last name' },
  name_too_long: { status: 400, message: `Please keep each name under ${maximumNameLength} characters.` },
  email_invalid: { status: 400, message: 'Please enter a valid email address' },
  invite_code_malformed: {
    status: 400,
    message: `Please enter a valid ${inviteCodeLength}-digit invite code`,
  },
  invite_own_code: { status: 400, message: 'This is your own code. Share it with your partner instead.' },
  answer_empty: { status: 400, message: 'Your answer cannot be empty' },
  answer_too_long: {
    status: 400,
    message: `Your answer is too long. Please keep it under ${maximumAnswerLength.toLocaleString('en')} characters.`,
  },
  answer_unreadable: {
    status: 400,
    message: 'Your answer has a character that cannot be stored. Please remove it and try again.',
  },
  question_text_missing: { status: 400, message: 'Please send the question together with the answer.' },
  model_changed: {
    status: 409,
    message:
      'The model that is set up here has changed. Please load the page again and look before you decide.',
  },
  no_partner: { status: 409, message: 'You have no partner here at the moment.' },
  partner_changed: {
    status: 409,
    message: 'This was about another connection than the one of now. Please look again, then decide.',
  },
  not_revealed: { status: 409, message: 'Both of you have to answer this question first.' },
  wording_changed: {
    status: 409,
    message: 'One of the two answers has changed. Please read them again, then tap.',
  },
  password_wrong: { status: 403, message: 'That is not your password. Please try again.' },
  partner_missing: { status: 400, message: 'Connect with your partner first, then you can get a score.' },
  answers_missing: { status: 400, message: 'You need more answers from both you and your partner.' },
  unauthorized: { status: 401, message: 'Please sign in again.' },
  forbidden: { status: 403, message: 'You are signed in as somebody else. Please sign in again.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  invite_code_unknown: { status: 404, message: 'Invalid invite code' },
  category_unknown: { status: 404, message: 'There is no such category.' },
  question_unknown: { status: 404, message: 'There is no such question.' },
  score_missing: { status: 404, message: 'There is no score yet.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  already_paired: { status: 409, message: 'You are already connected with a partner.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  body_not_json: { status: 415, message: 'Please send JSON in UTF-8.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong. Please try again.' },
  unavailable: {
    status: 503,
    message: 'We cannot reach our database right now. Please try again in a moment.',
  },
  provider_away: {
    status: 503,
    message: 'We cannot reach the sign-in service right now. Please try again in a moment.',
  },
} as const satisfies Record<string, Named>;

export type ErrorCode = keyof typeof errors;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text);

/** How many answers each still needs for a score; beside `answers_missing` only. */
export const Needed = z.object({ you: z.int(), partner: z.int() });
export type Needed = z.infer<typeof Needed>;

/** The body of every reply that is an error; `message` and `error` are the same text. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  error: z.string(),
  needed: z.optional(Needed),
});

/** The errors that any call may give, whatever it does. */
export const commonErrors = [
  'internal',
  'unavailable',
  'provider_away',
] as const satisfies readonly ErrorCode[];

/** And those of any call that is sent with POST: a body is read before anything else, also where none is asked for. */
export const bodyErrors = [
  'invalid_input',
  'body_too_large',
  'body_not_json',
] as const satisfies readonly ErrorCode[];
