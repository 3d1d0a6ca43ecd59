import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { isWholeCode } from './code.ts';
import { CodeField } from './code-field.tsx';
import { messages } from './messages.ts';
import { useAcceptInvite } from './queries.ts';

/** What stays readable under the field: the server's own words where it gave any. */
const lastingProblem = (error: unknown): string =>
  error instanceof ApiError && error.status > 0 ? error.message : messages.connectionFailedText;

type Props = {
  onConnected: () => void;
  /** What was wrong with a code that was tried before, until another one is typed. */
  before?: string | null;
};

/** A partner's code, accepted in one step. */
export const CodeForm = ({ onConnected, before = null }: Props) => {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState(before);
  const accept = useAcceptInvite();

  const connected = () => {
    toast(messages.connected);
    onConnected();
  };
  const failed = (error: unknown) => {
    setProblem(lastingProblem(error));
    const { connectionFailedTitle: title, connectionFailedText: description } = messages;
    toast({ title, description, variant: 'destructive' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWholeCode(code)) setProblem(messages.malformed);
    // With the partner a dialog around this goes; so the promise is waited for, which outlives it.
    else if (!accept.isPending) accept.mutateAsync(code).then(connected, failed);
  };
  const edit = (text: string) => {
    setCode(text);
    setProblem(null);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <CodeField value={code} onChange={edit} error={problem} readOnly={accept.isPending} />
      <Button type="submit" busy={accept.isPending} disabled={!isWholeCode(code)}>
        Connect Partner
      </Button>
    </form>
  );
};
