import { brand } from '../../../contract/brand.ts';
import { commonPasswords } from './common-passwords.ts';

const isRepeated = (text: string): boolean => /^(.{1,2}?)\1+.?$/su.test(text);

/** Each sign is the one after (or before) the one before it, as in abcdef or 987654. */
const isRun = (text: string): boolean => {
  const signs = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(signs.slice(1).map((sign, i) => sign - (signs[i] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
};

/** The words that stand on this very page; `docs/security.md` has the list. */
const ownWords: ReadonlySet<string> = new Set([brand.name.toLowerCase(), 'after glow', 'after-glow']);

/** A word of ours with nothing but digits and signs around it, as in Afterglow2026! */
const isOwnWord = (text: string): boolean => ownWords.has(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** Whether the password is among the first that anybody would try here; capitals do not help. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  return commonPasswords.has(text) || isRepeated(text) || isRun(text) || isOwnWord(text);
};
