import { questionById } from '../../../content/questions.ts';
import type { Score, ScoreExample } from '../../../contract/score.ts';
import type { Rating } from './couple.ts';
import type { StoredScore } from './store.ts';

const exampleFor = (
  example: Rating['examples'][number],
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

/** A stored score as one of the two sees it: the same number and words, each with their own quote first. */
export const scoreFor = (
  viewer: string,
  { content, firstUserId, createdAt }: StoredScore,
  partnerName: string,
): Score => {
  const { rating, basedOn } = content;
  return {
    hasScore: true,
    compatibilityScore: rating.score,
    band: rating.band,
    basedOn,
    summary: rating.summary,
    keyTakeaways: [...rating.keyTakeaways],
    examples: rating.examples.map((example) => exampleFor(example, viewer === firstUserId, partnerName)),
    generatedAt: createdAt.toISOString(),
    partnerInfo: { firstName: partnerName },
  };
};
