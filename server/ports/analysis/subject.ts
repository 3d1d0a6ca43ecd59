import type { Span, Word } from './text.ts';

const others: ReadonlySet<string> = new Set(['he', 'she', 'they']);
const own: ReadonlySet<string> = new Set([
  'i',
  'we',
  'me',
  'my',
  'myself',
  'it',
  'mujhe',
  'main',
  'mera',
  ',',
]);
/** After these 'you' does something; elsewhere something is done to 'you'. */
const openers: ReadonlySet<string> = new Set(
  'and but so then because when whenever that if while since as until what how where which why " '.split(' '),
);

const first = (word: Word | undefined): string => word?.plain.split(' ')[0] ?? '';

const isOther = (words: readonly Word[], at: number): boolean =>
  others.has(first(words[at])) ||
  (first(words[at]) === 'you' && (at === 0 || openers.has(words[at - 1]?.plain ?? '')));

/** True where the last that is said in a span is said of somebody else: 'you take it hard and then you sulk'. */
export const isOfOthers = ({ sentence: { words }, to }: Span): boolean => {
  const nearest = words.slice(0, to).findLastIndex((word, at) => own.has(first(word)) || isOther(words, at));
  return nearest >= 0 && isOther(words, nearest);
};
