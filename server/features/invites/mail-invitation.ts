import type { Caller, Context } from '../../context.ts';
import { findUser } from '../accounts/store.ts';
import { invitationMail } from './invitation-mail.ts';

/** Mails the join link; a mail that cannot be sent is logged and does not fail the call, the code is there anyway. */
export const mailInvitation = async (
  context: Context,
  caller: Caller,
  to: string,
  code: string,
): Promise<void> => {
  const user = await findUser(context.db, caller.uid);
  const name = user === null || user === 'closed' ? '' : user.firstName;
  try {
    await context.mail.send(invitationMail(to, name, `${context.publicUrl}/join?code=${code}`));
  } catch (error) {
    context.log.warn({ err: error }, 'invitation could not be mailed');
  }
};
