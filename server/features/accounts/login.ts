import type { User } from '../../../contract/people.ts';
import type { Caller, Context } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { splitName } from './name.ts';
import { findUser, insertUser, updateEmail } from './store.ts';

const requireOpen = (found: User | 'closed' | null): User =>
  found === null || found === 'closed' ? fail('unauthorized') : found;

type Given = { readonly displayName: string | null; readonly imageUrl: string | null };

const create = async (
  { db, vault }: Context,
  caller: Caller,
  { displayName, imageUrl }: Given,
): Promise<User> => {
  const name = splitName(displayName ?? caller.name);
  await insertUser(db, caller, { ...name, imageUrl, key: vault.newKey(caller.uid) });
  return requireOpen(await findUser(db, caller.uid));
};

/** Gets the caller's record or makes it; address and identity come from the token, never from the body. */
export const login = async (context: Context, caller: Caller, given: Given): Promise<User> => {
  const { db } = context;
  const found = await findUser(db, caller.uid);
  if (found === null) return create(context, caller, given);
  const user = requireOpen(found);
  if (user.email === caller.email) return user;
  if (!(await updateEmail(db, caller.uid, caller.email))) fail('unauthorized');
  return { ...user, email: caller.email };
};
