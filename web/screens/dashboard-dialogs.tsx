import { lazy, Suspense } from 'react';
import type { PartnerToConfirm } from '../../contract/couples.ts';
import { reportError } from '../browser/analytics.ts';
import { messages } from '../features/dashboard/messages.ts';
import { Boundary } from '../ui/boundary.tsx';
import { toast } from '../ui/toast.tsx';

export type DashboardDialog = 'invite' | 'connect' | 'partner' | 'reset' | 'confirm';

/** True for the dialogs that lead to a partner, and so nowhere once there is one. */
export const leadsToPartner = (dialog: DashboardDialog | null): boolean =>
  dialog === 'invite' || dialog === 'connect' || dialog === 'partner';

const Invite = lazy(() => import('../features/invites/invite-dialog.tsx'));
const Connect = lazy(() => import('../features/invites/connect-dialog.tsx'));
const Partner = lazy(() => import('../features/invites/partner-dialog.tsx'));
const Confirm = lazy(() => import('../features/couples/confirm-dialog.tsx'));
const Reset = lazy(() => import('../features/dashboard/reset-password-dialog.tsx'));

type Props = {
  open: DashboardDialog | null;
  email: string;
  toConfirm: PartnerToConfirm | undefined;
  onLater: () => void;
  /** Opens the dialog that invites in the place of this one. */
  onInvite: () => void;
  onClose: () => void;
};

/** The dialog that is open, if one is; each is fetched when it is first needed. */
export const DashboardDialogs = ({ open, email, toConfirm, onLater, onInvite, onClose }: Props) => {
  const putOff = () => {
    onLater();
    onClose();
  };
  const missing = () => {
    reportError('dialog_missing');
    toast({ ...messages.wrong, variant: 'destructive' });
    onClose();
  };
  return (
    <Boundary key={open} fallback={null} onFailure={missing}>
      <Suspense fallback={null}>
        {open === 'invite' && <Invite onClose={onClose} />}
        {open === 'connect' && <Connect onClose={onClose} onInvite={onInvite} />}
        {open === 'partner' && <Partner onClose={onClose} />}
        {open === 'confirm' && toConfirm !== undefined && (
          <Confirm partner={toConfirm} onLater={putOff} onDone={onClose} />
        )}
        {open === 'reset' && <Reset email={email} onClose={onClose} />}
      </Suspense>
    </Boundary>
  );
};
