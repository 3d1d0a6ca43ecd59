import { errors } from '../../../contract/errors.ts';
import * as contract from '../../../contract/invites.ts';
import { fail } from '../../http/api-error.ts';
import { accountKey, spend } from '../../http/budget.ts';
import { type App, mount } from '../../http/mount.ts';
import { acceptInvite } from './accept-invite.ts';
import { createInvite } from './create-invite.ts';
import { lookUp } from './look-up.ts';
import { readInviteStatus } from './store.ts';

/** Mails that one account sends to whatever addresses it names. */
const mailedInvites = { most: 10, seconds: 3600 };

const createLimits = { account: { most: 60, seconds: 3600 } };

export const mountInvites = (app: App): void => {
  mount(app, contract.checkInvites, async ({ caller }, { db, clock }) => {
    return (await readInviteStatus(db, caller.uid, clock())) ?? fail('unauthorized');
  });

  mount(
    app,
    contract.createInvite,
    async ({ caller, body }, context) => {
      const key = accountKey('mailedInvites', caller.uid);
      if (body.partnerEmail) await spend(context.db, key, mailedInvites, context.clock());
      return { inviteCode: await createInvite(context, caller, body) };
    },
    createLimits,
  );

  mount(app, contract.validateInvite, async ({ params, ...from }, context) => {
    const inviter = await lookUp(context, params.code, from);
    return inviter ? { valid: true } : { valid: false, error: errors.invite_code_unknown.message };
  });

  mount(app, contract.inviteInfo, async ({ params, ...from }, context) => {
    const inviter = (await lookUp(context, params.code, from)) ?? fail('invite_code_unknown');
    return { inviterName: inviter.firstName };
  });

  mount(app, contract.acceptInvite, async ({ caller, params, address }, context) =>
    acceptInvite(context, caller, params.code, address),
  );
};
