import { questionById } from '../../../content/questions.ts';
import { maximumHistory } from '../../../contract/limits.ts';
import type { Score, ScoreExample, ScoreTakeaway } from '../../../contract/score.ts';
import type { Exchange } from '../answers/exchange.ts';
import { isMutual, type Mutual } from '../answers/mutual.ts';
import type { CoupleRating, Takeaway } from './couple.ts';
import type { StoredScore } from './store.ts';

const exampleFor = (
  example: CoupleRating['examples'][number],
  viewerIsFirst: boolean,
  partnerName: string,
): ScoreExample => {
  const [yours, theirs] = viewerIsFirst ? [example.first, example.second] : [example.second, example.first];
  return {
    questionId: example.questionId,
    question: questionById(example.questionId)?.text ?? '',
    answer: `You: “${yours}” ${partnerName || 'Your partner'}: “${theirs}”`,
    yours,
    theirs,
    insight: example.insight,
  };
};

const takeawayFor = ({ text, questionIds }: Takeaway): ScoreTakeaway => ({
  text,
  restsOn: questionIds.flatMap((questionId) => {
    const question = questionById(questionId);
    return question ? [{ questionId, question: question.text, category: question.category }] : [];
  }),
});

/** Scores of an earlier release lack what came later; they had their takeaways as plain sentences. */
type Stored = Partial<CoupleRating> & { readonly keyTakeaways?: readonly string[] };

const takeawaysOf = ({ takeaways, keyTakeaways = [] }: Stored): readonly Takeaway[] =>
  takeaways ?? keyTakeaways.map((text) => ({ text, questionIds: [] }));

const pointOf = ({ content, createdAt }: StoredScore): Score['history'][number] => ({
  compatibilityScore: content.rating.score,
  generatedAt: createdAt.toISOString(),
});

/** The couple's scores, the one to show first and earlier ones after it. */
export type Scores = readonly [newest: StoredScore, ...earlier: StoredScore[]];

const versionsOf = (viewerIsFirst: boolean, { mine, theirs }: Mutual): string =>
  (viewerIsFirst ? [mine.version, theirs.version] : [theirs.version, mine.version]).join(' ');

/** The questions of a score that read differently now, or that are not mutual any more, by what the viewer may read. */
export const changedSince = (
  viewer: string,
  { content, firstUserId }: StoredScore,
  entries: readonly Exchange[],
): ReadonlySet<string> => {
  const now = new Map(
    entries.filter(isMutual).map((entry) => [entry.questionId, versionsOf(viewer === firstUserId, entry)]),
  );
  const then = Object.entries(content.versions ?? {});
  return new Set(then.flatMap(([id, versions]) => (now.get(id) === versions ? [] : [id])));
};

/**
 * A stored score as one of the two sees it: the same number and words, each with their own quote first, and without what
 * was said of answers that have changed since.
 */
export const scoreFor = (
  viewer: string,
  scores: Scores,
  partnerName: string,
  changed: ReadonlySet<string> = new Set(),
): Score => {
  const [{ content, firstUserId, createdAt }] = scores;
  const { rating, basedOn, judged } = content;
  const takeaways = takeawaysOf(rating)
    .filter(({ questionIds }) => !questionIds.some((id) => changed.has(id)))
    .map(takeawayFor);
  const examples = rating.examples.filter(({ questionId }) => !changed.has(questionId));
  return {
    hasScore: true,
    compatibilityScore: rating.score,
    band: rating.band,
    basedOn,
    summary: rating.summary,
    keyTakeaways: takeaways.map(({ text }) => text),
    takeaways,
    taps: rating.taps ?? { both: 0, samePage: 0 },
    categories: [...(rating.categories ?? [])],
    history: scores.slice(0, maximumHistory).map(pointOf).reverse(),
    examples: examples.map((example) => exampleFor(example, viewer === firstUserId, partnerName)),
    judgedBy: judged && Object.keys(judged.pairs).length > 0 ? judged.engine : null,
    answersChanged: changed.size > 0,
    generatedAt: createdAt.toISOString(),
    partnerInfo: { firstName: partnerName },
  };
};
