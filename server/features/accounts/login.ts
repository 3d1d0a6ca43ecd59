import type { User } from '../../../contract/people.ts';
import type { Caller, Database } from '../../context.ts';
import { fail } from '../../http/api-error.ts';
import { splitName } from './name.ts';
import { findUser, insertUser, updateEmail } from './store.ts';

const requireOpen = (found: User | 'closed' | null): User =>
  found === null || found === 'closed' ? fail('unauthorized') : found;

const create = async (db: Database, caller: Caller, displayName: string, imageUrl: string | null) => {
  await insertUser(db, caller, { ...splitName(displayName), imageUrl });
  return requireOpen(await findUser(db, caller.uid));
};

/** Gets the caller's record or makes it; address and identity come from the token, never from the body. */
export const login = async (
  db: Database,
  caller: Caller,
  given: { displayName: string | null; imageUrl: string | null },
): Promise<User> => {
  const found = await findUser(db, caller.uid);
  if (found === null) return create(db, caller, given.displayName ?? caller.name, given.imageUrl);
  const user = requireOpen(found);
  if (user.email === caller.email) return user;
  await updateEmail(db, caller.uid, caller.email);
  return { ...user, email: caller.email };
};
