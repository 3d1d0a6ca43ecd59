import { useEffect } from 'react';
import type { PartnerToConfirm } from '../../../contract/couples.ts';
import type { User } from '../../../contract/people.ts';
import { toast } from '../../ui/toast.tsx';
import { useInviteStatus } from '../invites/queries.ts';
import { messages } from './messages.ts';
import { type PartnerState, partnerState } from './partner-state.ts';

type Partner = {
  /** Null until it is known. */
  readonly state: PartnerState | null;
  readonly hasPartner: boolean;
  /** True while it is not known, so that nobody is asked to invite whom they have invited. */
  readonly hasInvited: boolean;
  readonly partnerEmail: string | null;
  readonly toConfirm: PartnerToConfirm | undefined;
  /** Asks again, where it could not be found out. */
  readonly onRetry: (() => void) | null;
};

/** The partner as the server tells, and until then as the user's own record does. */
export const usePartner = ({ partnerEmail }: Pick<User, 'partnerEmail'>): Partner => {
  const { data, isError, isFetching, refetch } = useInviteStatus();
  const isUnknown = data === undefined && isError && !isFetching;
  useEffect(() => {
    if (isUnknown) toast({ ...messages.statusNotKnown, variant: 'destructive' });
  }, [isUnknown]);
  if (data) {
    const { hasPartner, hasInvitedPartner: hasInvited } = data;
    return {
      state: partnerState(data),
      hasPartner,
      hasInvited,
      partnerEmail: data.partnerEmail,
      toConfirm: data.partnerToConfirm,
      onRetry: null,
    };
  }
  const hasPartner = partnerEmail !== null;
  const onRetry = isUnknown ? () => void refetch() : null;
  return {
    state: hasPartner ? 'connected' : null,
    hasPartner,
    hasInvited: true,
    partnerEmail,
    toConfirm: undefined,
    onRetry,
  };
};
