import type { Analysis } from '../../../contract/analysis.ts';
import type { KeyOf, Vault } from '../../context.ts';

/** What one answer row holds: the text as typed and the server's own analysis of it. */
export type Content = { readonly text: string; readonly analysis: Analysis | null };

/** The row that a content belongs to; moved to another row, or left behind by a newer version, it does not open. */
type Place = { readonly id: string; readonly questionId: string; readonly version: number };

const boundTo = ({ uid }: KeyOf, { id, questionId, version }: Place): string =>
  JSON.stringify(['answer', id, uid, questionId, version]);

/** Content as it is stored: sealed with its author's key and bound to its row. */
export const sealContent = (vault: Vault, author: KeyOf, place: Place, content: Content): Buffer =>
  vault.seal(author, Buffer.from(JSON.stringify(content)), boundTo(author, place));

/** The content of a row; throws when the bytes are not the ones that were stored there. */
export const openContent = (vault: Vault, author: KeyOf, place: Place, sealed: Buffer): Content =>
  JSON.parse(vault.open(author, sealed, boundTo(author, place)).toString());
