import { readText, type Span } from '../ports/analysis/text.ts';

/** Some words of the first sentence of a text, found as they are typed; throws where they are not in it. */
export const spanIn = (raw: string, words: string): Span => {
  const [sentence] = readText(raw).sentences;
  const start = raw.indexOf(words);
  if (sentence === undefined || start < 0) throw new Error(`there is no '${words}' in '${raw}'`);
  const from = sentence.words.findIndex((word) => word.start >= start);
  const to = sentence.words.findLastIndex((word) => word.end <= start + words.length) + 1;
  return { sentence, from, to };
};

/** A span as it was typed. */
export const typedOf = (raw: string, { sentence: { words }, from, to }: Span): string =>
  raw.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);
