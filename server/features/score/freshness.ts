import type { Model } from '../../context.ts';
import type { ScoreContent } from './content.ts';
import type { Ground } from './ground.ts';
import { isMore, retries } from './judge-couple.ts';
import type { Scores } from './score-view.ts';
import type { StoredScore } from './store.ts';

/**
 * How the last score stands to what is there now: it rests on something else, on the same though it lacks what may be had
 * by now, or on the same with nothing left to hear or to judge.
 */
type Freshness =
  | { readonly state: 'outdated' }
  | { readonly state: 'lacking' | 'complete'; readonly scores: Scores };

/** What a score would rest on now, and the model that would judge it. */
type Now = Pick<Ground, 'basis' | 'scores'> & { readonly model: Pick<Model, 'turns'> | null };

/**
 * True where what a score lacked when it was made, some time ago, may be had now: what the analyst had no time to hear, or a
 * judgement by a model that does not rest.
 */
const isLacking = ({ content, createdAt }: StoredScore, model: Now['model'], time: Date): boolean => {
  const isUnjudged = model !== null && model.turns() > 0 && content.judged?.missing !== 0;
  const lacks = isUnjudged || (content.unheard ?? 0) > 0;
  return lacks && time.getTime() - createdAt.getTime() >= retries.seconds * 1000;
};

export const freshnessOf = ({ scores: [last, ...earlier], basis, model }: Now, time: Date): Freshness => {
  if (last?.basis !== basis) return { state: 'outdated' };
  return { state: isLacking(last, model, time) ? 'lacking' : 'complete', scores: [last, ...earlier] };
};

/** What was judged, and how many answers were not heard. */
type Found = Required<Pick<ScoreContent, 'judged' | 'unheard'>>;

/** True where a score of what was found would say more than the last one. */
export const isBetter = ({ judged, unheard }: Found, last: ScoreContent): boolean =>
  unheard < (last.unheard ?? 0) || (judged !== null && isMore(judged, last.judged ?? null));
