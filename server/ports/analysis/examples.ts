import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Written for this purpose, in many voices: people in danger, and their look-alikes, who use the
// same words and are safe. Nothing that a test or a measurement uses is among them.

/** A text, and whether somebody in it is in danger from themselves, from a partner, or not at all. */
export type Example = { readonly kind: 'crisis' | 'coercion' | 'fine'; readonly text: string };

const isKind = (kind: string): kind is Example['kind'] => ['crisis', 'coercion', 'fine'].includes(kind);

/** Reads lines of a kind, a tab and a text; throws where a line is another. */
export const readExamples = (lines: string): readonly Example[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', text = ''] = line.split('\t');
      if (!isKind(kind) || text === '') throw new Error(`not an example: ${line}`);
      return { kind, text };
    });

/** The examples that an encoder compares an answer with. */
export const examples = readExamples(readFileSync(join(import.meta.dirname, 'examples-danger.tsv'), 'utf8'));

export const examplesOf = (kind: Example['kind']): readonly string[] =>
  examples.filter((example) => example.kind === kind).map(({ text }) => text);
