import { Link, useSearch } from 'wouter';
import type { ScoreTakeaway } from '../../../contract/score.ts';
import { Card } from '../../ui/card.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { questionLink } from '../categories/door.ts';

const Source = ({ question, category, questionId }: ScoreTakeaway['restsOn'][number]) => {
  const search = useSearch();
  return (
    <Link
      href={questionLink(search, category, questionId, 'partner')}
      aria-label={`Open this question: ${question}`}
      className="inline-flex min-h-11 items-center text-ember text-sm"
    >
      Open this question
    </Link>
  );
};

const Takeaway = ({ takeaway: { text, restsOn } }: { takeaway: ScoreTakeaway }) => (
  <li className="flex gap-3">
    <HeartIcon className="mt-1.5 size-4 shrink-0 text-rose" />
    <div className="min-w-0 flex-1">
      <p dir="auto">{text}</p>
      {restsOn.map((source) => (
        <Source key={source.questionId} {...source} />
      ))}
    </div>
  </li>
);

/** What stands out, each with the way to the answers that it rests on. */
export const Takeaways = ({ takeaways }: { takeaways: readonly ScoreTakeaway[] }) =>
  takeaways.length > 0 && (
    <Card>
      <h2 className="font-display font-semibold text-title">Key Takeaways</h2>
      <ul className="mt-4 grid gap-2">
        {takeaways.map((takeaway) => (
          <Takeaway key={takeaway.text} takeaway={takeaway} />
        ))}
      </ul>
    </Card>
  );
