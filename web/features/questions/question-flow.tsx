import { useEffect, useState } from 'react';
import type { Question } from '../../../contract/questions.ts';
import { toast } from '../../ui/toast.tsx';
import { FlowEnd } from './flow-end.tsx';
import { FlowProgress } from './flow-progress.tsx';
import { back, type Flow, forward, startFlow } from './flow-state.ts';
import { messages } from './messages.ts';
import type { PartnerActions } from './partner-panel.tsx';
import { QuestionCard } from './question-card.tsx';

type Props = {
  questions: readonly Question[];
  wanted: string | null;
  actions: PartnerActions;
  onDone: () => void;
};

/** Walks through the questions of a category, from the one that a link asked for or the first unanswered one. */
export const QuestionFlow = ({ questions, wanted, actions, onDone }: Props) => {
  const [flow, setFlow] = useState<Flow>(() => startFlow(questions, wanted));
  const isAskedFor = wanted !== null;
  const [takesFocus, setTakesFocus] = useState(isAskedFor);
  useEffect(() => {
    if (isAskedFor) window.scrollTo({ top: 0 });
  }, [isAskedFor]);
  const question = questions[flow.index];

  const go = (next: Flow) => {
    setTakesFocus(true);
    setFlow(next);
    window.scrollTo({ top: 0 });
  };
  const leave = (left: 'answered' | 'viewed') => {
    const next = forward(flow, questions, left);
    go(next);
    if (next.ended) toast({ title: next.ended === 'answered' ? messages.allAnswered : messages.allViewed });
  };
  if (flow.ended) return <FlowEnd ended={flow.ended} onBack={() => go(back(flow))} onDone={onDone} />;
  if (!question) return null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <FlowProgress index={flow.index} count={questions.length} onBack={() => go(back(flow))} />
      <QuestionCard
        key={question.id}
        question={question}
        actions={actions}
        isLast={flow.index + 1 === questions.length}
        takesFocus={takesFocus}
        onLeave={leave}
      />
    </div>
  );
};
