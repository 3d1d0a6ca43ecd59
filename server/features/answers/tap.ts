import type { Tap } from '../../../contract/taps.ts';
import type { KeyOf, Vault } from '../../context.ts';

/** The row that a tap belongs to, with the versions of the two answers that it is about. */
export type TapPlace = {
  readonly coupleId: string;
  readonly questionId: string;
  readonly ownVersion: number;
  readonly otherVersion: number;
  readonly version: number;
};

const boundTo = ({ uid }: KeyOf, place: TapPlace): string => {
  const { coupleId, questionId, ownVersion, otherVersion, version } = place;
  return JSON.stringify(['tap', uid, coupleId, questionId, ownVersion, otherVersion, version]);
};

/** A tap as it is stored: sealed with its author's key, and of one length whichever it is. */
export const sealTap = (vault: Vault, author: KeyOf, place: TapPlace, tap: Tap): Buffer =>
  vault.seal(author, Buffer.from(tap), boundTo(author, place));

/** The tap of a row; throws when the bytes are not the ones that were stored there. */
export const openTap = (vault: Vault, author: KeyOf, place: TapPlace, sealed: Buffer): Tap =>
  vault.open(author, sealed, boundTo(author, place)).toString() as Tap;
