import { anyApostrophe, apostrophes } from './text.ts';

/** What leaves no mark on a screen or turns its direction: also ways to hide an instruction in plain sight. */
const hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu;

/** The text as a reader sees it. */
export const visible = (text: string): string => text.toWellFormed().replace(hidden, '');

// No pattern may look far from each of many places: a reply is somebody else's, and time has to stay linear.
const dropped: readonly (readonly [RegExp, string])[] = [
  [/!?\[([^[\]]{0,300})\]\([^)]{0,300}\)/g, '$1'],
  [/<[^<>]{0,300}>/g, ' '],
  [/[a-z+.-]{0,30}:\/\/\S*/gi, ''],
  [/(?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+/g, ''],
  [/(?<![\p{L}\d-])[\p{L}\d-]+(?:\.[\p{L}\d-]+){0,9}\.\p{L}{2,}\S*/gu, ''],
  [/\+?\d[\d\s().-]{6,}\d/g, ''],
  [/[*_`#>|~<{}[\]\\]+/g, ''],
  [/\s+/g, ' '],
  [/ ([,.;:?!])/g, '$1'],
];

/** Prose without markup, links, addresses and telephone numbers, on one line. */
export const plain = (text: string): string =>
  dropped.reduce((rest, [what, by]) => rest.replace(what, by), visible(text)).trim();

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The first sentence, or '' where it is longer than `most` characters. */
export const firstSentence = (text: string, most: number): string => {
  const [first] = segmenter.segment(text);
  const sentence = first?.segment.trim() ?? '';
  return sentence.length <= most ? sentence : '';
};

const around = `[\\s"“”${apostrophes}.…]`;
const edges = new RegExp(`^${around}+|(?<!${around})${around}+$`, 'g');

const pattern = (word: string): string =>
  word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(anyApostrophe, `[${apostrophes}]`);

/** The words as they stand in the text, up to case, white space and the kind of apostrophe; null where they do not. */
export const verbatim = (words: string, text: string): string | null => {
  const parts = visible(words)
    .replace(edges, '')
    .split(/\s+/)
    .filter((part) => part !== '');
  if (!/\p{L}/u.test(parts.join(''))) return null;
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.map(pattern).join('\\s+')}(?![\\p{L}\\p{N}])`,
    'iu',
  ).exec(text);
  return found === null ? null : found[0].replace(/\s+/g, ' ');
};

const runs = (text: string, length: number): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
};

/** True where so many words in a row stand in both. */
export const repeats = (one: string, other: string, inARow: number): boolean => {
  const others = runs(other, inARow);
  return [...runs(one, inARow)].some((run) => others.has(run));
};
