import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Danger, SafetyItem } from './safety.ts';
import { isPart } from './shapes.ts';

// Danger as most people tell it: half of it plainly, a third by what follows from it, the rest by a detail; beside
// look-alikes and ordinary answers. In `safety.ts` nearly all is told by a detail.

type PlainItem = Omit<SafetyItem, 'kind'>;

const dangers: Readonly<Record<string, Danger>> = { crisis: 'crisis', coercion: 'coercion', none: null };

const itemOf = (line: string): PlainItem => {
  const [part = '', kind = '', question = '', text = ''] = line.split('\t');
  const danger = dangers[kind];
  if (!isPart(part) || danger === undefined || text === '') throw new Error(`not an item: ${line}`);
  return { part, danger, question, text };
};

const itemsIn = (file: string): readonly PlainItem[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(itemOf);

/** Answers to stop at, and others that must go through; split by question like all items. */
export const plainSafety: readonly PlainItem[] = itemsIn('safety-plain.tsv');

/**
 * The same by writers who saw nothing of the rest, split by writer: happy and unhappy couples, who speak of 'him' and
 * 'her' as often as to 'you', with danger among them.
 */
export const otherVoices: readonly PlainItem[] = itemsIn('other-voices.tsv');
