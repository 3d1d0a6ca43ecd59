import { tips } from '../../../content/tips.ts';
import { Card } from '../../ui/card.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';

/** Tips for Better Answers: the five of them. */
export const TipsCard = () => (
  <Card>
    <h2 className="font-display font-semibold text-title">Tips for Better Answers</h2>
    <ul className="mt-4 grid gap-4 md:grid-cols-2">
      {tips.map(({ title, text }) => (
        <li key={title} className="flex gap-3 md:last:odd:col-span-2">
          <HeartIcon className="mt-1 size-4 shrink-0 text-rose" />
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-soft text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
