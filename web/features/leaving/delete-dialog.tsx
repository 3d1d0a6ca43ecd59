import { type FormEvent, useState } from 'react';
import { maximumPasswordLength } from '../../../contract/limits.ts';
import { serverMessage } from '../../api/error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useSecret } from '../../ui/secret.tsx';
import { useAccountGone } from '../session/door.ts';
import { messages } from './messages.ts';
import { useDeleteAccount } from './queries.ts';

const texts = messages.remove;

/** Asks for the password again, then deletes the account; what was typed stays when it was wrong. */
export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const secret = useSecret();
  const remove = useDeleteAccount();
  const accountGone = useAccountGone();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (remove.isPending || remove.isSuccess) return;
    if (password === '') {
      setProblem(texts.missing);
      return;
    }
    remove.mutate(password, {
      onSuccess: () => void accountGone(texts.done),
      onError: (error) => setProblem(serverMessage(error, messages.wrong)),
    });
  };
  const edit = (text: string) => {
    setPassword(text);
    setProblem(null);
  };
  return (
    <Dialog
      open
      focusSheet
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={texts.sure}
      description={texts.sureText}
    >
      <form onSubmit={submit} noValidate className="grid gap-3">
        <Field
          label={texts.password}
          {...secret}
          autoComplete="current-password"
          maxLength={maximumPasswordLength}
          value={password}
          onChange={(event) => edit(event.target.value)}
          readOnly={remove.isPending}
          error={problem}
        />
        <Button type="submit" variant="destructive" className="mt-2" busy={remove.isPending}>
          {texts.confirm}
        </Button>
        <Button variant="quiet" disabled={remove.isPending} onClick={onClose}>
          {texts.keep}
        </Button>
      </form>
    </Dialog>
  );
};
