import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { resetButtonTexts, useSendReset } from '../session/door.ts';
import { messages } from './messages.ts';

type Props = { email: string; onClose: () => void };

/** Reset Password: asks for an e-mail address and has the link sent there. */
const ResetPasswordDialog = ({ email: known, onClose }: Props) => {
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const { status, send } = useSendReset();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') {
      setProblem(messages.emailMissing);
      return;
    }
    const outcome = await send(email);
    setProblem(outcome.ok ? null : outcome.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reset Password"
      description="We send you a link with which you can choose a new password."
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
        <Field
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="Enter your email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={problem}
          readOnly={status === 'sent'}
        />
        <Button type="submit" busy={status === 'sending'} disabled={status === 'sent'}>
          {resetButtonTexts[status]}
        </Button>
        <p role="status" className="text-center text-ink-soft text-sm">
          {status === 'sent' && 'Check your inbox.'}
        </p>
      </form>
    </Dialog>
  );
};

export default ResetPasswordDialog;
