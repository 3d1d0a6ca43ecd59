import * as z from 'zod/mini';
import { call } from './call.ts';

/** What one partner says of the two answers to a question, in one tap. */
export const taps = ['same-page', 'not-quite', 'lets-talk'] as const;
export const Tap = z.enum(taps);
export type Tap = z.infer<typeof Tap>;

const Wording = z.string().check(z.minLength(1), z.maxLength(64));

/** The taps on a question that both have answered; `theirs` stays null until both have tapped. */
export const Taps = z.object({
  /** Names the two answers as they read now; a tap is about these words and no others. */
  wording: Wording,
  yours: z.nullable(Tap),
  theirs: z.nullable(Tap),
});
export type Taps = z.infer<typeof Taps>;

/** Puts the caller's tap on a question in place; safe to repeat, and free to change. */
export const saveTap = call({
  name: 'saveTap',
  summary: 'Tap on a question that both have answered.',
  method: 'POST',
  path: '/api/individual-answers/{questionId}/tap',
  auth: 'required',
  params: z.object({ questionId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  body: z.object({ tap: Tap, wording: Wording }),
  reply: Taps,
  errors: [
    'invalid_input',
    'unauthorized',
    'question_unknown',
    'no_partner',
    'not_revealed',
    'wording_changed',
    'too_many_requests',
  ],
});
