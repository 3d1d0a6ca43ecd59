import type { Analysis } from '../../../contract/analysis.ts';

/** What one answer row holds: the text as typed and the server's own analysis of it. */
export type Content = { readonly text: string; readonly analysis: Analysis | null };

/** Content as it is stored; the one place to seal it later. */
export const pack = (content: Content): Buffer => Buffer.from(JSON.stringify(content));

export const unpack = (bytes: Buffer): Content => JSON.parse(bytes.toString());
