import * as contract from '../../../contract/couples.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { leave } from './leave.ts';
import { confirmCouple, holdUser } from './store.ts';

export const mountCouples = (app: App): void => {
  mount(app, contract.confirmPartner, async ({ caller }, { db }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await holdUser(tx, caller.uid))) fail('unauthorized');
      if (!(await confirmCouple(tx, caller.uid))) fail('no_partner');
    });
    return { success: true as const };
  });

  mount(app, contract.leavePartner, async ({ caller }, { db }) => {
    await db.transaction().execute((tx) => leave(tx, caller.uid));
    return { success: true as const };
  });
};
