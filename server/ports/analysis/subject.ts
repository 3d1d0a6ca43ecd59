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
  'and but so then because when whenever that if while since as until till before after although unless once what how where which why " '.split(
    ' ',
  ),
);

const tellers: ReadonlySet<string> = new Set('i we you he she they it who'.split(' '));

const first = (word: Word | undefined): string => word?.plain.split(' ')[0] ?? '';

const isOther = (words: readonly Word[], at: number): boolean =>
  others.has(first(words[at])) ||
  (first(words[at]) === 'you' && (at === 0 || openers.has(words[at - 1]?.plain ?? '')));

const tellings: ReadonlySet<string> = new Set(
  'said say says saying ask asks asked asking told tells tell wrote texted called think thinks thought believe believes assume assumes'.split(
    ' ',
  ),
);

/** True where a span stands in quotation marks: somebody's words, and not said here. */
export const isQuoted = ({ sentence: { words }, from }: Span): boolean =>
  words.slice(0, from).filter(({ plain }) => plain === '"').length % 2 === 1;

/** True where a span is what somebody else said or thought: 'you said I was brave'. */
export const isReported = ({ sentence: { words }, from }: Span): boolean => {
  const told = words.slice(0, from).findLastIndex((word) => tellings.has(first(word)));
  if (told < 0 || told < from - 4 || words.slice(told, from).some(({ plain }) => plain === ',')) return false;
  const teller = words.slice(0, told).findLastIndex((word) => tellers.has(first(word)));
  return teller >= 0 && first(words[teller]) !== 'i' && first(words[teller]) !== 'we';
};

/** True where the last that is said in a span is said of somebody else: 'you take it hard and then you sulk'. */
export const isOfOthers = ({ sentence: { words }, to }: Span): boolean => {
  const nearest = words.slice(0, to).findLastIndex((word, at) => own.has(first(word)) || isOther(words, at));
  return nearest >= 0 && isOther(words, nearest);
};
