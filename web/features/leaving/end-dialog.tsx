import { isOutOfDate, serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';
import { endedToast, useLeavePartner } from '../couples/queries.ts';
import { messages } from './messages.ts';

const texts = messages.partner;

type Props = {
  /** The couple that was shown when this was opened: no other ends by it. */
  coupleId: string;
  onClose: () => void;
  onEnded: () => void;
  /** There is another couple by now; what the server said of it. */
  onRefused: (said: string) => void;
};

/** Asks once more before the connection ends. */
export const EndDialog = ({ coupleId, onClose, onEnded, onRefused }: Props) => {
  const leave = useLeavePartner();
  const ended = () => {
    toast(endedToast);
    onClose();
    onEnded();
  };
  const failed = (error: unknown) => {
    if (!isOutOfDate(error)) return;
    onClose();
    onRefused(serverMessage(error, messages.wrong));
  };
  // The section that holds this dialog is gone with the connection; the promise outlives both.
  const end = () => void leave.mutateAsync(coupleId).then(ended, failed);
  return (
    <Dialog
      open
      focusSheet
      onOpenChange={(open) => !open && onClose()}
      title={texts.sure}
      description={texts.sureText}
    >
      <div className="grid gap-3">
        <p role="alert" className="problem text-sm">
          {leave.error && serverMessage(leave.error, messages.wrong)}
        </p>
        <Button variant="destructive" busy={leave.isPending} onClick={end}>
          {texts.end}
        </Button>
        <Button variant="quiet" disabled={leave.isPending} onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </Dialog>
  );
};
