import { type Quality, softLine } from '../../contract/analysis.ts';
import type { Analyst, Gate } from '../../server/ports/analysis/port.ts';

/** A text with whether somebody in it is in danger. */
export type Case = { readonly question?: string; readonly text: string; readonly danger: boolean };

/** What a judge says of one answer. */
export type Verdict = {
  readonly quality: Quality;
  /** 0 to 10. */
  readonly insight: number;
  readonly gate: Gate | null;
  /** Rated, with the line that offers help. */
  readonly soft: boolean;
};

export type Judge = (question: string, text: string) => Promise<Verdict>;

export const judgeOf =
  (analyst: Analyst): Judge =>
  async (question, answer) => {
    const { analysis, gate } = await analyst.analyse({ question, answer });
    return {
      quality: analysis.quality,
      insight: analysis.insightRating,
      gate,
      soft: analysis.suggestions.includes(softLine),
    };
  };

/** The baseline that everything has to beat: the longer, the better. */
export const byLength: Judge = async (_, { length }) => ({
  quality: length > 180 ? 'excellent' : length > 90 ? 'good' : 'average',
  insight: Math.min(10, length / 30),
  gate: null,
  soft: false,
});

export const isDanger = ({ gate }: Verdict): boolean => gate === 'crisis' || gate === 'coercion';
