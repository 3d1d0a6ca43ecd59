import { plainWords, type Text } from './text.ts';
import { hindiMarkers } from './words-hindi.ts';
import { otherLanguages } from './words-languages.ts';
import { functionWords } from './words-vague.ts';

/** What an answer is written in, as far as the rules can tell; 'hindi' is Hindi in Latin letters, also mixed. */
export type Language = 'english' | 'hindi' | 'other';

const hindi: ReadonlySet<string> = new Set(hindiMarkers);
const english: ReadonlySet<string> = new Set(functionWords);

const hits = (words: readonly string[], known: ReadonlySet<string>): number =>
  words.filter((word) => known.has(word)).length;

const isForeignScript = (raw: string): boolean => {
  const letters = raw.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  return letters.length > 0 && latin < letters.length / 2;
};

/** A letter that English words seldom have. */
const strange = /[^a-z]/i;

/** With fewer words, or with commas between them, it may be a list of names. */
const fewest = 4;

/** True where no small word is English and one in eight has letters that English lacks. */
const isStrange = ({ raw }: Text, words: readonly string[]): boolean => {
  const typed = raw.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const share =
    typed.filter((word) => strange.test(word.replace(/\P{L}/gu, ''))).length / Math.max(1, typed.length);
  return words.length >= fewest && !raw.includes(',') && hits(words, english) === 0 && share >= 1 / 8;
};

/** Recognises languages by their small words; in doubt it is English, so that names and lists are not misread. */
export const languageOf = (text: Text): Language => {
  if (isForeignScript(text.raw)) return 'other';
  const words = plainWords(text);
  const different = [...new Set(words)];
  const total = Math.max(1, words.length);
  if (hits(different, hindi) >= 2 && hits(words, hindi) / total >= 0.25) return 'hindi';
  if (hits(words, english) / total >= 0.4) return 'english';
  const foreign = otherLanguages.some((list) => {
    const theirs = hits(words, list);
    const ours = words.filter((word) => english.has(word) && !list.has(word)).length;
    return hits(different, list) >= 2 && theirs / total >= 0.25 && theirs > ours;
  });
  return foreign || isStrange(text, words) ? 'other' : 'english';
};
