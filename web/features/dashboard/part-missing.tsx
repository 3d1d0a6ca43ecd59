import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { messages } from './messages.ts';

/** Stands in for a tab that could not be fetched or drawn; what was typed is kept as a draft. */
export const PartMissing = () => (
  <Card className="mx-auto grid max-w-xl justify-items-center gap-3 py-10 text-center">
    <div role="alert">
      <h1 className="font-display font-semibold text-title">{messages.wrong.title}</h1>
    </div>
    <p className="mb-2 text-ink-soft">{messages.wrong.description}</p>
    <Button onClick={() => window.location.reload()}>Try Again</Button>
  </Card>
);
