import * as z from 'zod/mini';
import { call } from './call.ts';

const Done = z.object({ success: z.literal(true) });

/** The inviter says that the person who came by the code is the right one; safe to repeat. */
export const confirmPartner = call({
  name: 'confirmPartner',
  summary: 'Confirm the partner who accepted the code of the caller.',
  method: 'POST',
  path: '/api/partner/confirm',
  auth: 'required',
  reply: Done,
  errors: ['unauthorized', 'no_partner'],
});

/** Ends the couple at once, for both; each keeps their own words and nothing else. */
export const leavePartner = call({
  name: 'leavePartner',
  summary: 'End the couple.',
  method: 'POST',
  path: '/api/partner/leave',
  auth: 'required',
  reply: Done,
  errors: ['unauthorized', 'no_partner'],
});
