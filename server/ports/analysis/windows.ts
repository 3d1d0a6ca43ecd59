import type { Sentence, Text, Word } from './text.ts';

/** About as many words as the encoder was tuned on; a longer answer is read in several parts. */
const most = 90;

/** A sentence that does not end is read in parts, too. */
const runsOf = ({ words }: Sentence): readonly (readonly Word[])[] =>
  Array.from({ length: Math.ceil(words.length / most) }, (_, at) => words.slice(at * most, (at + 1) * most));

const typedIn = ({ raw }: Text, words: readonly Word[]): string => {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const [mark = ''] = /^[.!?…]*/.exec(raw.slice(end)) ?? [];
  return raw.slice(start, end) + mark;
};

/** Phones type curly marks by themselves; the encoder was tuned on straight ones, and reads 'didn’t' as another word. */
const straight = (typed: string): string => typed.replace(/[‘’ʼ]/g, "'").replace(/[“”„]/g, '"');

/**
 * The sentences of a text as typed, with straight quotation marks, as many together as are read at once; a text without
 * words is one empty part.
 */
export const windowsOf = (text: Text): readonly string[] => {
  const windows: string[][] = [[]];
  let words = 0;
  for (const run of text.sentences.flatMap(runsOf)) {
    if (words > 0 && words + run.length > most) {
      windows.push([]);
      words = 0;
    }
    windows.at(-1)?.push(typedIn(text, run));
    words += run.length;
  }
  return windows.map((typed) => straight(typed.join(' ')));
};
