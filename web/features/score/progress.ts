import type { Counted } from '../../../contract/answers.ts';
import { answersMissing } from '../../../contract/score.ts';

/** How far a couple without a score is; some answers of the viewer may count only once the partner is confirmed. */
export type Progress = 'collecting' | 'unconfirmed' | 'ready';

/** What is missing for a score, by the same count by which the server makes or refuses one. */
export const progressOf = ({ you, partner, withheld }: Counted): Progress => {
  if (answersMissing(you) + answersMissing(partner) === 0) return 'ready';
  return answersMissing(you) > 0 && withheld > 0 ? 'unconfirmed' : 'collecting';
};
