import { type FormEvent, useState } from 'react';
import { isEmail } from '../../../contract/people.ts';
import { serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { useSendInvite } from './queries.ts';

/** Sends the join link by e-mail; Send Invite needs a partner's address. */
export const EmailInvite = ({ onSent }: { onSent: () => void }) => {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = useSendInvite();

  const sent = () => {
    toast(messages.inviteSent);
    onSent();
  };
  const failed = (error: unknown) => {
    const description = serverMessage(error, messages.notPrepared);
    setProblem(description);
    toast({ title: messages.error, description, variant: 'destructive' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email)) setProblem(messages.emailMissing);
    else if (!send.isPending) send.mutate(email.trim(), { onSuccess: sent, onError: failed });
  };
  const edit = (text: string) => {
    setEmail(text);
    setProblem(null);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Field
        label="Or send it by email"
        type="email"
        inputMode="email"
        autoComplete="off"
        placeholder="Partner's email"
        value={email}
        onChange={(event) => edit(event.target.value)}
        error={problem}
      />
      <Button type="submit" variant="secondary" busy={send.isPending} disabled={!isEmail(email)}>
        Send Invite
      </Button>
    </form>
  );
};
