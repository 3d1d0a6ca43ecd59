import * as contract from '../../../contract/couples.ts';
import { type App, mount } from '../../http/mount.ts';
import { confirmPartner } from './confirm-partner.ts';
import { leave } from './leave.ts';

export const mountCouples = (app: App): void => {
  mount(app, contract.confirmPartner, async ({ caller, body }, { db }) => {
    await confirmPartner(db, caller.uid, body.coupleId);
    return { success: true as const };
  });

  mount(app, contract.leavePartner, async ({ caller, body }, { db }) => {
    await leave(db, caller.uid, body.coupleId);
    return { success: true as const };
  });
};
