import { createHash } from 'node:crypto';
import type { Analysis } from '../../../contract/analysis.ts';
import type { KeyOf, Vault } from '../../context.ts';

/** What a model said about an answer; the answer itself is only recognised by its digest. */
export type Told = { readonly about: string; readonly analysis: Analysis };

/** A digest of one text as the answer to one question. */
export const aboutOf = (question: string, text: string): string =>
  createHash('sha256')
    .update(JSON.stringify([question, text]))
    .digest('base64url');

const boundTo = (id: string, { uid }: KeyOf): string => JSON.stringify(['told', id, uid]);

/** Sealed with the key of the person who was told, and bound to its row. */
export const sealTold = (vault: Vault, reader: KeyOf, id: string, told: Told): Buffer =>
  vault.seal(reader, Buffer.from(JSON.stringify(told)), boundTo(id, reader));

export const openTold = (vault: Vault, reader: KeyOf, id: string, sealed: Buffer): Told =>
  JSON.parse(vault.open(reader, sealed, boundTo(id, reader)).toString());

/** The analysis that a browser sends with a save, whatever it is. */
export type SentAnalysis = {
  readonly quality?: unknown;
  readonly feedback?: unknown;
  readonly suggestions?: unknown;
  readonly insightRating?: unknown;
};

const listed = (suggestions: unknown): unknown => (Array.isArray(suggestions) ? suggestions : [suggestions]);

const fieldsOf = ({ quality, feedback, suggestions, insightRating }: SentAnalysis): string =>
  JSON.stringify([quality, feedback, listed(suggestions), insightRating]);

/** True where what is said is what was told, field by field. */
export const isSaid = (said: SentAnalysis, analysis: Analysis): boolean =>
  fieldsOf(said) === fieldsOf(analysis);
