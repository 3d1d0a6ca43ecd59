import { heaviest } from './cues.ts';
import { has, hasIn, phrases } from './pattern.ts';
import {
  devanagari,
  direct,
  directElsewhere,
  harmless,
  others,
  outright,
  ownWish,
  shame,
  themes,
  vanishing,
} from './phrases-crisis.ts';
import type { Sentence, Text } from './text.ts';

// Nobody who writes about dying is given a grade. What people write is rarely the word itself, so the phrases
// follow the themes that risk scales ask about (C-SSRS: wish to be dead, thoughts, method, preparation, harm to
// oneself) and what goes with them: being a burden, no way out. Missing one is worse than asking once too often.

const speaksOfSelf = phrases('(i|me|my|myself|mujhe|main|mein|mera|ich|je|yo|quiero)');

const isRisk = (sentence: Sentence): boolean => {
  if (!has(sentence, direct) || has(sentence, harmless)) return false;
  return !has(sentence, others) || has(sentence, ownWish);
};

/** True where somebody says outright that they mean to end their life, or think of it, or of harming themselves. */
export const isOutright = ({ sentences }: Text): boolean =>
  sentences.some((sentence) => has(sentence, outright) && isRisk(sentence));

/** True where it is told in another language, which an encoder of English cannot hear. */
export const isForeignCrisis = ({ raw, sentences }: Text): boolean =>
  devanagari.test(raw) || sentences.some((sentence) => has(sentence, directElsewhere) && isRisk(sentence));

const graveThemes = themes.filter(({ weight }) => weight >= 2);

/** Found by trial: below it lie sad answers, above it those that worry a reader. */
const tooHeavy = 4;

const speaks = (text: Text): boolean =>
  text.sentences.length < 2 || text.sentences.some((sentence) => has(sentence, speaksOfSelf));

const isLight = (sentence: Sentence): boolean => has(sentence, harmless) || has(sentence, others);

const weightOf = (text: Text): number => (text.sentences.some(isLight) ? 0 : heaviest(text, themes));

/** Many sad words without one of the grave ones are sadness. */
const isTooHeavy = (text: Text): boolean => weightOf(text) >= tooHeavy && heaviest(text, graveThemes) > 0;

const wantsToVanish = (answer: Text, question: Text): boolean =>
  hasIn(answer, vanishing) && !hasIn(answer, shame) && !hasIn(question, shame);

/** Words of somebody who may be in danger from themselves. */
export const isCrisis = (answer: Text, question: Text): boolean =>
  devanagari.test(answer.raw) ||
  wantsToVanish(answer, question) ||
  ((answer.sentences.some(isRisk) || isTooHeavy(answer)) && speaks(answer));

/** True where an answer is rated and a soft line goes with it. */
export const soundsHeavy = (text: Text): boolean => weightOf(text) >= tooHeavy - 0.5;
