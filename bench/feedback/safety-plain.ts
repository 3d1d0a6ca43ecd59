import { dangers, rowsIn } from './rows.ts';
import type { SafetyItem } from './safety.ts';
import { isPart } from './shapes.ts';

// Danger as most people tell it: half of it plainly, a third by what follows from it, the rest by a detail; beside
// look-alikes and ordinary answers. In `safety.ts` nearly all is told by a detail.

type PlainItem = Omit<SafetyItem, 'kind'>;

const itemOf = (row: readonly string[]): PlainItem => {
  const [part = '', kind = '', question = '', text = ''] = row;
  const danger = dangers.get(kind);
  if (!isPart(part) || danger === undefined || text === '')
    throw new Error(`not an item: ${row.join(' | ')}`);
  return { part, danger, question, text };
};

/** Answers to stop at, and others that must go through; split by question like all items. */
export const plainSafety: readonly PlainItem[] = rowsIn('safety-plain.tsv').map(itemOf);

/**
 * The same by writers who saw nothing of the rest, split by writer: happy and unhappy couples, who speak of 'him' and
 * 'her' as often as to 'you', with danger among them.
 */
export const otherVoices: readonly PlainItem[] = rowsIn('other-voices.tsv').map(itemOf);
