import { stem } from './concrete.ts';
import { words } from './pattern.ts';
import { plainWords, type Text } from './text.ts';

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

/** Words that only hold a sentence together: with no more than these of one's own nothing is said. 'Not' and 'never' are. */
const small: ReadonlySet<string> = new Set(
  words(
    'a an the it its this that these those is are was be been has have had do does did of to in on at for with from into by and or so then which what who how when where would could will can you your us',
  ),
);

/** With fewer letters another word is too near: 'house' and 'horse'. */
const fewestLetters = 6;

/** Where two words part, seen from their beginning. */
const sameUpTo = (one: readonly string[], other: readonly string[]): number =>
  one.findIndex((letter, at) => letter !== other[at]);

/** Whether one letter too many, too few or another one is all that is between two words. */
const isSlip = (one: string, other: string): boolean => {
  const [longest, shortest] = [Math.max(one.length, other.length), Math.min(one.length, other.length)];
  if (shortest < fewestLetters || longest > shortest + 1) return false;
  const [long = [], short = []] = [[...one], [...other]].toSorted(
    (left, right) => right.length - left.length,
  );
  return sameUpTo(long, short) + sameUpTo(long.toReversed(), short.toReversed()) >= longest - 1;
};

/** With more words that are new the question is not only said again, and nobody has to look for slips in them. */
const mostNew = 5;

/** The question, said again, with less than two words of one's own, or with nothing but small ones. */
export const isCopied = (answer: Text, question: Text): boolean => {
  const typed = [...new Set(shiftedOf(question))];
  const asked = new Set(typed.map(stem));
  const said = [...new Set(shiftedOf(answer))];
  const known = said.filter((word) => asked.has(stem(word)));
  const added = said.filter((word) => !asked.has(stem(word)));
  const others = added.filter((word) => !small.has(word));
  if (others.length > mostNew) return false;
  const own = others.filter((word) => !typed.some((one) => isSlip(one, word)));
  const slips = others.length - own.length;
  const repeated = new Set(known.map(stem)).size + slips;
  const isNothingOwn = own.length === 0 || added.length - slips < 2;
  return asked.size >= 4 && repeated >= asked.size * 0.6 && isNothingOwn;
};
