import { stem } from './concrete.ts';
import { plainWords, type Text } from './text.ts';
import { functionWords } from './words-vague.ts';

// The question typed again is not an answer; an answer that repeats the question and goes on is.
const shifted: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  am: 'are',
  myself: 'yourself',
  our: 'your',
  we: 'you',
};

const shiftedOf = (text: Text): readonly string[] => plainWords(text).map((word) => shifted[word] ?? word);

/** A word in which one letter is wrong is the same word still, where it is long enough to tell. */
const fewestLetters = 5;

/** Where two words part, seen from their beginning. */
const sameUpTo = (one: readonly string[], other: readonly string[]): number =>
  one.findIndex((letter, at) => letter !== other[at]);

/** Whether one letter too many, too few or another one is all that is between two words. */
const isSlip = (one: string, other: string): boolean => {
  const longest = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < fewestLetters) return false;
  const [long = [], short = []] = [[...one], [...other]].toSorted(
    (left, right) => right.length - left.length,
  );
  const [before, after] = [sameUpTo(long, short), sameUpTo(long.toReversed(), short.toReversed())];
  return before === -1 || after === -1 || before + after >= longest - 1;
};

/** With more words that are new the question is not only said again, and nobody has to look for slips in them. */
const mostNew = 5;

/** The question, said again, with less than two words of one's own, or with nothing but small ones. */
export const isCopied = (answer: Text, question: Text): boolean => {
  const asked = new Set(shiftedOf(question).map(stem));
  const said = [...new Set(shiftedOf(answer))];
  const known = said.filter((word) => asked.has(stem(word)));
  const small = said.filter((word) => !asked.has(stem(word)) && functionWords.includes(word));
  const others = said.filter((word) => !known.includes(word) && !small.includes(word));
  if (others.length > mostNew) return false;
  const own = others.filter((word) => ![...asked].some((one) => isSlip(one, stem(word))));
  const slips = others.length - own.length;
  const repeated = new Set(known.map(stem)).size + slips;
  const isNothingOwn = own.length === 0 || own.length + small.length < 2;
  return asked.size >= 4 && repeated >= asked.size * 0.6 && isNothingOwn;
};
