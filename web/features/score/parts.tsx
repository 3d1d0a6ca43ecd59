import { categories } from '../../../contract/categories.ts';
import type { ScorePart } from '../../../contract/score.ts';
import { Card } from '../../ui/card.tsx';
import { CategoryIcon } from '../categories/door.ts';
import { partLine } from './texts.ts';

/** The range in which a part lies, with the part itself in it; a dashed line where there is nothing to show. */
const Range = ({ score, band }: Pick<ScorePart, 'score' | 'band'>) =>
  band === null || score === null ? (
    <div aria-hidden="true" className="my-1 border-edge border-t-2 border-dashed" />
  ) : (
    <div aria-hidden="true" className="relative h-2.5 rounded-full bg-sunken">
      <div
        className="absolute inset-y-0 rounded-full bg-rose/45"
        style={{ left: `${band.low}%`, width: `${band.high - band.low}%` }}
      />
      <div
        className="absolute inset-y-0 w-2.5 -translate-x-1/2 rounded-full bg-ember"
        style={{ left: `${score}%` }}
      />
    </div>
  );

const Part = ({ part }: { part: ScorePart }) => (
  <li className="grid gap-1.5">
    <h3 className="flex items-center gap-2 font-semibold">
      <CategoryIcon id={part.category} className="size-6 text-ember" />
      {categories.find(({ id }) => id === part.category)?.title}
    </h3>
    <Range score={part.score} band={part.band} />
    <p className="text-ink-soft text-sm">{partLine(part)}</p>
  </li>
);

/** Each category in which both have answered: where its part lies, and how many questions are behind it. */
export const Parts = ({ parts }: { parts: readonly ScorePart[] }) =>
  parts.length > 0 && (
    <Card>
      <h2 className="font-display font-semibold text-title">Topic by topic</h2>
      <ul className="mt-4 grid gap-5">
        {parts.map((part) => (
          <Part key={part.category} part={part} />
        ))}
      </ul>
    </Card>
  );
