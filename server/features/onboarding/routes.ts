import { saveOnboarding } from '../../../contract/onboarding.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { updateQuestionnaire } from '../accounts/store.ts';
import { readInviteStatus } from '../invites/store.ts';

export const mountOnboarding = (app: App): void => {
  mount(app, saveOnboarding, async ({ caller, body }, { db, clock }) => {
    const saved = await updateQuestionnaire(db, caller.uid, body);
    const status = saved ? await readInviteStatus(db, caller.uid, clock()) : null;
    if (!status) return fail('unauthorized');
    return { partnerEmail: status.partnerEmail, partnerInvited: status.hasInvitedPartner };
  });
};
