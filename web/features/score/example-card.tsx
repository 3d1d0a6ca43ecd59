import type { Score } from '../../../contract/score.ts';
import { Bubble, Bubbles } from '../../ui/bubbles.tsx';
import { Card } from '../../ui/card.tsx';

type Props = { example: Score['examples'][number]; partnerName: string };

/** One question that both answered: both quotes, and something to talk about. */
export const ExampleCard = ({ example, partnerName }: Props) => (
  <Card className="grid gap-4">
    <h3 className="font-display font-semibold text-lg leading-snug">{example.question}</h3>
    <Bubbles>
      <Bubble name="You" side="start">
        {example.yours}
      </Bubble>
      <Bubble name={partnerName || 'Your partner'} side="end">
        {example.theirs}
      </Bubble>
    </Bubbles>
    <p dir="auto" className="border-amber border-s-2 ps-3">
      {example.insight}
    </p>
  </Card>
);
