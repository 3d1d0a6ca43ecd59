import { maximumScore } from '../../../contract/limits.ts';
import type { Score } from '../../../contract/score.ts';
import './score-bar.css';

type Props = Pick<Score, 'compatibilityScore' | 'band'>;

/** The score between 0 and 100, over the range in which it honestly lies. */
export const ScoreBar = ({ compatibilityScore, band }: Props) => (
  <div>
    <meter
      aria-label="Compatibility score"
      min={0}
      max={maximumScore}
      value={compatibilityScore}
      className="sr-only"
    />
    <div aria-hidden="true" className="relative h-4 rounded-full bg-ember/20">
      <div className="score-fill" style={{ width: `${compatibilityScore}%` }} />
      <div
        className="absolute top-full mt-1.5 h-2 rounded-b-sm border-2 border-ink/50 border-t-0"
        style={{ left: `${band.low}%`, width: `${band.high - band.low}%` }}
      />
    </div>
    <div aria-hidden="true" className="mt-4 flex justify-between text-ink-soft text-xs tabular-nums">
      <span>0</span>
      <span>{maximumScore}</span>
    </div>
  </div>
);
