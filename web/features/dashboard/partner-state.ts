import type { InviteStatus } from '../../../contract/invites.ts';

export type PartnerState = 'connected' | 'pending' | 'none';

/** What the header says in each state. */
export const partnerLabels: Readonly<Record<PartnerState, string>> = {
  connected: 'Connected with Partner',
  pending: 'Invitation Pending',
  none: 'No Partner Connected',
};

/** Where the two stand: connected, invited and not connected, or neither. */
export const partnerState = (
  status: Pick<InviteStatus, 'hasPartner' | 'hasInvitedPartner'>,
): PartnerState => {
  if (status.hasPartner) return 'connected';
  return status.hasInvitedPartner ? 'pending' : 'none';
};
