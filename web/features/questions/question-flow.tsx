import { useLayoutEffect, useState } from 'react';
import type { Question } from '../../../contract/questions.ts';
import { drafts } from '../../browser/drafts.ts';
import { toast } from '../../ui/toast.tsx';
import type { Side } from '../categories/door.ts';
import { FlowEnd } from './flow-end.tsx';
import { FlowProgress } from './flow-progress.tsx';
import { back, type Flow, forward, startOf } from './flow-state.ts';
import { messages } from './messages.ts';
import type { PartnerActions } from './partner-panel.tsx';
import { QuestionCard } from './question-card.tsx';

type Props = {
  questions: readonly Question[];
  wanted: string | null;
  /** The side of the wanted question that an address asks for. */
  side: Side | null;
  actions: PartnerActions;
  /** Another question is open now. */
  onMove: (questionId: string) => void;
  onDone: () => void;
};

const hasDraft = (questionId: string): boolean => drafts.read(questionId) !== '';

/** Walks through the questions of a category, from the one that the address names or the one that is most awaited. */
export const QuestionFlow = ({ questions, wanted, side, actions, onMove, onDone }: Props) => {
  const [start] = useState(() => startOf(questions, hasDraft));
  const [ended, setEnded] = useState<Flow['ended']>(null);
  // Before the card, which may bring its field into view from there.
  useLayoutEffect(() => {
    if (wanted !== null) window.scrollTo({ top: 0 });
  }, [wanted]);
  const asked = questions.findIndex(({ id }) => id === wanted);
  const flow: Flow = { index: asked >= 0 ? asked : start, ended };
  const question = questions[flow.index];

  const go = (next: Flow) => {
    const moved = questions[next.index];
    setEnded(next.ended);
    if (moved) onMove(moved.id);
    window.scrollTo({ top: 0 });
  };
  const goOn = (done: 'answered' | 'viewed') => {
    const next = forward(flow, questions, done);
    go(next);
    if (next.ended) toast({ title: next.ended === 'answered' ? messages.allAnswered : messages.allViewed });
  };
  if (flow.ended) return <FlowEnd ended={flow.ended} onBack={() => go(back(flow))} onDone={onDone} />;
  if (!question) return null;
  return (
    <>
      <FlowProgress index={flow.index} count={questions.length} onBack={() => go(back(flow))} />
      <QuestionCard
        key={question.id}
        question={question}
        actions={actions}
        isLast={flow.index + 1 === questions.length}
        opens={wanted === null ? null : (side ?? 'question')}
        onNext={goOn}
      />
    </>
  );
};
