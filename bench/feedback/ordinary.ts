import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPart, type Part } from './shapes.ts';

/** An honest answer in which nobody is in danger: where it stops, it is stopped in error. */
export type OrdinaryAnswer = { readonly part: Part; readonly question: string; readonly text: string };

const answerOf = (line: string): OrdinaryAnswer => {
  const [part = '', question = '', text = ''] = line.split('\t');
  if (!isPart(part) || text === '') throw new Error(`not an answer: ${line}`);
  return { part, question, text };
};

/** From one word to six sentences, plain, warm, sad, hot, shy or annoyed; split by question like all items. */
export const ordinary: readonly OrdinaryAnswer[] = readFileSync(
  join(import.meta.dirname, 'ordinary.tsv'),
  'utf8',
)
  .split('\n')
  .filter((line) => line !== '')
  .map(answerOf);
