import * as z from 'zod/mini';
import { call } from './call.ts';
import { CoupleId, PartnerToConfirm } from './couples.ts';
import { inviteCodeLength } from './limits.ts';
import { Email } from './people.ts';
import { isStorable } from './text.ts';

const malformed = { error: 'invite_code_malformed' } as const;

/** A code as typed: trimmed, upper-cased, of the right length, and of signs that can be looked up. */
export const InviteCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.length(inviteCodeLength, malformed), z.refine(isStorable, malformed));

const codeAsTyped = z.object({ code: z.string().check(z.maxLength(64)) });

/** Where the caller stands with a partner. */
export const InviteStatus = z.object({
  hasInvitedPartner: z.boolean(),
  hasPartner: z.boolean(),
  partnerEmail: z.nullable(z.string()),
  activeInviteCode: z.nullable(z.string()),
  /** The couple of now, by which it can be ended; absent without a partner. */
  coupleId: z.optional(CoupleId),
  /** Absent when there is nobody to confirm. */
  partnerToConfirm: z.optional(PartnerToConfirm),
});
export type InviteStatus = z.infer<typeof InviteStatus>;

/** Says where the caller stands with a partner: invited, waiting to be confirmed, paired or none of it; changes nothing. */
export const checkInvites = call({
  name: 'checkInvites',
  summary: 'Tell whether the caller has a partner, has invited one, and which code is active.',
  method: 'GET',
  path: '/api/invites/check',
  auth: 'required',
  reply: InviteStatus,
  errors: ['unauthorized'],
});

/**
 * Get-or-create of the caller's code; a `partnerEmail` key (an address or null) also marks it as sent. With the code that
 * went out beside it, only where that is still the caller's: a new one that nobody has seen is not sent.
 */
export const createInvite = call({
  name: 'createInvite',
  summary: 'Get or create the invite code of the caller.',
  method: 'POST',
  path: '/api/invites/create',
  auth: 'required',
  body: z.object({ partnerEmail: z.optional(z.nullable(Email)), inviteCode: z.optional(InviteCode) }),
  reply: z.object({ inviteCode: z.string() }),
  errors: [
    'invalid_input',
    'email_invalid',
    'invite_code_malformed',
    'unauthorized',
    'already_paired',
    'too_many_requests',
  ],
});

/** Says whether a code can be accepted now; dead codes of every kind look alike. */
export const validateInvite = call({
  name: 'validateInvite',
  summary: 'Tell whether a code can be accepted.',
  method: 'GET',
  path: '/api/invites/validate/{code}',
  auth: 'optional',
  params: codeAsTyped,
  reply: z.object({ valid: z.boolean(), error: z.optional(z.string()) }),
  errors: ['invalid_input', 'too_many_requests'],
});

/** Gives the first name of whoever invites and nothing more, so that a guessed code says little. */
export const inviteInfo = call({
  name: 'inviteInfo',
  summary: 'Tell the first name of the person behind a code.',
  method: 'GET',
  path: '/api/invites/info/{code}',
  auth: 'optional',
  params: codeAsTyped,
  reply: z.object({ inviterName: z.string() }),
  errors: ['invalid_input', 'invite_code_unknown', 'too_many_requests'],
});

/** Pairs the caller with the person behind the code; the same accept again gives the same reply. */
export const acceptInvite = call({
  name: 'acceptInvite',
  summary: 'Accept a code and become a couple.',
  method: 'POST',
  path: '/api/invites/accept/{code}',
  auth: 'required',
  params: z.object({ code: InviteCode }),
  reply: z.object({ partnerName: z.string(), partnerEmail: z.string() }),
  errors: [
    'invalid_input',
    'invite_code_malformed',
    'invite_own_code',
    'invite_code_unknown',
    'already_paired',
    'unauthorized',
    'too_many_requests',
  ],
});
