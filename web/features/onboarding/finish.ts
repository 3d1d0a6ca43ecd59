import { carry } from '../../browser/carried.ts';
import { storage } from '../../browser/storage.ts';
import type { ToastRequest } from '../../ui/toast-store.ts';

/** Ends onboarding with a full navigation to the dashboard; the toast appears there. */
export const finishOnboarding = ({ invited, toast }: { invited: boolean; toast: ToastRequest }): void => {
  storage.set('onboardingInviteCompleted', 'true');
  storage.set('hasInvitedPartner', String(invited));
  carry(toast);
  location.assign('/dashboard');
};
