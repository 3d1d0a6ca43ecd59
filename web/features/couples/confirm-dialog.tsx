import { useState } from 'react';
import type { PartnerToConfirm } from '../../../contract/couples.ts';
import { serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { firstClick } from '../../ui/first-click.ts';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { useConfirmPartner, useLeavePartner } from './queries.ts';

type StepProps = { busy: boolean; onYes: () => void; onNo: () => void };

const Asking = ({ busy, onYes, onNo, onLater }: StepProps & { onLater: () => void }) => (
  <>
    <Button busy={busy} onClick={firstClick(onYes)}>
      {messages.asking.yes}
    </Button>
    <Button variant="secondary" disabled={busy} onClick={firstClick(onNo)}>
      {messages.asking.no}
    </Button>
    <Button variant="quiet" disabled={busy} onClick={onLater}>
      {messages.asking.later}
    </Button>
  </>
);

const Doubting = ({ busy, onYes, onNo }: StepProps) => (
  <>
    <Button variant="destructive" busy={busy} onClick={firstClick(onYes)}>
      {messages.doubting.yes}
    </Button>
    <Button variant="quiet" disabled={busy} onClick={firstClick(onNo)}>
      {messages.doubting.no}
    </Button>
  </>
);

type Props = {
  partner: PartnerToConfirm;
  onLater: () => void;
  onDone: () => void;
};

/** Asks the inviter once whether the right person came; both ways out of it are one deliberate press. */
const ConfirmDialog = ({ partner: { firstName, coupleId }, onLater, onDone }: Props) => {
  const [doubted, setDoubted] = useState<string | null>(null);
  // Whoever comes in the meantime is asked about from the beginning.
  const doubting = doubted === coupleId;
  const [confirm, leave] = [useConfirmPartner(), useLeavePartner()];
  const failure = confirm.error ?? leave.error;
  const busy = confirm.isPending || leave.isPending;
  const who = <bdi>{firstName || messages.unnamed}</bdi>;

  // With the answer the question goes, and this dialog with it; so the promise is waited for, which outlives both.
  const settle = (answer: Promise<unknown>, said: Parameters<typeof toast>[0]) => {
    const settled = () => {
      toast(said);
      onDone();
    };
    answer.then(settled, () => undefined);
  };
  const turn = (next: string | null) => () => {
    confirm.reset();
    leave.reset();
    setDoubted(next);
  };
  return (
    <Dialog
      open
      persistent
      focusSheet
      onOpenChange={(open) => !open && !busy && onLater()}
      title={doubting ? messages.doubting.title : <>Is {who} your partner?</>}
      description={
        doubting ? (
          messages.doubting.text
        ) : (
          <>
            <span className="inline-block first-letter:uppercase">{who}</span> {messages.asking.text}
          </>
        )
      }
    >
      <div className="grid gap-3">
        <p role="alert" className="problem text-sm">
          {failure && serverMessage(failure, messages.wrong)}
        </p>
        {doubting ? (
          <Doubting
            busy={busy}
            onYes={() => settle(leave.mutateAsync(coupleId), messages.ended)}
            onNo={turn(null)}
          />
        ) : (
          <Asking
            busy={busy}
            onYes={() => settle(confirm.mutateAsync(coupleId), messages.confirmed)}
            onNo={turn(coupleId)}
            onLater={onLater}
          />
        )}
      </div>
    </Dialog>
  );
};

export default ConfirmDialog;
