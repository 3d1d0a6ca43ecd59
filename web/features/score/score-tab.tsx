import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { InviteCard } from './invite-card.tsx';
import { messages } from './messages.ts';
import { NoScoreCard } from './no-score-card.tsx';
import { useScore } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { scoreView } from './score-view.ts';
import { useGenerate } from './use-generate.ts';

type Props = {
  hasPartner: boolean;
  hasInvited: boolean;
  partnerEmail: string | null;
  onInvite: () => void;
  onGoToQuestions: () => void;
};

const NotLoaded = ({ onRetry }: { onRetry: () => void }) => (
  <Card className="grid justify-items-center gap-4 py-10 text-center">
    <div role="alert">
      <h2 className="font-display font-semibold text-title">{messages.notLoaded}</h2>
    </div>
    <p className="text-ink-soft">Nothing is lost. Check your connection, then try once more.</p>
    <Button onClick={onRetry}>Try Again</Button>
  </Card>
);

const Placeholder = () => (
  <div role="status" aria-label="Loading your score">
    <Card className="grid grid-cols-1 justify-items-center gap-5 py-8">
      <Skeleton className="h-5 w-32 rounded-full" />
      <Skeleton className="h-24 w-48 max-w-full" />
      <Skeleton className="h-4 w-full rounded-full" />
      <Skeleton className="h-20 w-full" />
    </Card>
  </div>
);

const Content = ({ hasPartner, hasInvited, onInvite, onGoToQuestions }: Props): ReactNode => {
  const { data, isError, isFetching, refetch } = useScore();
  const generate = useGenerate();
  if (scoreView(hasPartner, hasInvited, data ?? null) === 'invite') return <InviteCard onInvite={onInvite} />;
  if (data) return <ScoreCard score={data} generate={generate} />;
  if (data === null) {
    return <NoScoreCard hasPartner={hasPartner} generate={generate} onGoToQuestions={onGoToQuestions} />;
  }
  return isError && !isFetching ? <NotLoaded onRetry={() => void refetch()} /> : <Placeholder />;
};

/** The couple's score, or the way to one. */
const ScoreTab = (props: Props) => (
  <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
    <div>
      <h1 className="font-display font-semibold text-display">Compatibility Score</h1>
      {props.partnerEmail && (
        <p className="mt-1 text-ink-soft">
          With <bdi>{props.partnerEmail}</bdi>
        </p>
      )}
    </div>
    <Content {...props} />
  </div>
);

export default ScoreTab;
