import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Side } from './couple.ts';
import { bestMark, named, quoteOf, speakable } from './quotes.ts';
import { worthOf } from './worth.ts';

/** A sentence with the words it rests on, so that none is quoted twice. */
type Takeaway = { readonly text: string; readonly rests: readonly string[] };

const most = 4;

const depthOf = (side: Side): number => worthOf(side)?.depth ?? 0;
const harmOf = (side: Side): number => worthOf(side)?.harm ?? 0;

const highest = (
  mutual: readonly MutualAnswer[],
  measure: (answer: MutualAnswer) => number,
  least: number,
): MutualAnswer | null => {
  const fitting = mutual.filter((answer) => measure(answer) >= least);
  return fitting.reduce<MutualAnswer | null>(
    (best, answer) => (best === null || measure(answer) > measure(best) ? answer : best),
    null,
  );
};

/** Both quotations in an order that does not tell who is first. */
const quotesOf = ({ first, second }: MutualAnswer): readonly string[] =>
  [quoteOf(first), quoteOf(second)].filter((quote) => quote !== null).toSorted();

const openness = (mutual: readonly MutualAnswer[]): Takeaway | null => {
  const bothQuoted = mutual.filter((answer) => quotesOf(answer).length === 2);
  const answer = highest(bothQuoted, ({ first, second }) => Math.min(depthOf(first), depthOf(second)), 0.5);
  if (answer === null) return null;
  const [one = '', other = ''] = quotesOf(answer);
  return {
    text: `On ${named(answer)} you both let something be seen: “${one}” and “${other}”.`,
    rests: [one, other],
  };
};

const spoken: readonly (readonly [Dimension, (quote: string, question: string) => string])[] = [
  ['appreciative', (quote, question) => `Something is valued, and it is said: “${quote}”, on ${question}.`],
  ['forward', (quote, question) => `There is a wish to pick up in “${quote}”, on ${question}.`],
  ['responsive', (quote, question) => `One of you makes room for the other in “${quote}”, on ${question}.`],
];

/** The strongest words of one kind that no earlier sentence has quoted. */
const voiced = (
  mutual: readonly MutualAnswer[],
  [dimension, say]: (typeof spoken)[number],
  used: ReadonlySet<string>,
): Takeaway | null => {
  const found = mutual.flatMap((answer) =>
    [answer.first, answer.second].flatMap((side) => {
      const mark = quoteOf(side) === null ? null : bestMark(side, dimension);
      return mark === null || used.has(mark.quote) ? [] : [{ answer, mark }];
    }),
  );
  const [best] = found.toSorted(
    (one, other) => other.mark.weight - one.mark.weight || (one.mark.quote < other.mark.quote ? -1 : 1),
  );
  if (best === undefined) return null;
  return { text: say(best.mark.quote, named(best.answer)), rests: [best.mark.quote] };
};

const sharpness = (mutual: readonly MutualAnswer[]): Takeaway | null => {
  const answer = highest(mutual, ({ first, second }) => Math.max(harmOf(first), harmOf(second)), 0.3);
  return answer === null
    ? null
    : { text: `On ${named(answer)} some words came out sharp: what was felt underneath?`, rests: [] };
};

/** Only between two rated answers; a difference is a question to ask and nobody's fault. */
const unevenness = (mutual: readonly MutualAnswer[]): Takeaway | null => {
  const rated = mutual.filter(
    ({ first, second }) => first.reading.gate === null && second.reading.gate === null,
  );
  const answer = highest(rated, ({ first, second }) => Math.abs(depthOf(first) - depthOf(second)), 0.5);
  return answer === null
    ? null
    : {
        text: `On ${named(answer)} one of you tells more than the other: is there something to add?`,
        rests: [],
      };
};

const waiting = (mutual: readonly MutualAnswer[]): Takeaway | null => {
  const [answer] = mutual;
  return answer === undefined
    ? null
    : { text: `${named(answer)} still waits for a closer look by both of you.`, rests: [] };
};

/** Up to four sentences, each naming the question it rests on; the same for both partners. */
export const takeawaysOf = (mutual: readonly MutualAnswer[]): readonly string[] => {
  const open = speakable(mutual);
  const first = openness(open);
  const quoted: Takeaway[] = first === null ? [] : [first];
  for (const kind of spoken) {
    const next = voiced(open, kind, new Set(quoted.flatMap(({ rests }) => rests)));
    if (next !== null) quoted.push(next);
  }
  const all = [sharpness(open), ...quoted, unevenness(open)].filter((one) => one !== null);
  const chosen = all.length > 0 ? all : [waiting(open)].filter((one) => one !== null);
  return chosen.slice(0, most).map(({ text }) => text);
};
