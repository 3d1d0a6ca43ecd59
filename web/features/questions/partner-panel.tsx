import type { ReactNode } from 'react';
import type { Question } from '../../../contract/questions.ts';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/heart-icon.tsx';
import { Veiled } from '../../ui/veiled.tsx';
import type { CardState } from './card-state.ts';
import { messages } from './messages.ts';
import { Reveal } from './reveal.tsx';

export type PartnerActions = {
  readonly hasPartner: boolean;
  readonly onAddPartner: () => void;
  readonly onCheckAgain: () => void;
  readonly isChecking: boolean;
};

const Quiet = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className="grid min-h-28 justify-items-center gap-2 rounded-lg bg-sunken px-5 py-6 text-center">
    <HeartIcon filled={false} className="size-8 text-rose" />
    <p className="font-display font-semibold text-lg">{title}</p>
    <p className="max-w-sm text-ink-soft text-sm">{text}</p>
    {children}
  </div>
);

const NoPartner = ({ onAddPartner }: PartnerActions) => (
  <Quiet
    title="This side is still empty"
    text="Connect with your partner, and their answer appears here after yours."
  >
    <Button variant="secondary" size="small" onClick={onAddPartner} className="mt-2">
      Add Partner
    </Button>
  </Quiet>
);

const NotYet = ({ isSaved, actions }: { isSaved: boolean; actions: PartnerActions }) =>
  isSaved ? (
    <Quiet
      title="Saved. Now it is their turn."
      text="You will see both answers here once your partner has written theirs."
    >
      <Button
        variant="secondary"
        size="small"
        busy={actions.isChecking}
        onClick={actions.onCheckAgain}
        className="mt-2"
      >
        Check again
      </Button>
    </Quiet>
  ) : (
    <Quiet
      title="Nothing here yet"
      text="Your partner has not answered this one. Go first: they see yours only after writing theirs."
    />
  );

type Props = { question: Question; state: CardState; actions: PartnerActions };

/** The partner's side of a question: locked, still to come, or both answers at last. */
export const PartnerPanel = ({ question, state, actions }: Props) => {
  const { partnerAnswerText, partnerAnswerFeedback, isPartnerQuestion } = question;
  if (state.stored === null && isPartnerQuestion) return <Veiled text={messages.locked} />;
  if (state.stored !== null && partnerAnswerText !== null) {
    return (
      <Reveal
        yours={state.stored}
        theirs={partnerAnswerText}
        feedback={partnerAnswerFeedback}
        plays={state.justSaved}
      />
    );
  }
  if (!actions.hasPartner) return <NoPartner {...actions} />;
  return <NotYet isSaved={state.stored !== null} actions={actions} />;
};
