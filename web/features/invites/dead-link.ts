import { validateInvite } from '../../../contract/invites.ts';
import { call } from '../../api/client.ts';

/** True where the server says that a code opens nothing any more; where it does not say, the invitation stands. */
export const isDeadLink = async (code: string): Promise<boolean> => {
  const reply = await call(validateInvite, { params: { code } }).catch(() => null);
  return reply?.valid === false;
};
