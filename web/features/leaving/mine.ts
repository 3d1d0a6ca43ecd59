import { brand } from '../../../contract/brand.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { exportMine } from '../../../contract/leaving.ts';

/** Everything that is mine, as the server gives it. */
export type Mine = ReplyOf<typeof exportMine>;

const words = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non-binary',
  single: 'Single',
  dating: 'Dating',
  engaged: 'Engaged',
  married: 'Married',
  yes: 'Yes',
  no: 'No',
  'no-nearby': 'No, nearby',
  'no-longdistance': 'No, long distance',
} as const;

const said = (value: keyof typeof words | null | undefined): string =>
  value ? words[value] : 'Not answered';

/** What is known about a person, line by line. */
export const profileOf = ({
  user,
  allowedModelHost,
}: Mine): readonly (readonly [label: string, value: string])[] => [
  ['Name', `${user.firstName} ${user.lastName}`.trim()],
  ['Email', user.email],
  ['Gender', said(user.gender)],
  ['Relationship', said(user.relationshipStatus)],
  ['Living together', said(user.livingWithPartner)],
  ['Children', said(user.children)],
  ...(allowedModelHost === null ? [] : [['Answers may be read by', allowedModelHost] as const]),
];

/** The file of the download: named after the day, readable by people and by programs. */
export const fileOf = (mine: Mine): { readonly name: string; readonly text: string } => ({
  name: `${brand.name.toLowerCase()}-${mine.exportedAt.slice(0, 10)}.json`,
  text: `${JSON.stringify(mine, null, 2)}\n`,
});

/** A moment as a day that a person reads. */
export const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
