import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Takeaway } from './couple.ts';
import { gentleOf, isGentle } from './pair.ts';
import { markFor, quotedQuestion, sentenceOf } from './quotes.ts';
import { type Voice, voices } from './takeaway-texts.ts';

/** Words of one of the two that could be quoted. */
type Candidate = {
  readonly on: MutualAnswer;
  readonly of: 'first' | 'second';
  readonly quote: string;
  readonly weight: number;
};

/** A takeaway that quotes an answer, with that answer, so that none is quoted twice, and with whose words they are. */
type Quoting = {
  readonly takeaway: Takeaway;
  readonly from: string;
  readonly of: Candidate['of'] | 'both';
};

/**
 * Words that show one dimension, in answers that no earlier sentence has quoted; none of who is sharp on the mean, or on a
 * question with sharp words.
 */
const candidatesFor = (
  mutual: readonly MutualAnswer[],
  dimension: Dimension,
  earlier: readonly Quoting[],
): readonly Candidate[] => {
  const gentle = gentleOf(mutual);
  return mutual.filter(isGentle).flatMap((on) =>
    gentle.flatMap((of) => {
      const [quote, mark] = [sentenceOf(on[of], dimension), markFor(on[of], dimension)];
      const isNew = earlier.every(({ from }) => from !== on[of].text);
      return isNew && quote !== null && mark !== null ? [{ on, of, quote, weight: mark.weight }] : [];
    }),
  );
};

/** The strongest words of the one who has been quoted less, so that praise takes no side. */
const bestOf = (candidates: readonly Candidate[], earlier: readonly Quoting[]): Candidate | undefined => {
  const timesQuoted = ({ of }: Candidate): number => earlier.filter((one) => one.of === of).length;
  return candidates.toSorted(
    (one, other) =>
      timesQuoted(one) - timesQuoted(other) ||
      other.weight - one.weight ||
      (one.quote < other.quote ? -1 : 1),
  )[0];
};

/** The best words of one kind in a sentence; words that both have said are quoted of both. */
const voiced = (
  mutual: readonly MutualAnswer[],
  { dimension, say }: Voice,
  earlier: readonly Quoting[],
): Quoting | null => {
  const candidates = candidatesFor(mutual, dimension, earlier);
  const best = bestOf(candidates, earlier);
  if (best === undefined) return null;
  const { on, of, quote } = best;
  const isOfBoth = candidates.some((one) => one.quote === quote && one.of !== of);
  const takeaway = { text: say(quote, quotedQuestion(on)), questionIds: [on.questionId] };
  return { takeaway, from: on[of].text, of: isOfBoth ? 'both' : of };
};

/** A takeaway for each kind of words that is there. */
export const voicedOf = (mutual: readonly MutualAnswer[]): readonly Takeaway[] => {
  const found: Quoting[] = [];
  for (const voice of voices) {
    const next = voiced(mutual, voice, found);
    if (next !== null) found.push(next);
  }
  return found.map(({ takeaway }) => takeaway);
};
