import { isInstruction, withoutInstructions } from './gate-instructions.ts';
import type { Meaning, Sense } from './meaning.ts';
import type { Text } from './text.ts';

/** An answer, and what is left of it without what speaks to whoever rates it: the same where nothing does. */
export type Told = {
  readonly text: Text;
  readonly rest: Text;
  /** What the rest means; null where it was not heard, or nothing is left. */
  readonly meaning: Meaning | null;
  readonly heard: boolean;
};

/** With more sentences than this nothing is left, so that one answer does not keep everybody else waiting. */
const most = 16;

/** The text without the sentences that are heard to speak to whoever rates it. */
const withoutHeard = async (sense: Sense, question: string, text: Text): Promise<Text> => {
  if (text.sentences.length > most) return { ...text, sentences: [] };
  const heard = await Promise.all(
    text.sentences.map((sentence) => sense(question, { ...text, sentences: [sentence] })),
  );
  return { ...text, sentences: text.sentences.filter((_, at) => heard[at]?.gate !== 'instructions') };
};

/** Takes away from an answer what speaks to whoever rates it, as far as it is found or heard, and hears the rest. */
export const hearRest = async (sense: Sense, question: string, text: Text): Promise<Told> => {
  const found = isInstruction(text) ? withoutInstructions(text) : text;
  const meaning = await sense(question, found);
  const heard = meaning !== null;
  if (meaning?.gate !== 'instructions') return { text, rest: found, meaning, heard };
  const rest = await withoutHeard(sense, question, found);
  return { text, rest, meaning: await sense(question, rest), heard };
};
