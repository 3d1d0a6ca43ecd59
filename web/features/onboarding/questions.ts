import type { Questionnaire } from '../../../contract/onboarding.ts';
import type { Option } from '../../ui/choice.tsx';

type Question<K extends keyof Questionnaire> = {
  readonly key: K;
  readonly legend: string;
  readonly columns: 1 | 2 | 3;
  readonly options: readonly Option<Questionnaire[K]>[];
};

const gender: Question<'gender'> = {
  key: 'gender',
  legend: 'Your gender',
  columns: 3,
  options: [
    { value: 'male', label: 'Male' },
    { value: 'female', label: 'Female' },
    { value: 'non-binary', label: 'Non-binary' },
  ],
};

const relationshipStatus: Question<'relationshipStatus'> = {
  key: 'relationshipStatus',
  legend: 'Your relationship status',
  columns: 2,
  options: [
    { value: 'single', label: 'Single' },
    { value: 'dating', label: 'Dating' },
    { value: 'engaged', label: 'Engaged' },
    { value: 'married', label: 'Married' },
  ],
};

const livingWithPartner: Question<'livingWithPartner'> = {
  key: 'livingWithPartner',
  legend: 'Do you live together?',
  columns: 1,
  options: [
    { value: 'yes', label: 'Living together' },
    { value: 'no-nearby', label: 'Living separately (nearby)' },
    { value: 'no-longdistance', label: 'Long distance relationship' },
  ],
};

const children: Question<'children'> = {
  key: 'children',
  legend: 'Do you have children?',
  columns: 2,
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

/** The four questions of the questionnaire, in their order. */
export const questions = [gender, relationshipStatus, livingWithPartner, children] as const;

/** An answer in the words in which it was given; null where there is none. */
export const labelOf = (key: keyof Questionnaire, answer: string | null | undefined): string | null => {
  const options: readonly Option<string>[] =
    questions.find((question) => question.key === key)?.options ?? [];
  return options.find(({ value }) => value === answer)?.label ?? null;
};
