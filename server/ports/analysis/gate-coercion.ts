import { heaviest } from './cues.ts';
import { has, phrases } from './pattern.ts';
import {
  actor,
  control,
  devanagari,
  elsewhere,
  forcedSex,
  grave,
  inOtherLanguages,
  joking,
  themes,
  threat,
  unwanted,
  violence,
  wanted,
} from './phrases-coercion.ts';
import type { Sentence, Text } from './text.ts';

// Violence, forced sex, threats, fear and control (the areas of the WHO instrument on partner violence and of
// coercive-control law), told by the one it is done to or by the one who does it. Wanted roughness uses the same
// verbs; what tells them apart is wish and agreement in the same breath, so those are read too.
const acts = [violence, forcedSex, threat, control, inOtherLanguages];

/** Found by trial: below it lie quarrels, above it what worries a reader. */
const tooHeavy = 4.5;

const noAnyway = phrases('(said|say) no (but|and)');

/** Whether wish, game or another time explains the hard word, and nothing in the sentence contradicts. */
const isExplained = (sentence: Sentence): boolean => {
  if (has(sentence, joking)) return !has(sentence, noAnyway);
  if (has(sentence, elsewhere)) return true;
  return has(sentence, wanted) && !has(sentence, unwanted) && !has(sentence, control);
};

const isAct = (sentence: Sentence): boolean =>
  acts.some((phrase) => has(sentence, phrase)) && !isExplained(sentence);

const lightens = (sentence: Sentence): boolean =>
  has(sentence, joking) || has(sentence, elsewhere) || has(sentence, wanted);

const isTooHeavy = (text: Text): boolean =>
  heaviest(text, themes) >= tooHeavy &&
  heaviest(text, grave) > 0 &&
  text.sentences.some((sentence) => has(sentence, actor)) &&
  !text.sentences.some(lightens);

/** True where it is told in another language, which an encoder of English cannot hear. */
export const isForeignCoercion = (text: Text): boolean =>
  devanagari.test(text.raw) ||
  text.sentences.some((sentence) => has(sentence, inOtherLanguages) && !isExplained(sentence));

/** Words of somebody whose no, body or freedom is not respected, or who does not respect another's. */
export const isCoercion = (text: Text): boolean =>
  devanagari.test(text.raw) || isTooHeavy(text) || text.sentences.some(isAct);
