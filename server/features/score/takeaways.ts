import { questionById } from '../../../content/questions.ts';
import type { Tap } from '../../../contract/taps.ts';
import type { Dimension, Side } from '../../context.ts';
import type { MutualAnswer, Takeaway } from './couple.ts';
import { isJudgedAlike, isJudgedApart } from './judged.ts';
import { sharedDepth, worstHarm } from './pair.ts';
import { markFor, quotable, quotedQuestion, speakable } from './quotes.ts';
import { isSamePage } from './same-page.ts';
import { sentences } from './takeaway-texts.ts';
import { voicedOf } from './voiced.ts';

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
const plain = (on: MutualAnswer | null, say: (question: string) => string): Takeaway | null =>
  on && { text: say(quotedQuestion(on)), questionIds: [on.questionId] };

/** From this harm on a question is named for it: less may be a mistake, and whoever wrote there knows who is meant. */
const plainlySharp = 0.5;

const sharpness = (mutual: readonly MutualAnswer[]): Takeaway | null =>
  plain(highest(mutual, worstHarm, plainlySharp), sentences.sharp);

const tappedOn = (mutual: readonly MutualAnswer[], tap: Tap): MutualAnswer | null =>
  mutual.find(({ taps }) => taps?.includes(tap)) ?? null;

/** Taps that ask for something: a talk before a look at what is missing; neither says whose tap it was. */
const asked = (mutual: readonly MutualAnswer[]): Takeaway | null =>
  plain(tappedOn(mutual, 'lets-talk'), sentences.letsTalk) ??
  plain(tappedOn(mutual, 'not-quite'), sentences.notQuite);

/** Only what both have said so by their taps. */
const samePage = (mutual: readonly MutualAnswer[]): Takeaway | null =>
  plain(highest(mutual.filter(isSamePage), sharedDepth, 0), sentences.samePage);

const judgedApart = (mutual: readonly MutualAnswer[]): Takeaway | null => {
  const apart = mutual.filter((answer) => isJudgedApart(answer) && !isSamePage(answer));
  return plain(
    highest(apart, ({ judged }) => 1 - (judged?.alike ?? 1), 0),
    sentences.apart,
  );
};

/** Only where a model judged it, and said to be its reading. */
const judgedAlike = (mutual: readonly MutualAnswer[]): Takeaway | null =>
  plain(
    highest(mutual.filter(isJudgedAlike), ({ judged }) => judged?.alike ?? 0, 0),
    sentences.alike,
  );

/** What lets something of a person be seen; a detail or an “I” alone does not. */
const telling: readonly Dimension[] = ['disclosure', 'responsive', 'appreciative', 'forward'];

const isTelling = (side: Side): boolean => telling.some((dimension) => markFor(side, dimension) !== null);

/** From this shared depth on both are said to have told something of their own. */
const plainlyOpen = 0.5;

const openness = (mutual: readonly MutualAnswer[]): Takeaway | null => {
  const told = quotable(mutual).filter(({ first, second }) => isTelling(first) && isTelling(second));
  return plain(highest(told, sharedDepth, plainlyOpen), sentences.open);
};

/** The lightest question, whatever was found in its answers: what is passed over would tell of itself. */
const lightest = (mutual: readonly MutualAnswer[]): MutualAnswer | null =>
  highest(mutual, ({ questionId }) => -(questionById(questionId)?.depth ?? 0), Number.NEGATIVE_INFINITY);

/** Where nothing else can be said. */
const sideBySide = (mutual: readonly MutualAnswer[]): Takeaway | null =>
  plain(lightest(mutual), sentences.sideBySide);

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
  return found.slice(0, most);
};
