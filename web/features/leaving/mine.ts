import { brand } from '../../../contract/brand.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { exportMine } from '../../../contract/leaving.ts';
import { labelOf } from '../onboarding/door.ts';

/** Everything that is mine, as the server gives it. */
export type Mine = ReplyOf<typeof exportMine>;

const said = (...answer: Parameters<typeof labelOf>): string => labelOf(...answer) ?? 'Not answered';

const invitationOf = ({ inviteCode, partnerEmail }: NonNullable<Mine['invite']>): string =>
  partnerEmail === null ? inviteCode : `${inviteCode}, mailed to ${partnerEmail}`;

/** What is known about a person, line by line. */
export const profileOf = ({
  user,
  allowedModelHost,
  invite,
}: Mine): readonly (readonly [label: string, value: string])[] => [
  ['Name', `${user.firstName} ${user.lastName}`.trim()],
  ['Email', user.email],
  ['Gender', said('gender', user.gender)],
  ['Relationship', said('relationshipStatus', user.relationshipStatus)],
  ['Home', said('livingWithPartner', user.livingWithPartner)],
  ['Children', said('children', user.children)],
  ...(allowedModelHost === null ? [] : [['Answers may be read by', allowedModelHost] as const]),
  ...(invite === null ? [] : [['Invitation', invitationOf(invite)] as const]),
];

/** The file of the download: named after the day, readable by people and by programs. */
export const fileOf = (mine: Mine): { readonly name: string; readonly text: string } => ({
  name: `${brand.name.toLowerCase()}-${mine.exportedAt.slice(0, 10)}.json`,
  text: `${JSON.stringify(mine, null, 2)}\n`,
});

/** The day of a moment, with its month written out, such as 'November 20, 2026'. */
export const wholeDayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
