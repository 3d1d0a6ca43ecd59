import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { categories } from '../../../contract/categories.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryIcon, type Side } from '../categories/door.ts';
import { checkCouple } from '../invites/queries.ts';
import { messages } from './messages.ts';
import { useQuestions } from './queries.ts';
import { QuestionFlow } from './question-flow.tsx';

type Props = {
  category: (typeof categories)[number];
  wanted: string | null;
  /** The side of the wanted question that an address asks for. */
  side: Side | null;
  hasPartner: boolean;
  takesFocus: boolean;
  onAddPartner: () => void;
  /** Another question is open now. */
  onMove: (questionId: string) => void;
  onBack: () => void;
};

type TroubleProps = { title: string; text: string; action: string; onAction: () => void };

const Trouble = ({ title, text, action, onAction }: TroubleProps) => (
  <Card className="mt-4 grid w-full justify-items-center gap-3 py-10 text-center">
    <div role="alert">
      <h2 className="font-display font-semibold text-title">{title}</h2>
    </div>
    <p className="mb-2 text-ink-soft">{text}</p>
    <Button onClick={onAction}>{action}</Button>
  </Card>
);

const failure = { title: messages.notLoaded, text: 'What you have written is safe.', action: 'Try Again' };

const nothing = {
  title: messages.none,
  text: 'This category is still being written. Another one is ready for you.',
  action: 'More categories',
};

const Placeholder = () => (
  <div role="status" aria-label="Loading questions" className="grid w-full gap-4">
    <Skeleton className="h-1.5 rounded-full" />
    <Card className="grid gap-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-13 rounded-full" />
      <Skeleton className="mt-1 h-36" />
      <Skeleton className="h-12 rounded-full" />
    </Card>
  </div>
);

const Questions = ({ category, wanted, side, hasPartner, onAddPartner, onMove, onBack }: Props) => {
  const { data, isError, isFetching, refetch } = useQuestions(category.id);
  const again = () => void refetch();
  if (data?.length === 0) return <Trouble {...nothing} onAction={onBack} />;
  if (data) {
    const onCheckAgain = () => {
      again();
      void checkCouple();
    };
    const actions = { hasPartner, onAddPartner, onCheckAgain, isChecking: isFetching };
    return (
      <QuestionFlow
        questions={data}
        wanted={wanted}
        side={side}
        actions={actions}
        onMove={onMove}
        onDone={onBack}
      />
    );
  }
  return isError && !isFetching ? <Trouble {...failure} onAction={again} /> : <Placeholder />;
};

/** A category: the way back, its title on one line with where one is in it, and its questions one at a time. */
export const CategoryQuestions = (props: Props) => {
  const { category, takesFocus, onBack } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="mx-auto flex max-w-2xl flex-wrap items-center gap-x-2">
      <div className="w-full">
        <Button variant="quiet" size="small" onClick={onBack} className="-ms-4">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to Categories
        </Button>
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        className="me-auto flex min-h-11 items-center gap-2.5 font-display font-semibold text-title"
      >
        <CategoryIcon id={category.id} className="size-9 shrink-0 text-ember max-[22rem]:hidden" />
        {category.title}
      </h1>
      <Questions {...props} />
    </div>
  );
};
