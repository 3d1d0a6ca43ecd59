import { pageSetting } from '../browser/settings.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import type { IdentityClient } from './identity.ts';

/** The one identity provider of this page. */
export let identity: IdentityClient = embeddedIdentity;

/** Takes the provider that the page names in the place of the embedded one; call once, before anybody is asked for. */
export const chooseProvider = async (): Promise<void> => {
  const name = pageSetting('identity');
  if (name !== null) identity = (await import('./late-identity.ts')).lateIdentity(name);
};
