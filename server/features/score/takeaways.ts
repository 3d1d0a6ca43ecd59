import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Side, Takeaway } from './couple.ts';
import { isJudgedAlike, isJudgedApart } from './judged.ts';
import { markFor, named, quoteOf, speakable } from './quotes.ts';
import { isSamePage } from './same-page.ts';
import { worthOf } from './worth.ts';

/** A sentence about one question, with the words that it quotes, so that none is quoted twice. */
type Found = { readonly text: string; readonly on: MutualAnswer; readonly quotes: readonly string[] };

const most = 5;

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

const sharedDepth = ({ first, second }: MutualAnswer): number => Math.min(depthOf(first), depthOf(second));

/** A sentence that quotes nobody. */
const plain = (on: MutualAnswer | null, say: (question: string) => string): Found | null =>
  on && { text: say(named(on)), on, quotes: [] };

const openness = (mutual: readonly MutualAnswer[]): Found | null => {
  const bothQuoted = mutual.filter((answer) => quotesOf(answer).length === 2);
  const answer = highest(bothQuoted, sharedDepth, 0.5);
  if (answer === null) return null;
  const [one = '', other = ''] = quotesOf(answer);
  return {
    text: `On ${named(answer)} you both let something be seen: “${one}” and “${other}”.`,
    on: answer,
    quotes: [one, other],
  };
};

const spoken: readonly (readonly [Dimension, (quote: string, question: string) => string])[] = [
  ['appreciative', (quote, question) => `Something is valued, and it is said: “${quote}”, on ${question}.`],
  ['forward', (quote, question) => `There is a wish to pick up in “${quote}”, on ${question}.`],
  ['responsive', (quote, question) => `One of you makes room for the other in “${quote}”, on ${question}.`],
];

const overlap = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** The strongest words of one kind that no earlier sentence has quoted. */
const voiced = (
  mutual: readonly MutualAnswer[],
  [dimension, say]: (typeof spoken)[number],
  used: readonly string[],
): Found | null => {
  const found = mutual.flatMap((answer) =>
    [answer.first, answer.second].flatMap((side) => {
      const mark = quoteOf(side) === null ? null : markFor(side, dimension);
      return mark === null || used.some((quote) => overlap(quote, mark.quote)) ? [] : [{ answer, mark }];
    }),
  );
  const [best] = found.toSorted(
    (one, other) => other.mark.weight - one.mark.weight || (one.mark.quote < other.mark.quote ? -1 : 1),
  );
  if (best === undefined) return null;
  return { text: say(best.mark.quote, named(best.answer)), on: best.answer, quotes: [best.mark.quote] };
};

const sharpness = (mutual: readonly MutualAnswer[]): Found | null => {
  const answer = highest(mutual, ({ first, second }) => Math.max(harmOf(first), harmOf(second)), 0.3);
  return plain(answer, (question) => `On ${question} some words came out sharp: what was felt underneath?`);
};

const waiting = (mutual: readonly MutualAnswer[]): Found | null =>
  plain(mutual[0] ?? null, (question) => `${question} still waits for a closer look by both of you.`);

/** Only what both have said so by their taps. */
const samePage = (mutual: readonly MutualAnswer[]): Found | null =>
  plain(
    highest(mutual.filter(isSamePage), sharedDepth, 0),
    (question) => `On ${question} you both said same page.`,
  );

/** Taps that ask for something: a talk before a look at what is missing; neither says whose tap it was. */
const asked = (mutual: readonly MutualAnswer[]): Found | null => {
  const talk = mutual.find(({ taps }) => taps?.includes('lets-talk'));
  if (talk)
    return plain(
      talk,
      (question) => `On ${question} there is a “Let's talk”: when would be a good moment for it?`,
    );
  const other = mutual.find(({ taps }) => taps?.includes('not-quite')) ?? null;
  return plain(other, (question) => `On ${question} there is a “Not quite”: which part of it is that about?`);
};

/** Only where a model judged it, and said to be its reading. */
const judgedAlike = (mutual: readonly MutualAnswer[]): Found | null =>
  plain(
    highest(mutual.filter(isJudgedAlike), ({ judged }) => judged?.alike ?? 0, 0),
    (question) => `A model reads the two answers to ${question} as alike: is that how it feels to both?`,
  );

const judgedApart = (mutual: readonly MutualAnswer[]): Found | null =>
  plain(
    highest(
      mutual.filter((answer) => isJudgedApart(answer) && !isSamePage(answer)),
      ({ judged }) => 1 - (judged?.alike ?? 1),
      0,
    ),
    (question) => `A model reads a difference on ${question}: what would each of you like to be understood?`,
  );

/**
 * Up to five sentences, each naming the question it rests on; the same for both partners. What taps say is said of every
 * question: a tap that is passed over would tell what was found in an answer.
 */
export const takeawaysOf = (mutual: readonly MutualAnswer[]): readonly Takeaway[] => {
  const open = speakable(mutual);
  const first = openness(open);
  const quoted: Found[] = first === null ? [] : [first];
  for (const kind of spoken) {
    const next = voiced(
      open,
      kind,
      quoted.flatMap(({ quotes }) => quotes),
    );
    if (next !== null) quoted.push(next);
  }
  const all = [
    sharpness(open),
    asked(mutual),
    samePage(mutual),
    judgedApart(open),
    judgedAlike(open),
    ...quoted,
  ];
  const found = all.filter((one) => one !== null);
  const chosen = found.length > 0 ? found : [waiting(mutual)].filter((one) => one !== null);
  return chosen.slice(0, most).map(({ text, on }) => ({ text, questionIds: [on.questionId] }));
};
