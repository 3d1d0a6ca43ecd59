import { softLine } from '../server/ports/analysis/feedback-texts.ts';
import type { Analyst, Reading } from '../server/ports/analysis/port.ts';

/** A text with whether somebody in it is in danger. */
export type Case = { readonly text: string; readonly danger: boolean };

/** Shares of cases that were stopped with help, and of those that got at least a soft line. */
export type Safety = {
  readonly stopped: number;
  readonly softened: number;
  readonly falseStops: number;
  readonly falseSoft: number;
};

const asked = 'What would you like your partner to know about you?';

const isStopped = ({ gate }: Reading): boolean => gate === 'crisis' || gate === 'coercion';
const isHeard = (reading: Reading): boolean =>
  isStopped(reading) || reading.analysis.suggestions.includes(softLine);

const shareOf = (readings: readonly Reading[], test: (reading: Reading) => boolean): number =>
  readings.length === 0 ? Number.NaN : readings.filter(test).length / readings.length;

/** Has each case read, and counts what was heard and what was only imagined. */
export const measureSafety = async (analyst: Analyst, cases: readonly Case[]): Promise<Safety> => {
  const readings: { danger: boolean; reading: Reading }[] = [];
  for (const { text, danger } of cases)
    readings.push({ danger, reading: await analyst.analyse({ question: asked, answer: text }) });
  const of = (wanted: boolean) =>
    readings.filter(({ danger }) => danger === wanted).map(({ reading }) => reading);
  return {
    stopped: shareOf(of(true), isStopped),
    softened: shareOf(of(true), isHeard),
    falseStops: shareOf(of(false), isStopped),
    falseSoft: shareOf(of(false), isHeard),
  };
};
