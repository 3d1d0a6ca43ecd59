import { useState } from 'react';
import { answerConsent, sendsPlainEmail } from '../../browser/analytics.ts';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** Asks once whether visits may be counted; until there is a yes, nothing of the kind is loaded. */
const ConsentNotice = () => {
  const [open, setOpen] = useState(true);
  const answer = (agreed: boolean) => {
    answerConsent(agreed);
    setOpen(false);
  };
  if (!open) return null;
  return (
    <aside
      aria-label={texts.label}
      className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-md rounded-lg border border-line bg-surface p-4 shadow-float max-md:bottom-26"
    >
      <p className="text-sm">{texts.question(sendsPlainEmail())}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button size="small" variant="secondary" onClick={() => answer(false)}>
          {texts.no}
        </Button>
        <Button size="small" variant="secondary" onClick={() => answer(true)}>
          {texts.yes}
        </Button>
      </div>
    </aside>
  );
};

export default ConsentNotice;
