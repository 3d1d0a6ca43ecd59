import type { Step } from '../../../content/shapes.ts';
import { acknowledged, faintest, filled, tooHarsh } from './acknowledged.ts';
import { disclosure } from './dimension-disclosure.ts';
import { clearNo, enoughSaid, limited, softer, softerTone, softerWish } from './feedback-texts.ts';
import { isListOfNoes } from './firm-no.ts';
import { choose, hashOf } from './hash.ts';
import type { Material } from './material.ts';
import { stepsAfter, stepTowards } from './next-step.ts';
import { shareWords } from './quote.ts';
import { readText } from './text.ts';

type Words = { readonly feedback: string; readonly suggestions: readonly string[] };

/** A complete answer needs nothing; what could follow is only offered. */
const offered = (advice: string): string =>
  advice.startsWith('If you like')
    ? advice
    : `If you like, ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;

/** Whether the blame has a feeling in it or beside it: then it would be unkind to ask for the feeling. */
const isFelt = (blame: string, { text, invitation, rating }: Material): boolean => {
  const told = disclosure(readText(blame), invitation);
  return (
    (told !== null && told.level >= faintest) ||
    rating.found.some(
      ({ dimension, mark }) => dimension === 'disclosure' && shareWords(text.raw, mark.quote, blame),
    )
  );
};

const isClearNo = ({ text, invitation, blame, language }: Material): boolean =>
  invitation.kind === 'boundary' &&
  blame === null &&
  language === 'english' &&
  isListOfNoes(text, invitation);

/** A no is not asked for its reason; what may be asked is about the partner, or about afterwards. */
const receivedNo = (material: Material): Words => {
  const { text, opening } = material;
  const seed = hashOf(text.raw);
  const offers = (['responsive', 'forward'] as const).map((name) => stepTowards(name, material, seed));
  return {
    feedback: filled(choose(clearNo, seed), opening),
    suggestions: offers.map(({ invitation }) => invitation),
  };
};

/** What comes before any other step where something in the answer is sharp. */
const softening = (material: Material, seed: number): Step | null => {
  const { blame, harm } = material;
  if (blame === null) return harm < tooHarsh ? null : softerTone;
  return isFelt(blame, material) ? softerWish : choose(softer, seed >>> 3);
};

/** The next step as it is said, and invitations to it and to another. */
const next = (material: Material, seed: number): { advice: string; suggestions: readonly string[] } => {
  const { quality, blame, heavy } = material;
  const soften = softening(material, seed);
  if (heavy && soften === null) return { advice: choose(enoughSaid, seed >>> 5), suggestions: [] };
  const [fitting, other] = stepsAfter(material, seed);
  const step = soften ?? fitting;
  return {
    advice: filled(quality === 'excellent' ? offered(step.advice) : step.advice, blame ?? ''),
    suggestions: [step.invitation, other.invitation],
  };
};

/** Feedback of at most three sentences, and invitations of which the first is shown. */
export const write = (material: Material): Words => {
  if (isClearNo(material)) return receivedNo(material);
  const { text, language } = material;
  const seed = hashOf(text.raw);
  const known = language === 'english' ? [] : [limited[language]];
  const good = acknowledged(material, seed, 2 - known.length);
  const { advice, suggestions } = next(material, seed);
  return { feedback: [...known, ...good, advice].join(' '), suggestions };
};
