import { questionById } from '../../../content/questions.ts';
import type { Dimension } from '../../context.ts';
import type { MutualAnswer, Side, Takeaway } from './couple.ts';
import { isJudgedAlike, isJudgedApart } from './judged.ts';
import { gentleOf, isGentle, sharedDepth, worstHarm } from './pair.ts';
import { markFor, named, quotable, sentenceOf, speakable } from './quotes.ts';
import { isSamePage } from './same-page.ts';

/** A sentence about one question. */
type Found = { readonly text: string; readonly on: MutualAnswer };

/** A sentence that quotes an answer, with that answer, so that none is quoted twice, and with whose it is. */
type Quoting = Found & { readonly from: string; readonly of: 'first' | 'second' | 'both' };

const most = 5;

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

/** A sentence that quotes nobody. */
const plain = (on: MutualAnswer | null, say: (question: string) => string): Found | null =>
  on && { text: say(named(on)), on };

/** What lets something of a person be seen; a detail or an “I” alone does not. */
const telling: readonly Dimension[] = ['disclosure', 'responsive', 'appreciative', 'forward'];

const isTelling = (side: Side): boolean => telling.some((dimension) => markFor(side, dimension) !== null);

const openness = (mutual: readonly MutualAnswer[]): Found | null => {
  const told = quotable(mutual).filter(({ first, second }) => isTelling(first) && isTelling(second));
  return plain(
    highest(told, sharedDepth, 0.5),
    (question) => `On ${question} you both told something of your own.`,
  );
};

const spoken: readonly (readonly [Dimension, (quote: string, question: string) => string])[] = [
  ['appreciative', (quote, question) => `Something is valued here: “${quote}”, on ${question}.`],
  ['forward', (quote, question) => `There is a wish or an offer to pick up in “${quote}”, on ${question}.`],
  ['responsive', (quote, question) => `The other is in mind in “${quote}”, on ${question}.`],
];

/** How often one of the two has been quoted. */
const timesQuoted = (earlier: readonly Quoting[], of: Quoting['of']): number =>
  earlier.filter((one) => one.of === of).length;

/**
 * The strongest words of one kind, from an answer that no earlier sentence has quoted, and of the one who has been quoted
 * less, so that praise takes no side; none of who is sharp on the mean, or on a question with sharp words.
 */
const voiced = (
  mutual: readonly MutualAnswer[],
  [dimension, say]: (typeof spoken)[number],
  earlier: readonly Quoting[],
): Quoting | null => {
  const gentle = gentleOf(mutual);
  const found = mutual.filter(isGentle).flatMap((on) =>
    gentle.flatMap((of) => {
      const side = on[of];
      const [quote, mark] = [sentenceOf(side, dimension), markFor(side, dimension)];
      const isNew = earlier.every(({ from }) => from !== side.text);
      return isNew && quote !== null && mark !== null ? [{ on, of, from: side.text, quote, mark }] : [];
    }),
  );
  const [best] = found.toSorted(
    (one, other) =>
      timesQuoted(earlier, one.of) - timesQuoted(earlier, other.of) ||
      other.mark.weight - one.mark.weight ||
      (one.quote < other.quote ? -1 : 1),
  );
  if (best === undefined) return null;
  const { on, from, quote } = best;
  const saidByBoth = found.some((one) => one.quote === quote && one.of !== best.of);
  return { text: say(quote, named(on)), on, of: saidByBoth ? 'both' : best.of, from };
};

/** A sentence for each kind of words that is there. */
const voicedOf = (mutual: readonly MutualAnswer[]): readonly Found[] => {
  const found: Quoting[] = [];
  for (const kind of spoken) {
    const next = voiced(mutual, kind, found);
    if (next !== null) found.push(next);
  }
  return found;
};

/** From this harm on a question is named for it: less may be a mistake, and whoever wrote there knows who is meant. */
const plainlySharp = 0.5;

const sharpness = (mutual: readonly MutualAnswer[]): Found | null => {
  const answer = highest(mutual, worstHarm, plainlySharp);
  return plain(answer, (question) => `On ${question} some words came out sharp: what was felt underneath?`);
};

/** The lightest question, whatever was found in its answers: what is passed over would tell of itself. */
const lightest = (mutual: readonly MutualAnswer[]): MutualAnswer | null =>
  highest(mutual, ({ questionId }) => -(questionById(questionId)?.depth ?? 0), Number.NEGATIVE_INFINITY);

/** Where nothing else can be said. */
const sideBySide = (mutual: readonly MutualAnswer[]): Found | null =>
  plain(
    lightest(mutual),
    (question) => `You have both answered ${question}, and can read the two answers side by side.`,
  );

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
  const all = [
    sharpness(open),
    asked(mutual),
    samePage(mutual),
    judgedApart(open),
    judgedAlike(open),
    openness(open),
    ...voicedOf(open),
  ];
  const said = all.filter((one) => one !== null);
  const found = said.length > 0 ? said : [sideBySide(mutual)].filter((one) => one !== null);
  return found.slice(0, most).map(({ text, on }) => ({ text, questionIds: [on.questionId] }));
};
