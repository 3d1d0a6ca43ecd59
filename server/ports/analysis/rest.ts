import { isInstruction, withoutInstructions } from './gate-instructions.ts';
import type { Meaning, Sense } from './meaning.ts';
import { onlyOf, type Sentence, type Text } from './text.ts';

/** An answer as it was heard, and what is left of it without what speaks to whoever rates it: the same where nothing does. */
export type HeardAnswer = {
  readonly text: Text;
  /** What all of it means, so that no danger is lost with what is cut out; null where it was not heard. */
  readonly meaning: Meaning | null;
  readonly rest: Text;
  readonly restMeans: Meaning | null;
};

/** Groups of sentences that are heard by themselves at most, so that one answer does not keep everybody else waiting. */
const most = 16;

/** The sentences of a text, each one or a few together. */
const groupsOf = ({ sentences }: Text): readonly (readonly Sentence[])[] => {
  const together = Math.max(1, Math.ceil(sentences.length / most));
  return Array.from({ length: Math.ceil(sentences.length / together) }, (_, at) =>
    sentences.slice(at * together, (at + 1) * together),
  );
};

/** The text without the sentences that are heard to speak to whoever rates it, or could not be heard. */
const withoutHeard = async (sense: Sense, question: string, text: Text): Promise<Text> => {
  const groups = groupsOf(text);
  const heard = await Promise.all(groups.map((group) => sense(question, onlyOf(text, group))));
  const left = groups.filter((_, at) => heard[at] !== null && heard[at]?.gate !== 'instructions');
  return onlyOf(text, left.flat());
};

/** Hears an answer, takes away what speaks to whoever rates it, as far as it is found or heard, and hears the rest. */
export const hearRest = async (sense: Sense, question: string, text: Text): Promise<HeardAnswer> => {
  const found = isInstruction(text) ? withoutInstructions(text) : text;
  const meaning = await sense(question, text);
  const foundMeans = found === text ? meaning : await sense(question, found);
  if (foundMeans?.gate !== 'instructions') return { text, meaning, rest: found, restMeans: foundMeans };
  const rest = await withoutHeard(sense, question, found);
  return { text, meaning, rest, restMeans: await sense(question, rest) };
};
