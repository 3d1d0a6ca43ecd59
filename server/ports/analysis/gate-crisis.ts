import { heaviest } from './cues.ts';
import { has, phrases } from './pattern.ts';
import { devanagari, direct, harmless, others, ownWish, themes } from './phrases-crisis.ts';
import type { Sentence, Text } from './text.ts';

// Nobody who writes about dying is given a grade. What people write is rarely the word itself, so the phrases
// follow the themes that risk scales ask about (C-SSRS: wish to be dead, thoughts, method, preparation, harm to
// oneself) and what goes with them: being a burden, no way out. Missing one is worse than asking once too often.

const speaksOfSelf = phrases('(i|me|my|myself|mujhe|main|mein|mera|ich|je|yo|quiero)');

const isRisk = (sentence: Sentence): boolean => {
  if (!has(sentence, direct) || has(sentence, harmless)) return false;
  return !has(sentence, others) || has(sentence, ownWish);
};

/** Found by trial: below it lie sad answers, above it those that worry a reader. */
const tooHeavy = 4.5;

const speaks = (text: Text): boolean =>
  text.sentences.length < 2 || text.sentences.some((sentence) => has(sentence, speaksOfSelf));

const weighsMoreThan = (text: Text, limit: number): boolean =>
  heaviest(text, themes) >= limit &&
  !text.sentences.some((sentence) => has(sentence, harmless) || has(sentence, others));

/** Words of somebody who may be in danger from themselves. */
export const isCrisis = (text: Text): boolean =>
  devanagari.test(text.raw) ||
  ((text.sentences.some(isRisk) || weighsMoreThan(text, tooHeavy)) && speaks(text));

/** True where an answer is rated and a soft line goes with it. */
export const soundsHeavy = (text: Text): boolean => weighsMoreThan(text, tooHeavy - 1);
