import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSendReset } from './door.ts';
import { signInTexts } from './flow-texts.ts';
import { resetButtonTexts } from './messages.ts';

/** Sends the reset mail to the address of the step before; what came of it stays beside the button. */
export const ForgotPassword = ({ email, onAsk }: { email: string; onAsk: () => void }) => {
  const { status, send } = useSendReset();
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setProblem(null);
    onAsk();
    const outcome = await send(email);
    if (!outcome.ok) setProblem(outcome.message);
  };
  return (
    <div className="-mt-2">
      <Button
        variant="quiet"
        size="small"
        className="-ms-4 underline underline-offset-4 disabled:text-sage disabled:no-underline disabled:opacity-100"
        disabled={status === 'sent'}
        busy={status === 'sending'}
        onClick={() => void press()}
      >
        {status === 'idle' ? signInTexts.forgot : resetButtonTexts[status]}
      </Button>
      <p aria-live="polite" className="problem text-sm">
        {problem}
      </p>
    </div>
  );
};
