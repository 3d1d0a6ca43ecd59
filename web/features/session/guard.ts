import type { Session } from './session-state.ts';

export type GuardInput = {
  readonly state: Session['state'];
  /** The query parameter `inviteCode` of the protected address. */
  readonly inviteCode: string | null;
  /** The code kept in storage. */
  readonly pendingCode: string | null;
  /** The code that was already carried to `/` since this page was loaded, so that it goes round only once. */
  readonly carriedCode: string | null;
};

export type GuardDecision =
  | { readonly kind: 'stay' }
  /** The profile is incomplete: to `/`, after keeping the invite code of the address. */
  | { readonly kind: 'complete-profile'; readonly keepCode: string | null }
  /** A kept code is taken out of storage and carried to `/?code=…`. */
  | { readonly kind: 'carry-code'; readonly code: string };

/** What a protected route does with whoever arrives; the signed-out see the screen's own notice first. */
export const guard = ({ state, inviteCode, pendingCode, carriedCode }: GuardInput): GuardDecision => {
  if (state === 'not-onboarded') return { kind: 'complete-profile', keepCode: inviteCode };
  if (state === 'onboarded' && pendingCode !== null && pendingCode !== carriedCode)
    return { kind: 'carry-code', code: pendingCode };
  return { kind: 'stay' };
};

/** An address to return to after signing in: inside the protected part and nowhere else. */
export const safeReturn = (address: string | null): string | null =>
  address !== null && /^\/(?:dashboard|settings(?:\/print)?)(?:[?#]|$)/.test(address) ? address : null;
