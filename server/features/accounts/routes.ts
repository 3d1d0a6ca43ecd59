import * as contract from '../../../contract/accounts.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { login } from './login.ts';
import { findUser, updateNames } from './store.ts';

export const mountAccounts = (app: App): void => {
  mount(app, contract.login, async ({ caller, body }, context) => {
    if (body.uid !== caller.uid) fail('forbidden');
    return login(context, caller, { displayName: body.displayName ?? null, imageUrl: body.photoURL ?? null });
  });

  mount(app, contract.updateProfile, async ({ caller, body }, { db }) => {
    const changed = await updateNames(db, caller.uid, body.firstName, body.lastName);
    const user = changed ? await findUser(db, caller.uid) : null;
    return user === null || user === 'closed' ? fail('unauthorized') : user;
  });
};
