import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CodeForm } from './code-form.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { messages } from './messages.ts';

const tabs = [
  { value: 'share', label: 'Your code' },
  { value: 'enter', label: 'Enter a code' },
] as const;

type TabValue = (typeof tabs)[number]['value'];

/** Invite or enter a code: both ways to become a couple, for an invitation that is still waiting. */
const PartnerDialog = ({ onClose }: { onClose: () => void }) => {
  const [tab, setTab] = useState<TabValue>('share');
  return (
    <Dialog
      open
      focusSheet
      onOpenChange={(open) => !open && onClose()}
      title="Your invitation is waiting"
      description="Share your code again, or enter the one your partner shared with you."
    >
      <Tabs label="Ways to connect" tabs={tabs} value={tab} onChange={setTab}>
        {tab === 'share' ? (
          <InvitePanel onDone={onClose} problem={messages.notPrepared} />
        ) : (
          <CodeForm onConnected={onClose} />
        )}
      </Tabs>
    </Dialog>
  );
};

export default PartnerDialog;
