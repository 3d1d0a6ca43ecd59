import { BellRing } from 'lucide-react';
import { useState } from 'react';
import {
  askForNotifications,
  type NotificationState,
  notificationState,
} from '../../browser/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const replies: Partial<Record<NotificationState, string>> = {
  granted: 'Notifications are allowed in this browser. None are sent yet.',
  denied: 'Notifications stay off. You can allow them in your browser settings.',
};

/** 'Not now' holds for as long as the page lives. */
let dismissed = false;

/** Asks whether this browser may show notifications, and says that none are sent yet; is gone once it was answered. */
export const OptInCard = () => {
  const [state, setState] = useState(notificationState);
  const [isAsked, setAsked] = useState(false);
  const [isDismissed, setDismissed] = useState(dismissed);

  const ask = async () => {
    setState(await askForNotifications());
    setAsked(true);
  };
  const dismiss = () => {
    dismissed = true;
    setDismissed(true);
  };
  if (isAsked && replies[state]) return <p role="status">{replies[state]}</p>;
  if (state !== 'undecided' || isDismissed) return null;
  return (
    <Card tone="amber" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <BellRing aria-hidden="true" className="size-7 shrink-0 text-amber-ink" />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 className="font-semibold">Notifications, for later</h2>
        <p className="text-sm">
          None are sent yet. You can allow them in this browser now; they will never show what either of you
          wrote.
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="secondary" size="small" onClick={() => void ask()}>
          Allow
        </Button>
        <Button variant="quiet" size="small" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </Card>
  );
};
