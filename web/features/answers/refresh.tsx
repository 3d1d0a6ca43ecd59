import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { messages } from './messages.ts';
import { refreshAnswers } from './queries.ts';

/** Asks for the answers again, the partner's latest among them. */
export const Refresh = () => {
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await refreshAnswers();
    } catch {
      toast({ title: messages.error, description: messages.notRefreshed, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label="Refresh answers"
      busy={isBusy}
      onClick={() => void refresh()}
    >
      <RefreshCw aria-hidden="true" className="size-5" />
    </Button>
  );
};
