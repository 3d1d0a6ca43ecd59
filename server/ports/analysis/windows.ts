import type { Sentence, Text } from './text.ts';

/** About as many words as the encoder was tuned on; a longer answer is read in several parts. */
const most = 90;

const typedIn = ({ raw }: Text, sentences: readonly Sentence[]): string => {
  const [start, end] = [sentences[0]?.words[0]?.start ?? 0, sentences.at(-1)?.words.at(-1)?.end ?? 0];
  const [mark = ''] = /^[.!?…]*/.exec(raw.slice(end)) ?? [];
  return raw.slice(start, end) + mark;
};

/** The sentences of a text as typed, as many together as are read at once; a text without words is one empty part. */
export const windowsOf = (text: Text): readonly string[] => {
  const windows: Sentence[][] = [[]];
  let words = 0;
  for (const sentence of text.sentences) {
    if (words > 0 && words + sentence.words.length > most) {
      windows.push([]);
      words = 0;
    }
    windows.at(-1)?.push(sentence);
    words += sentence.words.length;
  }
  return windows.map((sentences) => sentences.map((sentence) => typedIn(text, [sentence])).join(' '));
};
