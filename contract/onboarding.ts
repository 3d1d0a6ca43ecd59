import * as z from 'zod/mini';
import { call } from './call.ts';
import { Children, Gender, LivingWithPartner, RelationshipStatus } from './people.ts';

/** The questionnaire's four answers. */
export const Questionnaire = z.object({
  gender: Gender,
  relationshipStatus: RelationshipStatus,
  livingWithPartner: LivingWithPartner,
  children: Children,
});
export type Questionnaire = z.infer<typeof Questionnaire>;

/** Saves the questionnaire and tells whether the invite step is still needed. */
export const saveOnboarding = call({
  name: 'saveOnboarding',
  summary: 'Save the four answers of the questionnaire.',
  method: 'POST',
  path: '/api/auth/save-onboarding',
  auth: 'required',
  freshToken: true,
  body: Questionnaire,
  reply: z.object({ partnerEmail: z.nullable(z.string()), partnerInvited: z.boolean() }),
  errors: [
    'invalid_input',
    'gender_missing',
    'relationship_status_missing',
    'living_arrangement_missing',
    'children_missing',
    'unauthorized',
  ],
});
