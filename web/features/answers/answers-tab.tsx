import { useLocation, useSearch } from 'wouter';
import type { AnswerEntry } from '../../../contract/answers.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OptInCard } from '../notifications/door.ts';
import { AnswerCard } from './answer-card.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { EmptyAnswers, NothingHere, NotLoaded } from './empty.tsx';
import { answersLink, type Filter, filterOf } from './filter.ts';
import { useAnswers } from './queries.ts';
import { Refresh } from './refresh.tsx';

const Placeholder = () => (
  <div role="status" aria-label="Loading your answers" className="grid gap-4">
    <Skeleton className="h-11 rounded-full" />
    {['first', 'second', 'third'].map((name) => (
      <Card key={name} className="grid gap-4">
        <Skeleton className="h-6 w-32 rounded-full" />
        <Skeleton className="h-12" />
        <Skeleton className="h-20" />
      </Card>
    ))}
  </div>
);

type ListProps = { answers: readonly AnswerEntry[]; hasPartner: boolean };

const List = ({ answers, hasPartner }: ListProps) => {
  const [, navigate] = useLocation();
  const search = useSearch();
  const filter = filterOf(new URLSearchParams(search).get('filter'));
  const setFilter = (next: Filter) => navigate(answersLink(search, next), { replace: true });
  const shown = filter === 'all' ? answers : answers.filter(({ category }) => category === filter);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <CategoryFilter value={filter} onChange={setFilter} />
        {hasPartner && <Refresh />}
      </div>
      {shown.length === 0 && <NothingHere onShowAll={() => setFilter('all')} />}
      <ul className="grid gap-4">
        {shown.map((entry) => (
          <li key={entry.questionId}>
            <AnswerCard entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
};

type Props = { hasPartner: boolean; partnerEmail: string | null; onGoToQuestions: () => void };

/** Recent Answers: everything that either of the two has answered, newest first. */
const AnswersTab = ({ hasPartner, partnerEmail, onGoToQuestions }: Props) => {
  const { data, isError, isFetching, refetch } = useAnswers();
  const failed = data === undefined && isError && !isFetching;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <div>
        <h1 className="font-display font-semibold text-display">Recent Answers</h1>
        {partnerEmail && (
          <p className="mt-1 text-ink-soft">
            Shared with <bdi>{partnerEmail}</bdi>
          </p>
        )}
      </div>
      {data && <OptInCard />}
      {failed && <NotLoaded onRetry={() => void refetch()} />}
      {!failed && data === undefined && <Placeholder />}
      {data && data.answers.length === 0 && (
        <EmptyAnswers
          hasPartner={hasPartner}
          onGoToQuestions={onGoToQuestions}
          refresh={hasPartner && <Refresh />}
        />
      )}
      {data && data.answers.length > 0 && <List answers={data.answers} hasPartner={hasPartner} />}
    </div>
  );
};

export default AnswersTab;
