import { isForeignCoercion } from './gate-coercion.ts';
import { isForeignCrisis, isOutright } from './gate-crisis.ts';
import type { Heard } from './heard.ts';
import { hasIn, phrases } from './pattern.ts';
import type { Text } from './text.ts';

// No detector is good enough, so there are two bands, and a wrong alarm must cost little.

/** Danger heard in an answer: 'stop' ends the rating and brings help, 'soften' adds a line. */
export type Danger = { readonly gate: 'crisis' | 'coercion'; readonly band: 'stop' | 'soften' };

/**
 * Logarithmic odds from which on a text is heard as danger, and below which what the rules find is a figure of speech ("I
 * nearly killed myself laughing"); found on the items to tune on.
 */
const least = { stop: 0.5, soften: -2.5, figure: -5 } as const;

/** What it counts beside what is heard that the rules find danger too. */
const rulesSay = 3;

const saysI = phrases('(i|me|my|myself|mine)');

/** Asked of a text in which nobody says I or me: it may be about somebody else. */
const impersonal = 3;

/** What each grade above a fair answer takes away: one that is rich and warm needs a plainer sign. */
const richness = { from: 6, takes: 0.4 };

/** Both kinds of danger together, as logarithmic odds. */
const alarmOf = ({ crisis, coercion }: Heard): number => Math.log(Math.exp(crisis) + Math.exp(coercion));

/** What an answer sounds like, where the rules found danger in it or did not. */
export const dangerIn = (text: Text, heard: Heard, byRules: boolean): Danger | null => {
  if (isOutright(text) || isForeignCrisis(text)) return { gate: 'crisis', band: 'stop' };
  if (isForeignCoercion(text)) return { gate: 'coercion', band: 'stop' };
  const rich = richness.takes * Math.max(0, heard.grade - richness.from);
  const doubt = rich + (hasIn(text, saysI) ? 0 : impersonal);
  const sound = alarmOf(heard);
  const alarm = sound - doubt;
  const gate = heard.crisis >= heard.coercion ? 'crisis' : 'coercion';
  if (alarm + (byRules ? rulesSay : 0) >= least.stop) return { gate, band: 'stop' };
  const isFigure = sound < least.figure;
  return alarm >= least.soften || (byRules && !isFigure) ? { gate, band: 'soften' } : null;
};
