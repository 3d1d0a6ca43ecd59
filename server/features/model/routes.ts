import * as contract from '../../../contract/model.ts';
import { fail } from '../../http/api-error.ts';
import { type App, mount } from '../../http/mount.ts';
import { findAllowedHost, putAllowedHost } from './store.ts';

export const mountModel = (app: App): void => {
  mount(app, contract.getModelConsent, async ({ caller }, { db, model }) => {
    const found = await findAllowedHost(db, caller.uid);
    if (found === undefined) return fail('unauthorized');
    const host = model?.host ?? null;
    return { host, allowed: host !== null && found === host };
  });

  mount(app, contract.setModelConsent, async ({ caller, body }, { db, model }) => {
    const host = model?.host ?? null;
    if (body.host !== null && body.host !== host) fail('model_changed');
    if (!(await putAllowedHost(db, caller.uid, body.host))) fail('unauthorized');
    return { host, allowed: body.host !== null };
  });
};
