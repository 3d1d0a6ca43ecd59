import type { Tap } from '../../../contract/taps.ts';
import type { KeyOf, Vault, WrappedKey } from '../../context.ts';
import { type Content, openContent } from './content.ts';
import { openTap, type TapPlace } from './tap.ts';

/** One question as the viewer may know it; `theirs` is there on mutual questions only. */
export type Exchange = {
  readonly questionId: string;
  readonly mine: { content: Content; version: number; createdAt: Date; updatedAt: Date | null } | null;
  /** The viewer's own answer is not shown to the partner yet, so the partner's is not here either. */
  readonly withheld: boolean;
  /** The viewer's own answer belongs to a couple that has ended. */
  readonly earlier: boolean;
  readonly theyAnswered: boolean;
  readonly theirs: { content: Content; version: number; createdAt: Date } | null;
  /** What each tapped on the two answers as they read now; `theirTap` is there only beside the viewer's own. */
  readonly myTap: GivenTap | null;
  readonly theirTap: GivenTap | null;
};

type GivenTap = { readonly tap: Tap; readonly version: number };

/** The viewer's couple as seen from the viewer, and the questions that either has answered. */
export type Exchanges = {
  readonly me: KeyOf;
  readonly partner: (KeyOf & { readonly email: string; readonly firstName: string }) | null;
  readonly coupleId: string | null;
  readonly entries: readonly Exchange[];
};

/**
 * One row of the read path: the viewer's couple, and a question of it or none. Of a partner, an answer or a tap that is
 * not there every column is null; the one that is asked whether it is there has null in its type.
 */
export type ExchangeRow = {
  id: string;
  my_key: Buffer;
  my_master_key_id: string;
  partner_id: string | null;
  couple_id: string | null;
  partner_email: string;
  partner_name: string;
  their_key: Buffer;
  their_master_key_id: string;
  question_id: string | null;
  my_answer_id: string;
  my_content: Buffer | null;
  my_version: number;
  my_created_at: Date;
  my_updated_at: Date | null;
  withheld: boolean;
  earlier: boolean;
  they_answered: boolean;
  their_answer_id: string;
  their_content: Buffer | null;
  their_version: number;
  their_created_at: Date;
  my_tap: Buffer | null;
  my_tap_version: number;
  their_tap: Buffer | null;
  their_tap_version: number;
};

type Answered = ExchangeRow & { readonly question_id: string };

const hasQuestion = (row: ExchangeRow): row is Answered => row.question_id !== null;

const wrapped = (bytes: Buffer, masterKeyId: string): WrappedKey => ({ wrapped: bytes, masterKeyId });

const meOf = (row: ExchangeRow): KeyOf => ({ uid: row.id, key: wrapped(row.my_key, row.my_master_key_id) });

const partnerOf = (row: ExchangeRow): Exchanges['partner'] =>
  row.partner_id === null
    ? null
    : {
        uid: row.partner_id,
        key: wrapped(row.their_key, row.their_master_key_id),
        email: row.partner_email,
        firstName: row.partner_name,
      };

const mineOf = (vault: Vault, me: KeyOf, row: Answered): Exchange['mine'] => {
  if (row.my_content === null) return null;
  const place = { id: row.my_answer_id, questionId: row.question_id, version: row.my_version };
  const content = openContent(vault, me, place, row.my_content);
  return { content, version: row.my_version, createdAt: row.my_created_at, updatedAt: row.my_updated_at };
};

const theirsOf = (vault: Vault, partner: KeyOf | null, row: Answered): Exchange['theirs'] => {
  if (row.their_content === null || partner === null) return null;
  const place = { id: row.their_answer_id, questionId: row.question_id, version: row.their_version };
  const content = openContent(vault, partner, place, row.their_content);
  return { content, version: row.their_version, createdAt: row.their_created_at };
};

type Versions = Pick<TapPlace, 'ownVersion' | 'otherVersion' | 'version'>;

const tapOf = (
  vault: Vault,
  author: KeyOf | null,
  { couple_id: coupleId, question_id: questionId }: Answered,
  sealed: Buffer | null,
  versions: Versions,
): GivenTap | null => {
  if (sealed === null || author === null || coupleId === null) return null;
  const tap = openTap(vault, author, { coupleId, questionId, ...versions }, sealed);
  return { tap, version: versions.version };
};

/** What each tapped, as far as the row says so. */
const openTaps = (vault: Vault, me: KeyOf, partner: KeyOf | null, row: Answered) => {
  const [own, other] = [row.my_version, row.their_version];
  const mine = { ownVersion: own, otherVersion: other, version: row.my_tap_version };
  const theirs = { ownVersion: other, otherVersion: own, version: row.their_tap_version };
  return {
    myTap: tapOf(vault, me, row, row.my_tap, mine),
    theirTap: tapOf(vault, partner, row, row.their_tap, theirs),
  };
};

/** What the rows say, opened; null when there is none, since the account is not in use. */
export const toExchanges = (vault: Vault, rows: readonly ExchangeRow[]): Exchanges | null => {
  const [first] = rows;
  if (!first) return null;
  const [me, partner] = [meOf(first), partnerOf(first)];
  const entries = rows.filter(hasQuestion).map((row) => ({
    questionId: row.question_id,
    mine: mineOf(vault, me, row),
    withheld: row.withheld,
    earlier: row.earlier,
    theyAnswered: row.they_answered,
    theirs: theirsOf(vault, partner, row),
    ...openTaps(vault, me, partner, row),
  }));
  return { me, partner, coupleId: first.couple_id, entries };
};
