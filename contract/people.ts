import * as z from 'zod/mini';
import { maximumEmailLength, maximumNameLength } from './limits.ts';
import { isStorable, isVisible } from './text.ts';

export const genders = ['male', 'female', 'non-binary'] as const;
export const relationshipStatuses = ['single', 'dating', 'engaged', 'married'] as const;
export const livingArrangements = ['yes', 'no-nearby', 'no-longdistance'] as const;
export const childrenAnswers = ['yes', 'no'] as const;

export const Gender = z.enum(genders, { error: 'gender_missing' });
export const RelationshipStatus = z.enum(relationshipStatuses, { error: 'relationship_status_missing' });
export const LivingWithPartner = z.enum(livingArrangements, { error: 'living_arrangement_missing' });
export const Children = z.enum(childrenAnswers, { error: 'children_missing' });

export type Gender = z.infer<typeof Gender>;
export type RelationshipStatus = z.infer<typeof RelationshipStatus>;
export type LivingWithPartner = z.infer<typeof LivingWithPartner>;
export type Children = z.infer<typeof Children>;

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** True for the shape text, at-sign, text, dot, text, with no spaces; surrounding space does not count. */
export const isEmail = (text: string): boolean =>
  isStorable(text) && emailShape.test(text.trim()) && text.trim().length <= maximumEmailLength;

/** An e-mail address, trimmed. */
export const Email = z
  .string({ error: 'email_invalid' })
  .check(
    z.trim(),
    z.refine(isStorable, { error: 'email_invalid' }),
    z.maxLength(maximumEmailLength),
    z.regex(emailShape, { error: 'email_invalid' }),
  );

const nameOr = (error: string) =>
  z
    .string({ error })
    .check(
      z.trim(),
      z.refine(isStorable, { error }),
      z.refine(isVisible, { error }),
      z.maxLength(maximumNameLength, { error: 'name_too_long' }),
    );

export const FirstName = nameOr('first_name_missing');
export const LastName = nameOr('last_name_missing');

/** A user as the product sees it; `children` is absent and the other three are null until answered. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  gender: z.nullable(Gender),
  relationshipStatus: z.nullable(RelationshipStatus),
  livingWithPartner: z.nullable(LivingWithPartner),
  children: z.optional(Children),
  partnerEmail: z.nullable(z.string()),
});
export type User = z.infer<typeof User>;
