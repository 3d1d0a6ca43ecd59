import { useEffect, useReducer, useRef } from 'react';
import type { Question } from '../../../contract/questions.ts';
import { isVisible } from '../../../contract/text.ts';
import { ApiError, serverMessage } from '../../api/error.ts';
import { reportError } from '../../browser/analytics.ts';
import { drafts } from '../../browser/drafts.ts';
import { toast } from '../../ui/toast.tsx';
import type { Side } from '../categories/door.ts';
import { type CardState, canAnalyze, canSave, cardState, startCard } from './card-state.ts';
import { messages } from './messages.ts';
import { analyze, feedbackOn, useSaveAnswer } from './queries.ts';

export type Card = {
  readonly state: CardState;
  readonly edit: (text: string) => void;
  readonly analyze: () => void;
  readonly save: () => void;
  /** Back to the words that are saved. */
  readonly keep: () => void;
  readonly open: (tab: Side) => void;
};

type Opened = { readonly question: Question; readonly tab: Side };

const openCard = ({ question, tab }: Opened): CardState =>
  startCard(drafts.read(question.id) || null, question.userAnswer, feedbackOn(question.id), tab);

const refuse = (title: string, description: string): void =>
  toast({ title, description, variant: 'destructive' });

const saveProblem = (error: unknown): string =>
  error instanceof ApiError && error.status === 401
    ? messages.signedOut
    : serverMessage(error, messages.notSaved);

/** The state of one question's card, opened on a side, with what moves it; the text is kept as a draft until it is saved. */
export const useCard = (question: Question, tab: Side = 'yours'): Card => {
  const [state, send] = useReducer(cardState, { question, tab }, openCard);
  const { mutateAsync: save } = useSaveAnswer(question.id);
  const asked = useRef<string | null>(null);
  const isStoring = useRef(false);
  const { text, analysis } = state;
  const { userAnswer } = question;

  useEffect(() => send({ type: 'stored', answer: userAnswer }), [userAnswer]);

  const edit = (typed: string) => {
    send({ type: 'edited', text: typed });
    if (typed === '' || typed === state.stored) drafts.clear(question.id);
    else drafts.write(question.id, typed);
  };
  const keep = () => {
    drafts.clear(question.id);
    const isListed = userAnswer !== null && userAnswer.answerText === state.stored;
    send({ type: 'kept', analysis: isListed ? userAnswer.analysis : null });
  };
  const ask = async () => {
    if (!isVisible(text)) return refuse(messages.empty.title, messages.empty.description);
    if (!canAnalyze(state)) return;
    send({ type: 'analyze' });
    // What was asked about these very words, before they were changed and changed back, is on its way.
    if (asked.current === text) return;
    asked.current = text;
    try {
      send({ type: 'analyzed', text, analysis: await analyze(question, text) });
    } catch (error) {
      send({ type: 'analysisFailed', text });
      reportError('analyze_answer');
      refuse(messages.analysisFailed, serverMessage(error, messages.wrong));
    } finally {
      if (asked.current === text) asked.current = null;
    }
  };
  const store = async () => {
    // A second press may come before the screen knows of the first.
    if (!canSave(state) || isStoring.current) return;
    isStoring.current = true;
    send({ type: 'save' });
    try {
      const reply = await save({ question, text, analysis });
      send({ type: 'saved', text, analysis: reply.analysis });
    } catch (error) {
      const problem = saveProblem(error);
      send({ type: 'saveFailed', problem });
      refuse(messages.wrong, problem);
    } finally {
      isStoring.current = false;
    }
  };
  return {
    state,
    edit,
    analyze: () => void ask(),
    save: () => void store(),
    keep,
    open: (tab) => send({ type: 'tab', tab }),
  };
};
