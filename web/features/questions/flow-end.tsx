import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { messages } from './messages.ts';

const texts = {
  answered: {
    title: messages.allAnswered,
    text: 'That was the last one here. Put the phone down for a minute and tell each other one thing you did not write.',
  },
  viewed: {
    title: messages.allViewed,
    text: 'You have seen every question here. The ones you skipped will wait until they feel right.',
  },
} as const;

type Props = { ended: 'answered' | 'viewed'; onBack: () => void; onDone: () => void };

/** After the last question of a category. */
export const FlowEnd = ({ ended, onBack, onDone }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card tone="warm" className="mt-2 grid w-full animate-rise justify-items-center gap-4 py-10 text-center">
      <HeartIcon className="size-14 text-ember" />
      <h2 ref={heading} tabIndex={-1} className="font-display font-semibold text-title">
        {texts[ended].title}
      </h2>
      <p className="max-w-md">{texts[ended].text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={onDone}>More categories</Button>
        <Button variant="quiet" onClick={onBack}>
          Last question again
        </Button>
      </div>
    </Card>
  );
};
