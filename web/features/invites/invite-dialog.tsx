import { Dialog } from '../../ui/dialog.tsx';
import { EmailInvite } from './email-invite.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { messages } from './messages.ts';

/** Invite Your Partner: the code, its link, and the ways to send them. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    open
    focusSheet
    onOpenChange={(open) => !open && onClose()}
    title="Invite Your Partner"
    description="Send an invitation to start building your compatibility score."
  >
    <div className="grid gap-6">
      <InvitePanel onDone={onClose} problem={messages.codeNotMade} />
      <EmailInvite onSent={onClose} />
    </div>
  </Dialog>
);

export default InviteDialog;
