import type { Span, Word } from './text.ts';
import { ambiguousFeelings, plainFeelings, tenderFeelings, warmNouns, warmTraits } from './words-feelings.ts';
import { insults } from './words-harm.ts';
import { hindiFunctionWords } from './words-hindi.ts';
import { abstractEnding, abstractWords, concreteDespiteEnding, functionWords } from './words-vague.ts';

const vague: ReadonlySet<string> = new Set([
  ...functionWords,
  ...abstractWords,
  ...hindiFunctionWords,
  ...tenderFeelings.filter((word) => !ambiguousFeelings.includes(word)),
  ...plainFeelings,
  ...warmTraits,
  ...warmNouns,
  ...insults,
]);

/** The forms from which a word may have been bent: 'sharing' gives 'share', 'stopped' gives 'stop'. */
const roots = (word: string): readonly string[] => {
  const cut = (ending: string) => (word.endsWith(ending) ? word.slice(0, -ending.length) : word);
  const [ing, ed] = [cut('ing'), cut('ed')];
  const single = (stem: string) => stem.replace(/([bdglmnprt])\1$/, '$1');
  if (word.length < 5) return [word];
  return [word, cut('s'), cut('es'), cut('d'), cut('ly')]
    .concat(cut('ies') === word ? [] : `${cut('ies')}y`, cut('ied') === word ? [] : `${cut('ied')}y`)
    .concat(ing === word ? [] : [ing, `${ing}e`, single(ing)], ed === word ? [] : [ed, single(ed)]);
};

/** One form for all of a word's bendings, good enough to see that two words are the same. */
export const stem = (word: string): string =>
  word
    .replace(/(ies|ied)$/, 'y')
    .replace(/(?<=\w{3})(ings?|ed|es|s|ly)$/, '')
    .replace(/(?<=\w\w)([bdglmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '');

/** True for a word that points at something in somebody's life, and not at life in general. */
const isConcrete = (word: string): boolean => {
  if (word.length < 3 || /^emoji|^weblink$/.test(word)) return false;
  if (roots(word).some((root) => vague.has(root))) return false;
  return concreteDespiteEnding.has(word) || !abstractEnding.test(word);
};

/** For as long as the answer is read, and no longer: nobody's words are kept. */
const remembered = new WeakMap<Word, readonly string[]>();

const stemsOf = (word: Word): readonly string[] => {
  const known = remembered.get(word) ?? word.plain.split(' ').filter(isConcrete).map(stem);
  remembered.set(word, known);
  return known;
};

/** The different concrete words of a run of words, by their stems, without those that the question gave. */
export const concreteStems = (
  words: readonly Word[],
  given: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => new Set(words.flatMap(stemsOf).filter((found) => !given.has(found)));

/** How many different concrete words stand in the sentence within a dozen words of the span. */
export const detailAround = ({ sentence, from, to }: Span, given: ReadonlySet<string>): number =>
  concreteStems(sentence.words.slice(Math.max(0, from - 10), to + 14), given).size;
