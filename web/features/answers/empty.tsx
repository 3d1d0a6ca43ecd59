import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { messages } from './messages.ts';

type FrameProps = { title: string; text: string; isAlert?: boolean; children: ReactNode };

const Frame = ({ title, text, isAlert = false, children }: FrameProps) => (
  <Card className="grid justify-items-center gap-3 py-10 text-center">
    <HeartIcon filled={false} className="size-12 text-rose" />
    <div role={isAlert ? 'alert' : undefined}>
      <h2 className="font-display font-semibold text-title">{title}</h2>
    </div>
    <p className="max-w-md text-ink-soft">{text}</p>
    <div className="mt-2 flex flex-wrap items-center justify-center gap-3">{children}</div>
  </Card>
);

/** Nobody has answered anything yet. */
export const EmptyAnswers = ({
  hasPartner,
  onGoToQuestions,
  refresh,
}: {
  hasPartner: boolean;
  onGoToQuestions: () => void;
  refresh: ReactNode;
}) => (
  <Frame
    title="No answers yet"
    text={
      hasPartner
        ? 'Write the first one. Your partner sees it as soon as they have answered the same question.'
        : 'Write the first one. It stays yours until you have a partner here who answers it too.'
    }
  >
    <Button onClick={onGoToQuestions}>Go to Questions</Button>
    {refresh}
  </Frame>
);

/** The chosen category has no answers. */
export const NothingHere = ({ onShowAll }: { onShowAll: () => void }) => (
  <Frame title="Nothing in this category yet" text="Your other answers are all still there.">
    <Button variant="secondary" onClick={onShowAll}>
      Show all categories
    </Button>
  </Frame>
);

export const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Frame
    isAlert
    title={messages.notLoaded}
    text="Nothing is lost. Check your connection, then try once more."
  >
    <Button onClick={onRetry}>Try Again</Button>
  </Frame>
);
