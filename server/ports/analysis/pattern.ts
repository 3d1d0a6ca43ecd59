import type { Sentence, Span, Text } from './text.ts';

/** A list of words as one alternative of a phrase; `*` at the end of an entry stands for any ending. */
export const any = (list: readonly string[]): string =>
  `(?:${list.map((entry) => entry.replaceAll('*', '[a-z]*')).join('|')})`;

/** Words of a string as a list; `_` inside an entry is a space. */
export const words = (text: string): readonly string[] =>
  text
    .trim()
    .split(/\s+/)
    .map((entry) => entry.replaceAll('_', ' '));

const clauseStart = '(?<=(?:^|,| and| then| or| but| so| please)(?: please| just| then)? )';

/** A `$` at which nothing can end; one that looks ahead has its space before it. */
const lostEnd = /(?<!\(\?= )\$(?!$)/;

/**
 * Compiles phrases that are searched in `Sentence.plain`: whole words, one space between them, `*` for any
 * ending, `~ ` for up to three other words of the same clause, `^` for the beginning of a clause, `$` at the end for
 * the end of the sentence. Gaps are bounded, so time stays linear.
 */
export const phrases = (...sources: readonly string[]): RegExp => {
  const lost = sources.find((source) => lostEnd.test(source));
  if (lost !== undefined) throw new Error(`A $ that is not the last of a phrase matches nothing: ${lost}`);
  const body = sources.map((source) =>
    source
      .replace(/(?<![)\]])\*/g, '[a-z]*')
      .replaceAll('~ ', "(?:[a-z0-9']+ ){0,3}?")
      .replaceAll('^', clauseStart)
      .replace(/\$$/, '(?= $)'),
  );
  return new RegExp(` (?:${body.join('|')})(?= )`, 'g');
};

/** All places of a phrase in a sentence, in order, not overlapping. */
export const findAll = (sentence: Sentence, phrase: RegExp): readonly Span[] => {
  const spans: Span[] = [];
  // Not matchAll, which copies the expression at each call and is several times slower here.
  phrase.lastIndex = 0;
  for (let match = phrase.exec(sentence.plain); match !== null; match = phrase.exec(sentence.plain)) {
    const from = wordAt(sentence, match.index + 1);
    const to = wordAt(sentence, match.index + match[0].length - 1) + 1;
    spans.push({ sentence, from, to });
  }
  return spans;
};

/** True when the phrase is anywhere in the sentence. */
export const has = (sentence: Sentence, phrase: RegExp): boolean => {
  phrase.lastIndex = 0;
  return phrase.test(sentence.plain);
};

/** All places of a phrase in a text. */
export const findIn = (text: Text, phrase: RegExp): readonly Span[] =>
  text.sentences.flatMap((sentence) => (has(sentence, phrase) ? findAll(sentence, phrase) : []));

export const hasIn = (text: Text, phrase: RegExp): boolean =>
  text.sentences.some((sentence) => has(sentence, phrase));

/** Which word stands at a place of `plain`; a word written out as several counts as one. */
const wordAt = ({ ends }: Sentence, place: number): number => {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
};
