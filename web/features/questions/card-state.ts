import type { Analysis } from '../../../contract/analysis.ts';
import { maximumAnswerLength } from '../../../contract/limits.ts';
import { isVisible } from '../../../contract/text.ts';
import type { Side } from '../categories/door.ts';

/** Goes on from the card, with an answer or without one. */
export type NextCard = (done: 'answered' | 'viewed') => void;

/** One question's card: writing, then Analyze, then the analysis (or that there is none), then Save, then saved. */
export type CardState = {
  readonly phase: 'writing' | 'analyzing' | 'analyzed' | 'unavailable' | 'saving' | 'saved';
  readonly text: string;
  readonly analysis: Analysis | null;
  /** What the server holds, or null before the first save. */
  readonly stored: string | null;
  readonly tab: Side;
  /** What has just been saved: a first answer, so that the reveal plays, or a changed one. */
  readonly justSaved: 'first' | 'change' | null;
  readonly problem: string | null;
};

export type CardEvent =
  | { readonly type: 'edited'; readonly text: string }
  | { readonly type: 'analyze' }
  | { readonly type: 'analyzed'; readonly text: string; readonly analysis: Analysis }
  | { readonly type: 'analysisFailed'; readonly text: string }
  | { readonly type: 'save' }
  /** With the analysis that the save brought, or null. */
  | { readonly type: 'saved'; readonly text: string; readonly analysis: Analysis | null }
  | { readonly type: 'saveFailed'; readonly problem: string }
  | { readonly type: 'stored'; readonly answer: Stored | null }
  | { readonly type: 'kept'; readonly analysis: Analysis | null }
  | { readonly type: 'tab'; readonly tab: Side };

type Stored = { readonly answerText: string; readonly analysis: Analysis | null };

/** True when a text can be analysed and saved: something to see, and not too long. */
export const isAnswerable = (text: string): boolean => isVisible(text) && text.length <= maximumAnswerLength;

/** Feedback that was given on a text and not saved yet. */
export type Feedback = { readonly text: string; readonly analysis: Analysis };

/** The card as it opens: on the draft that was left behind, with the feedback on it, else on the stored answer, else blank. */
export const startCard = (
  draft: string | null,
  stored: Stored | null,
  feedback: Feedback | null = null,
  tab: Side = 'yours',
): CardState => {
  const text = draft ?? stored?.answerText ?? '';
  const isStored = stored !== null && text === stored.answerText;
  const given = feedback?.text === text ? feedback.analysis : null;
  const unsaved = given === null ? 'writing' : 'analyzed';
  return {
    phase: isStored ? 'saved' : unsaved,
    text,
    analysis: isStored ? stored.analysis : given,
    stored: stored?.answerText ?? null,
    tab,
    justSaved: null,
    problem: null,
  };
};

const edited = (state: CardState, text: string): CardState =>
  state.phase === 'saving'
    ? state
    : { ...state, phase: 'writing', text, analysis: null, justSaved: null, problem: null };

/** True when Analyze leads anywhere: written and not asked about yet, or asked in vain. */
export const canAnalyze = ({ phase, text }: CardState): boolean =>
  (phase === 'writing' || phase === 'unavailable') && isAnswerable(text);

/** True when Save leads anywhere: the feedback is there, or there is none to be had. */
export const canSave = ({ phase, text }: CardState): boolean =>
  (phase === 'analyzed' || phase === 'unavailable') && isAnswerable(text);

/** True where other words than the saved ones stand in the field. */
export const hasChanged = ({ text, stored }: CardState): boolean => stored !== null && text !== stored;

const isAwaited = (state: CardState, text: string): boolean =>
  state.phase === 'analyzing' && state.text === text;

const saved = (state: CardState, text: string, analysis: Analysis | null): CardState => ({
  ...state,
  phase: 'saved',
  analysis: analysis ?? state.analysis,
  stored: text,
  tab: 'partner',
  justSaved: state.stored === null ? 'first' : 'change',
});

/** The card once a list has told what the server holds: it shows that, unless other words have been typed. */
const followed = (state: CardState, answer: Stored | null): CardState => {
  // A list from before the first save takes nothing back.
  if (answer === null) return state;
  const { answerText, analysis } = answer;
  const isSaving = state.phase === 'saving';
  // How a save that is under way ended, it says itself.
  if (state.text === answerText && isSaving) return { ...state, analysis };
  const isUntouched = state.text === (state.stored ?? '') && !isSaving;
  if (state.text !== answerText && !isUntouched) return { ...state, stored: answerText };
  return { ...startCard(null, answer), tab: state.tab, justSaved: state.justSaved };
};

/** The next state of the card; an analysis of a text that has changed since is dropped. */
export const cardState = (state: CardState, event: CardEvent): CardState => {
  switch (event.type) {
    case 'edited':
      return edited(state, event.text);
    case 'analyze':
      // The feedback appears beside one's own words.
      return canAnalyze(state) ? { ...state, phase: 'analyzing', tab: 'yours', problem: null } : state;
    case 'analyzed':
      return isAwaited(state, event.text) ? { ...state, phase: 'analyzed', analysis: event.analysis } : state;
    case 'analysisFailed':
      return isAwaited(state, event.text) ? { ...state, phase: 'unavailable' } : state;
    case 'save':
      return canSave(state) ? { ...state, phase: 'saving', problem: null } : state;
    case 'saved':
      return state.phase === 'saving' ? saved(state, event.text, event.analysis) : state;
    case 'saveFailed':
      return state.phase === 'saving'
        ? { ...state, phase: state.analysis ? 'analyzed' : 'unavailable', problem: event.problem }
        : state;
    case 'kept':
      return state.stored !== null && state.phase !== 'saving'
        ? { ...startCard(null, { answerText: state.stored, analysis: event.analysis }), tab: state.tab }
        : state;
    case 'stored':
      return followed(state, event.answer);
    case 'tab':
      // A reveal plays once.
      return event.tab === state.tab ? state : { ...state, tab: event.tab, justSaved: null };
  }
};
