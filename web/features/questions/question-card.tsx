import { Check } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Question } from '../../../contract/questions.ts';
import { bringIntoView } from '../../browser/scroll.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Side } from '../categories/door.ts';
import { AnalysisMissing, AnalysisNote } from './analysis-note.tsx';
import { AnswerField } from './answer-field.tsx';
import { CardActions } from './card-actions.tsx';
import { hasChanged, type NextCard } from './card-state.ts';
import { messages } from './messages.ts';
import { type PartnerActions, PartnerPanel } from './partner-panel.tsx';
import { type Card as CardOfQuestion, useCard } from './use-card.ts';

const headingOf = ({ id }: Question): string => `question-${id}`;

const tabs = [
  { value: 'yours', label: 'Your answer' },
  { value: 'partner', label: 'Partner' },
] as const;

/** Into the field, behind its last word. */
const enter = (field: HTMLTextAreaElement): void => {
  field.focus({ preventScroll: true });
  field.setSelectionRange(field.value.length, field.value.length);
  bringIntoView(field, 'nearest');
};

type YoursProps = {
  question: Question;
  card: CardOfQuestion;
  field: RefObject<HTMLTextAreaElement | null>;
  onSubmit: () => void;
};

const Yours = ({ question, card, field, onSubmit }: YoursProps) => {
  const { phase, text, analysis } = card.state;
  const feedback = useRef<HTMLDivElement>(null);
  const write = (typed: string) => {
    card.edit(typed);
    // It grows with the words, and its last line is not to be lost behind the buttons.
    bringIntoView(field.current, 'nearest');
  };
  useEffect(() => {
    if (phase === 'analyzed' || phase === 'unavailable') bringIntoView(feedback.current, 'nearest');
  }, [phase]);
  return (
    <div className="grid gap-4">
      <AnswerField
        ref={field}
        asked={headingOf(question)}
        invites={question.invites}
        value={text}
        onChange={write}
        onSubmit={onSubmit}
        readOnly={phase === 'saving'}
      />
      {phase === 'saved' && (
        <p className="flex items-center gap-2 text-sage text-sm">
          <Check aria-hidden="true" className="size-4" />
          Saved. You can change it whenever you like.
        </p>
      )}
      {hasChanged(card.state) && <p className="text-ink-soft text-sm">{messages.stillSaved}</p>}
      <div ref={feedback} aria-live="polite" className="scroll-mb-40">
        {analysis && <AnalysisNote question={question} analysis={analysis} />}
        {phase === 'unavailable' && <AnalysisMissing onRetry={card.analyze} />}
      </div>
    </div>
  );
};

type Props = {
  question: Question;
  actions: PartnerActions;
  isLast: boolean;
  /** What an address or the card before led to, and what therefore takes the focus. */
  opens: 'question' | Side | null;
  onNext: NextCard;
};

/** One question: the user's answer on one tab, the partner's side on the other. */
export const QuestionCard = ({ question, actions, isLast, opens, onNext }: Props) => {
  const isMutual = question.userAnswer !== null && question.partnerAnswerText !== null;
  const card = useCard(question, opens === 'partner' && isMutual ? 'partner' : 'yours');
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (opens === 'yours' && field.current) enter(field.current);
    else if (opens !== null) heading.current?.focus({ preventScroll: true });
    if (opens === 'partner') bringIntoView(panel.current, 'nearest');
  }, [opens]);
  const { phase, tab, justSaved } = card.state;
  const plays = justSaved === 'first' && question.partnerAnswerText !== null;
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    // The first reveal finds its own place.
    if (!plays) bringIntoView(panel.current, 'nearest');
  }, [tab, plays]);
  const isAnalyzed = phase === 'analyzed' || phase === 'unavailable';
  return (
    <Card className="mt-4 grid w-full animate-rise gap-4 sm:gap-5">
      <h2
        ref={heading}
        id={headingOf(question)}
        tabIndex={-1}
        className="font-display font-semibold text-title"
      >
        {question.questionText}
      </h2>
      <Tabs label="Answers to this question" tabs={tabs} value={tab} onChange={card.open}>
        <div ref={panel}>
          {tab === 'yours' ? (
            <Yours
              question={question}
              card={card}
              field={field}
              onSubmit={isAnalyzed ? card.save : card.analyze}
            />
          ) : (
            <PartnerPanel question={question} state={card.state} actions={actions} />
          )}
        </div>
      </Tabs>
      <CardActions card={card} isLast={isLast} onNext={onNext} />
    </Card>
  );
};
