import { stem } from './concrete.ts';
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

const wordsOf = (text: Text): readonly string[] =>
  plainWords(text).map((word) => stem(shifted[word] ?? word));

/** The question, said again, with less than two words of one's own. */
export const isCopied = (answer: Text, question: Text): boolean => {
  const asked = new Set(wordsOf(question));
  const said = wordsOf(answer);
  const own = new Set(said.filter((word) => !asked.has(word)));
  const repeated = new Set(said.filter((word) => asked.has(word)));
  return asked.size >= 4 && repeated.size >= asked.size * 0.6 && own.size < 2;
};
