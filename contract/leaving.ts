import * as z from 'zod/mini';
import { Analysis } from './analysis.ts';
import { Instant } from './answers.ts';
import { call } from './call.ts';
import { maximumPasswordLength } from './limits.ts';
import { User } from './people.ts';
import { Tap } from './taps.ts';

/** Everything that is the caller's; nothing of the partner's, not even that there is one. */
export const exportMine = call({
  name: 'exportMine',
  summary: 'Download everything that the caller wrote.',
  method: 'GET',
  path: '/api/account/export',
  auth: 'required',
  reply: z.object({
    exportedAt: Instant,
    user: z.omit(User, { partnerEmail: true }),
    answers: z.array(
      z.object({
        questionId: z.string(),
        questionText: z.string(),
        answerText: z.string(),
        createdAt: Instant,
        updatedAt: z.nullable(Instant),
        analysis: z.nullable(Analysis),
      }),
    ),
    taps: z.array(
      z.object({ questionId: z.string(), questionText: z.string(), tap: Tap, tappedAt: Instant }),
    ),
    /** The caller's code that nobody has used, also when it has run out, and whom it was mailed to; null for none. */
    invite: z.nullable(
      z.object({
        inviteCode: z.string(),
        partnerEmail: z.nullable(z.string()),
        createdAt: Instant,
        sentAt: z.nullable(Instant),
        expiresAt: Instant,
      }),
    ),
    /** What a model said about texts of the caller and is still kept, whether they were saved or not. */
    modelWords: z.array(z.object({ saidAt: Instant, analysis: Analysis })),
    /** The server of a model that the caller allowed to read answers, or null. */
    allowedModelHost: z.nullable(z.string()),
  }),
  errors: ['unauthorized'],
});

/** Deletes the account: the key of everything written is destroyed, and the address is free again. */
export const deleteAccount = call({
  name: 'deleteAccount',
  summary: 'Delete the account of the caller.',
  method: 'POST',
  path: '/api/account/delete',
  auth: 'required',
  body: z.object({ password: z.string().check(z.maxLength(maximumPasswordLength)) }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['invalid_input', 'unauthorized', 'password_wrong', 'too_many_requests'],
});

/** Ends every session of the caller, with the tokens that are out: on this server at once, on others within a second. */
export const signOutEverywhere = call({
  name: 'signOutEverywhere',
  summary: 'End all sessions of the caller.',
  method: 'POST',
  path: '/api/account/sign-out-everywhere',
  auth: 'required',
  reply: z.object({ success: z.literal(true) }),
  errors: ['unauthorized'],
});
