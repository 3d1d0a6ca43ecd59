import type { Questionnaire } from '../../../contract/onboarding.ts';
import type { User } from '../../../contract/people.ts';

type Field = keyof Questionnaire;

export type Draft = { readonly [F in Field]: Questionnaire[F] | null };

/** What the user has answered before, so that nothing is asked twice. */
export const draftOf = (user: User | null): Draft => ({
  gender: user?.gender ?? null,
  relationshipStatus: user?.relationshipStatus ?? null,
  livingWithPartner: user?.livingWithPartner ?? null,
  children: user?.children ?? null,
});

/** The fields that have no answer yet, in the order of the screen. */
export const missingFields = ({ gender, relationshipStatus, livingWithPartner, children }: Draft): Field[] =>
  Object.entries({ gender, relationshipStatus, livingWithPartner, children })
    .filter(([, answer]) => answer === null)
    .map(([field]) => field as Field);

/** The whole questionnaire, or null while an answer is missing. */
export const completed = (draft: Draft): Questionnaire | null => {
  const { gender, relationshipStatus, livingWithPartner, children } = draft;
  if (!gender || !relationshipStatus || !livingWithPartner || !children) return null;
  return { gender, relationshipStatus, livingWithPartner, children };
};
