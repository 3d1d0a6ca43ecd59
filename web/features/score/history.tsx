import type { Score } from '../../../contract/score.ts';
import { Card } from '../../ui/card.tsx';
import { lineThrough, picture } from './history-line.ts';
import { historyLine } from './texts.ts';

const { width, height, margin } = picture;

const Picture = ({ history }: { history: Score['history'] }) => {
  const points = lineThrough(history.map(({ compatibilityScore }) => compatibilityScore));
  const last = points.at(-1);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={historyLine(history)} className="w-full">
      {[margin, height / 2, height - margin].map((y) => (
        <line key={y} x1={0} x2={width} y1={y} y2={y} className="stroke-line" strokeDasharray="2 5" />
      ))}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth={3}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-rose"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3.5} className="fill-surface stroke-rose" strokeWidth={2} />
      ))}
      {last && <circle cx={last.x} cy={last.y} r={6} className="fill-ember" />}
    </svg>
  );
};

/** The couple's last scores as a small picture; nothing while there is only one. */
export const History = ({ history }: { history: Score['history'] }) => {
  const [first] = history;
  const last = history.at(-1);
  if (!first || !last || history.length < 2) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="font-display font-semibold text-title">How it has moved</h2>
      <Picture history={history} />
      <p aria-hidden="true" className="flex justify-between text-ink-soft text-sm tabular-nums">
        <span>{first.compatibilityScore}%</span>
        <span>
          now <strong className="text-ink">{last.compatibilityScore}%</strong>
        </span>
      </p>
    </Card>
  );
};
