import { createHash } from 'node:crypto';
import type { Taps } from '../../../contract/taps.ts';
import type { Exchange } from './exchange.ts';

/** A question that both have answered, and may both read. */
export type Mutual = Exchange & {
  readonly mine: NonNullable<Exchange['mine']>;
  readonly theirs: NonNullable<Exchange['theirs']>;
};

export const isMutual = (entry: Exchange): entry is Mutual => entry.mine !== null && entry.theirs !== null;

/** Names the two answers as they read now, so that a tap can say which words it is about. */
const wordingOf = ({ mine, theirs }: Mutual): string =>
  createHash('sha256')
    .update(JSON.stringify([mine.content.text, theirs.content.text]))
    .digest('base64url');

/** The taps as the viewer may know them; null while the question is not mutual. */
export const tapsOf = (entry: Exchange | undefined): Taps | null =>
  entry && isMutual(entry)
    ? { wording: wordingOf(entry), yours: entry.myTap?.tap ?? null, theirs: entry.theirTap?.tap ?? null }
    : null;
