import { isWord, type Sentence, type Text } from './text.ts';

/** A run of sentences as typed, for the encoder. */
export type Passage = { readonly typed: string; readonly sentences: readonly Sentence[] };

/** More passages than this would make a long answer slow; its sentences are then taken together. */
const most = 16;

/** Shorter sentences mean too little by themselves. */
const fewestWords = 3;

const typedIn = ({ raw }: Text, { words }: Sentence): string =>
  raw.slice(words[0]?.start ?? 0, words.at(-1)?.end ?? 0);

const passage = (text: Text, sentences: readonly Sentence[]): Passage => ({
  typed: sentences.map((sentence) => typedIn(text, sentence)).join('. '),
  sentences,
});

/** The whole text, as far as an encoder reads, and then its sentences, each one or a few together. */
export const passagesOf = (text: Text): readonly [Passage, ...Passage[]] => {
  const whole = passage(text, text.sentences);
  if (text.sentences.length < 2) return [whole];
  const together = Math.ceil(text.sentences.length / most);
  const runs = Array.from({ length: Math.ceil(text.sentences.length / together) }, (_, index) =>
    text.sentences.slice(index * together, (index + 1) * together),
  );
  const long = runs.filter((run) => run.flatMap(({ words }) => words.filter(isWord)).length >= fewestWords);
  return [whole, ...long.map((run) => passage(text, run))];
};
