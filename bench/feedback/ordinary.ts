import { rowsIn } from './rows.ts';
import { isPart, type Part } from './shapes.ts';

/** An honest answer in which nobody is in danger: where it stops, it is stopped in error. */
type OrdinaryAnswer = { readonly part: Part; readonly question: string; readonly text: string };

const answerOf = (row: readonly string[]): OrdinaryAnswer => {
  const [part = '', question = '', text = ''] = row;
  if (!isPart(part) || text === '') throw new Error(`not an answer: ${row.join(' | ')}`);
  return { part, question, text };
};

/** From one word to six sentences, plain, warm, sad, hot, shy or annoyed; split by question like all items. */
export const ordinary: readonly OrdinaryAnswer[] = rowsIn('ordinary.tsv').map(answerOf);
