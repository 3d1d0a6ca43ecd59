import { useEffect, useRef } from 'react';
import type { Question } from '../../../contract/questions.ts';
import { bringIntoView } from '../../browser/scroll.ts';
import { Bubble, Bubbles } from '../../ui/bubbles.tsx';
import { TapBar } from '../taps/door.ts';
import { messages } from './messages.ts';
import './reveal.css';

type Props = {
  question: Question;
  yours: string;
  theirs: string;
  feedback: string | null;
  /** The veil lifts before the reader's eyes, for the first time only. */
  plays: boolean;
  takesFocus: boolean;
};

/** Both answers beside each other. */
export const Reveal = ({ question, yours, theirs, feedback, plays, takesFocus }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    if (plays) bringIntoView(heading.current, 'start');
  }, [plays, takesFocus]);
  return (
    <div>
      <h3
        ref={heading}
        tabIndex={-1}
        className="mb-4 text-center font-display font-semibold text-ember text-lg"
      >
        {plays ? 'Here you both are.' : 'Both of you'}
      </h3>
      <Bubbles>
        <Bubble name="You" side="start">
          {yours}
        </Bubble>
        <Bubble name="Your partner" side="end" className={plays ? 'reveal-lift' : undefined}>
          {theirs}
        </Bubble>
      </Bubbles>
      {feedback && (
        <details className="mt-2 text-ink-soft text-sm">
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Feedback on their answer</summary>
          <p>{messages.writtenToThem}</p>
          <p dir="auto" className="mt-1">
            {feedback}
          </p>
        </details>
      )}
      {question.taps && (
        <div className="mt-4">
          <TapBar questionId={question.id} category={question.category} taps={question.taps} />
        </div>
      )}
    </div>
  );
};
