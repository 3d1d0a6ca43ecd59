import { type FormEvent, useReducer } from 'react';
import { serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { firstClick } from '../../ui/first-click.ts';
import { toast } from '../../ui/toast.tsx';
import { isWholeCode } from './code.ts';
import { CodeField } from './code-field.tsx';
import { connectProblem, lookUp } from './connect.ts';
import { type ConnectState, connectState, noCode } from './connect-state.ts';
import { messages } from './messages.ts';
import { useAcceptInvite } from './queries.ts';

type Props = { onClose: () => void; onInvite: () => void };

const labels: Record<ConnectState['step'], string> = {
  entering: 'Check code',
  validating: 'Checking...',
  valid: 'Connect now',
  connecting: 'Connecting...',
};

const Inviter = ({ name }: { name: string | null }) => (
  <p className="rounded-md bg-sage-wash px-4 py-3 text-sage">
    This code is from <bdi className="font-semibold">{name ?? 'your partner'}</bdi>. Is that right?
  </p>
);

/** Connect with Your Partner: enter a code, see whose it is, connect. */
const ConnectDialog = ({ onClose, onInvite }: Props) => {
  const [state, send] = useReducer(connectState, noCode);
  const accept = useAcceptInvite();
  const { code } = state;

  const refuse = (title: string, problem: string) => {
    send({ type: 'refused', code, problem });
    toast({ title, description: problem, variant: 'destructive' });
  };
  const check = async () => {
    send({ type: 'validate' });
    const found = await lookUp(code);
    if ('problem' in found) refuse(messages.error, found.problem);
    else send({ type: 'validated', code, inviterName: found.inviterName });
  };
  const connected = () => {
    toast(messages.partnerConnected);
    onClose();
  };
  const failed = (error: unknown) =>
    refuse(connectProblem(error), serverMessage(error, messages.notAccepted));
  // With the partner this dialog goes; so the promise is waited for, which outlives it.
  const connect = () => {
    send({ type: 'connect' });
    accept.mutateAsync(code).then(connected, failed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.step === 'entering' && isWholeCode(code)) void check();
    else if (state.step === 'valid') connect();
  };
  const isBusy = state.step === 'validating' || state.step === 'connecting';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Connect with Your Partner"
      description="Enter the 5-character code that your partner shared with you."
    >
      <form onSubmit={submit} className="grid gap-5">
        <CodeField
          value={code}
          onChange={(text) => send({ type: 'typed', text })}
          error={state.problem}
          readOnly={state.step === 'connecting'}
        />
        <div aria-live="polite">
          {(state.step === 'valid' || state.step === 'connecting') && <Inviter name={state.inviterName} />}
        </div>
        <Button type="submit" onClick={firstClick()} busy={isBusy} disabled={!isWholeCode(code)}>
          {labels[state.step]}
        </Button>
        <Button variant="quiet" onClick={onInvite}>
          No code? Invite your partner
        </Button>
      </form>
    </Dialog>
  );
};

export default ConnectDialog;
