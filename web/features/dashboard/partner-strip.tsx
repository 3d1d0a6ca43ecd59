import { UserPlus } from 'lucide-react';
import type { PartnerToConfirm } from '../../../contract/couples.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Couple, type Self } from './couple.tsx';
import { messages } from './messages.ts';
import type { PartnerState } from './partner-state.ts';

type Props = {
  self: Self;
  /** Null until it is known. */
  state: PartnerState | null;
  partnerEmail: string | null;
  toConfirm?: PartnerToConfirm | undefined;
  /** On a phone the faces alone are shown. */
  isBrief: boolean;
  /** Given when it could not be found out. */
  onRetry: (() => void) | null;
  onOpen: (dialog: 'invite' | 'partner' | 'connect' | 'confirm') => void;
};

const Unknown = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p role="alert" className="problem min-w-0 flex-1 text-sm">
      {messages.statusNotKnown.description}
    </p>
    <Button variant="secondary" size="small" onClick={onRetry}>
      Try Again
    </Button>
  </>
);

/** What a press on the indicator leads to. */
const opens = { connected: 'confirm', pending: 'partner', none: 'invite' } as const;

/** The partner indicator, with Add Partner while there is none. */
export const PartnerStrip = ({ self, state, partnerEmail, toConfirm, isBrief, onRetry, onOpen }: Props) => {
  if (state === null) {
    return onRetry ? (
      <Unknown onRetry={onRetry} />
    ) : (
      <Skeleton className={classes('rounded-full md:h-13 md:w-80', isBrief ? 'h-11 w-25' : 'h-13 w-full')} />
    );
  }
  return (
    <>
      <Couple
        self={self}
        state={state}
        partnerEmail={partnerEmail}
        toConfirm={toConfirm}
        isBrief={isBrief}
        onOpen={() => onOpen(opens[state])}
      />
      {state !== 'connected' && (
        <Button
          size="small"
          variant="secondary"
          className={classes('shrink-0', isBrief && 'max-md:hidden')}
          onClick={() => onOpen('connect')}
        >
          <UserPlus aria-hidden="true" className="hidden size-4 sm:block" />
          Add Partner
        </Button>
      )}
    </>
  );
};
