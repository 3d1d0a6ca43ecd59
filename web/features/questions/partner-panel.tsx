import type { Question } from '../../../contract/questions.ts';
import { Button } from '../../ui/button.tsx';
import { Veiled } from '../../ui/veiled.tsx';
import { confirmNote } from '../couples/queries.ts';
import type { CardState } from './card-state.ts';
import { messages } from './messages.ts';
import { Quiet } from './quiet.tsx';
import { Reveal } from './reveal.tsx';

export type PartnerActions = {
  readonly hasPartner: boolean;
  readonly onAddPartner: () => void;
  readonly onCheckAgain: () => void;
  readonly isChecking: boolean;
};

type Props = { question: Question; state: CardState; actions: PartnerActions };

const alone = {
  blank: {
    title: 'This side is still empty',
    text: 'Connect with your partner, and their answer appears here after yours.',
  },
  saved: {
    title: 'Saved, and yours alone for now',
    text: 'Connect with your partner, and their answer appears here after yours.',
  },
  earlier: {
    title: 'From an earlier connection',
    text: 'What you wrote is yours alone, and no later partner sees it. Change and save it, and it counts for your next connection.',
  },
} as const;

const aloneWith = ({ userAnswer }: Question, { stored }: CardState) => {
  if (stored === null) return alone.blank;
  return userAnswer?.apart === 'earlier' ? alone.earlier : alone.saved;
};

const NoPartner = ({ question, state, actions }: Props) => (
  <Quiet {...aloneWith(question, state)} takesFocus={state.justSaved !== null}>
    <Button variant="secondary" size="small" onClick={actions.onAddPartner} className="mt-2">
      Add Partner
    </Button>
  </Quiet>
);

/** The user's own words wait for the confirmation, and until then nothing is read beside them. */
const NotConfirmed = ({ state }: Pick<Props, 'state'>) => (
  <Quiet
    title="Saved, and yours alone for now"
    text={`You wrote this before you two connected. Once you say yes to “${confirmNote}” above, each of you can read the other's answer.`}
    takesFocus={state.justSaved !== null}
  />
);

const CheckAgain = ({ onCheckAgain, isChecking }: PartnerActions) => (
  <Button variant="secondary" size="small" busy={isChecking} onClick={onCheckAgain} className="mt-2">
    Check again
  </Button>
);

const NotWritten = ({ actions }: Pick<Props, 'actions'>) => (
  <Quiet
    title="Nothing here yet"
    text="Your partner has not answered this one. Go first: they see yours only after writing theirs."
  >
    <CheckAgain {...actions} />
  </Quiet>
);

/** Saved, and the partner's answer is not here: not written yet, or not fetched. */
const NotHere = ({ question, state, actions }: Props) => (
  <Quiet
    title={question.isPartnerQuestion ? 'Saved. One moment more.' : 'Saved. Now it is their turn.'}
    text={
      question.isPartnerQuestion
        ? "Your partner's answer is ready, but it could not be fetched."
        : 'You will see both answers here once your partner has written theirs.'
    }
    takesFocus={state.justSaved !== null}
  >
    <CheckAgain {...actions} />
  </Quiet>
);

/** The partner's side of a question: locked, still to come, or both answers at last. */
export const PartnerPanel = (props: Props) => {
  const { question, state, actions } = props;
  const { partnerAnswerText, partnerAnswerFeedback, isPartnerQuestion } = question;
  if (state.stored !== null && partnerAnswerText !== null) {
    return (
      <Reveal
        question={question}
        yours={state.stored}
        theirs={partnerAnswerText}
        feedback={partnerAnswerFeedback}
        plays={state.justSaved === 'first'}
        takesFocus={state.justSaved !== null}
      />
    );
  }
  if (!actions.hasPartner) return <NoPartner {...props} />;
  if (question.userAnswer?.apart === 'unconfirmed') return <NotConfirmed {...props} />;
  if (state.stored !== null) return <NotHere {...props} />;
  return isPartnerQuestion ? <Veiled text={messages.locked} /> : <NotWritten actions={actions} />;
};
