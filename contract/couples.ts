import * as z from 'zod/mini';
import { call } from './call.ts';

const Done = z.object({ success: z.literal(true) });

/** Names one couple of two people; when the same two find each other again it is another one. */
export const CoupleId = z.string().check(z.minLength(1), z.maxLength(64));

/** Somebody who came by the caller's code and waits for the one tap that confirms. */
export const PartnerToConfirm = z.object({
  /** May be empty. */
  firstName: z.string(),
  /** What the caller decides goes back with it, and counts for this couple alone. */
  coupleId: CoupleId,
});
export type PartnerToConfirm = z.infer<typeof PartnerToConfirm>;

/** The inviter says that the person who was asked about is the right one; safe to repeat. Who accepted has nothing to confirm. */
export const confirmPartner = call({
  name: 'confirmPartner',
  summary: 'Confirm the partner who accepted the code of the caller.',
  method: 'POST',
  path: '/api/partner/confirm',
  auth: 'required',
  body: z.object({ coupleId: CoupleId }),
  reply: Done,
  errors: ['invalid_input', 'unauthorized', 'no_partner', 'partner_changed', 'already_paired'],
});

/** Ends the couple of this id at once, for both, and no other; each keeps their own words and nothing else. */
export const leavePartner = call({
  name: 'leavePartner',
  summary: 'End the couple.',
  method: 'POST',
  path: '/api/partner/leave',
  auth: 'required',
  body: z.object({ coupleId: CoupleId }),
  reply: Done,
  errors: ['invalid_input', 'unauthorized', 'no_partner', 'partner_changed'],
});
