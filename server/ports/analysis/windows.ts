import { anyApostrophe, type Sentence, type Text, typedIn, type Word } from './text.ts';

/**
 * About as much as the encoder was tuned on; a longer answer is read in several parts. It reads 128 pieces of words and
 * leaves the rest out: 400 characters of anything that is usual in English are fewer.
 */
const most = { words: 90, characters: 400 } as const;

const reach = (run: readonly Word[], { end }: Word): number => end - (run[0]?.start ?? end);

/** A sentence that does not end is read in parts, too. */
const runsOf = ({ words }: Sentence): readonly (readonly Word[])[] => {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run !== undefined && run.length < most.words && reach(run, word) <= most.characters) run.push(word);
    else runs.push([word]);
  }
  return runs;
};

/** Phones type curly marks by themselves; the encoder was tuned on straight ones, and reads 'didn’t' as another word. */
const straight = (typed: string): string => typed.replace(anyApostrophe, "'").replace(/[“”„]/g, '"');

const ends = /([.!?…]{3})[.!?…]+/g;
const marks = /((?:[\p{P}\p{S}]\s*){8})(?:[\p{P}\p{S}]\s*)*[\p{P}\p{S}]/gu;

/** Each mark of '!!!!!' and of '* * * * *' is a piece, and says nothing new after a few. */
const calm = (typed: string): string => typed.replace(ends, '$1').replace(marks, '$1');

/**
 * The sentences of a text as typed, with straight quotation marks, as many together as are read at once; a text without
 * words is one empty part.
 */
export const windowsOf = (text: Text): readonly string[] => {
  const windows: string[] = [''];
  let words = 0;
  for (const run of text.sentences.flatMap(runsOf)) {
    const typed = calm(straight(typedIn(text, run)));
    const together = words === 0 ? typed : `${windows.at(-1)} ${typed}`;
    const fits = words === 0 || (words + run.length <= most.words && together.length <= most.characters);
    if (fits) windows[windows.length - 1] = together;
    else windows.push(typed);
    words = fits ? words + run.length : run.length;
  }
  return windows;
};
