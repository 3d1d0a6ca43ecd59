export type AfterSave = {
  /** What the reply to saving says about a partner. */
  readonly reply: { readonly partnerEmail: string | null; readonly partnerInvited: boolean };
  /** What became of a code that was waiting in storage. */
  readonly pending: 'none' | 'accepted' | 'failed';
};

/**
 * Where the saved questionnaire leads. A code that was accepted: the dashboard. A code that was not: the invite step.
 * No code: the dashboard for those who have or have invited a partner, the invite step for everybody else.
 * A partner who is there already makes the invite step pointless in each case.
 */
export const stepAfterSave = ({ reply, pending }: AfterSave): 'dashboard' | 'invite' => {
  if (pending === 'accepted' || reply.partnerEmail !== null) return 'dashboard';
  return pending === 'none' && reply.partnerInvited ? 'dashboard' : 'invite';
};
