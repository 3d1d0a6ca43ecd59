import { expansions } from './words-spelling.ts';

/** One word as typed, from `start` to `end` of the raw text; `plain` is its folded form, maybe several words. */
export type Word = {
  readonly plain: string;
  readonly start: number;
  readonly end: number;
};

/** One sentence; `plain` is its words and commas, each with a space on both sides, for phrases to search. */
export type Sentence = {
  readonly words: readonly Word[];
  readonly plain: string;
  /** Where each word ends in `plain`. */
  readonly ends: readonly number[];
  readonly asks: boolean;
};

export type Text = {
  readonly raw: string;
  readonly sentences: readonly Sentence[];
};

/** A run of words of one sentence, `to` not included. */
export type Span = {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
};

/** Characters that people type for an apostrophe; phones and keyboards differ. */
export const apostrophes = "'’‘ʼ′＇`´";

/** Any of them, wherever it stands. */
export const anyApostrophe = new RegExp(`[${apostrophes}]`, 'g');

const kinds = {
  url: String.raw`https?:\/\/\S+|www\.\S+`,
  number: String.raw`\d+(?:[.:,/]\d+)+`,
  word: String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200b-\u200d\u2060\ufeff\u00ad]*(?:[${apostrophes}][\p{L}\p{M}]+)*`,
  picture: String.raw`\p{Extended_Pictographic}`,
  quote: '["“”„«»]',
  end: String.raw`[.!?…।\n\r\u2028\u2029\u202a-\u202e\u2066-\u2069]+`,
  comma: String.raw`[,;:()[\]{}—–/|]|\s-+\s`,
};

/**
 * What stands between single quotation marks: they open before a word that is not cut short by them ("'cause"), an
 * apostrophe has letters around it, and one after an s before another word may be a possessive ("my friends' flat").
 */
const inSingle =
  /(?<![\p{L}\p{N}])['‘](?=[\p{L}\p{N}])(?!(?:cause|cos|coz|til|till|em|tis|twas|bout|round|n)\b)([^'‘’\n]*(?:(?<=\p{L})['’](?=\p{L})[^'‘’\n]*)*)(?<=[\p{L}\p{N}.!?,…])['’](?![\p{L}\p{N}])(?!(?<=(?:s|in)['’])\s\p{L})/giu;

/** The same text with double quotation marks for single ones, every character where it was. */
export const withDoubleMarks = (raw: string): string => raw.replace(inSingle, '"$1"');

// One pass, no nested repetition, so that 4,000 characters of anything stay cheap.
const token = new RegExp(
  Object.entries(kinds)
    .map(([name, form]) => `(?<${name}>${form})`)
    .join('|'),
  'gu',
);

const pictures: ReadonlyMap<string, string> = new Map([
  ...Array.from('😂🤣😅😆😄😁😹😜😝😉', (picture) => [picture, 'emojilaugh'] as const),
  ...Array.from('❤🧡💛💚💙💜🖤🥰😍😘💕💖💗💓💞💘😻🤗😊☺', (picture) => [picture, 'emojiheart'] as const),
  ...Array.from('🙄😒🤡🤮🖕', (picture) => [picture, 'emojisneer'] as const),
]);

const endings: readonly (readonly [RegExp, string])[] = [
  [/^can't$/, 'can not'],
  [/^won't$/, 'will not'],
  [/n't$/, ' not'],
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ll$/, ' will'],
  [/'ve$/, ' have'],
  [/'d$/, ' would'],
  [/^(it|he|she|that|what|there|here|who|how|where|everything|nothing|something)'s$/, '$1 is'],
  [/^let's$/, 'let us'],
  [/'s$/, ''],
];

/** Lower case, without accents on Latin letters, invisible characters and drawn-out letters ('soooo'). */
export const fold = (typed: string): string => {
  // Most words are plain ASCII, and normalising them would be most of the work.
  if (/^[a-z]+$/i.test(typed)) return typed.toLowerCase().replace(/([a-z])\1{2,}/g, '$1');
  return typed
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(anyApostrophe, "'") // First, since NFKD makes a space and an accent of '´'.
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\p{L})\1{2,}/gu, '$1');
};

/** The folded word with contractions and chat spelling written out. */
export const plainWord = (typed: string): string => {
  const folded = fold(typed);
  const known = expansions.get(folded);
  if (known !== undefined) return known;
  const ending = folded.includes("'") ? endings.find(([form]) => form.test(folded)) : undefined;
  return ending === undefined ? folded.replaceAll("'", '') : folded.replace(...ending).replaceAll("'", '');
};

const plainOf = (match: RegExpExecArray): string => {
  const { url, word, picture, quote, comma } = match.groups ?? {};
  if (word !== undefined) return plainWord(word);
  if (picture !== undefined) return pictures.get(picture) ?? '';
  if (url !== undefined) return 'weblink';
  if (quote !== undefined) return '"';
  return comma === undefined ? match[0] : ',';
};

const endsOf = (words: readonly Word[]): readonly number[] => {
  let end = 0;
  return words.map(({ plain }) => {
    end += plain.length + 1;
    return end;
  });
};

const sentenceOf = (words: readonly Word[], end: string): Sentence => ({
  words,
  ends: endsOf(words),
  plain: ` ${words.map(({ plain }) => plain).join(' ')} `,
  asks: end.includes('?'),
});

/** The beginning of a sentence, up to a word. */
export const firstWords = ({ words }: Sentence, count: number): Sentence =>
  sentenceOf(words.slice(0, count), '');

/** A run of words as it was typed, with the marks that end it. */
export const typedIn = ({ raw }: Text, words: readonly Word[]): string => {
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0];
  const [marks = ''] = /^[.!?…]*/.exec(raw.slice(end)) ?? [];
  return raw.slice(start, end) + marks;
};

/** A text of some sentences of another, of which nothing else is left, not even as typed. */
export const onlyOf = (text: Text, sentences: readonly Sentence[]): Text =>
  readText(sentences.map(({ words }) => typedIn(text, words)).join('\n'));

/** Marks at which no sentence ends, with what follows: a quotation closes, and the one who quotes goes on. */
const goesOn = /^[.!?…।]+["”»'’][^\S\n\r]*[\p{Ll},;]/u;

/** Cuts a text into sentences and words, each with its place in the text as typed. */
export const readText = (raw: string): Text => {
  const sentences: Sentence[] = [];
  let words: Word[] = [];
  const close = (end: string) => {
    const last = sentences.at(-1);
    if (words.some(isWord)) sentences.push(sentenceOf(words, end));
    else if (last !== undefined && words.length > 0)
      sentences[sentences.length - 1] = sentenceOf([...last.words, ...words], last.asks ? '?' : '');
    words = [];
  };
  for (const match of withDoubleMarks(raw).matchAll(token)) {
    const { end } = match.groups ?? {};
    if (end !== undefined) {
      if (!goesOn.test(raw.slice(match.index, match.index + end.length + 4))) close(end);
    } else {
      const plain = plainOf(match);
      if (plain !== '')
        words.push({
          plain,
          start: match.index,
          end: match.index + match[0].length,
        });
    }
  }
  close('');
  return { raw, sentences };
};

/** False for commas, quotation marks and emoji. */
export const isWord = ({ plain }: Word): boolean =>
  plain !== ',' && plain !== '"' && !plain.startsWith('emoji');

const wordsByText = new WeakMap<Text, readonly string[]>();

/** Every word of a text, folded and written out, one at a time. */
export const plainWords = (text: Text): readonly string[] => {
  const known = wordsByText.get(text);
  if (known !== undefined) return known;
  const words = text.sentences.flatMap((sentence) =>
    sentence.words.filter(isWord).flatMap(({ plain }) => plain.split(' ')),
  );
  wordsByText.set(text, words);
  return words;
};
