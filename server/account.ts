import { beside, command } from './beside.ts';
import type { Database } from './context.ts';
import { splitName } from './features/accounts/name.ts';
import { findByEmail, insertUser, setDisabled } from './features/accounts/store.ts';
import { endEverySession, findEmbeddedAccount } from './ports/identity/embedded-accounts.ts';
import { readSettings, type Settings } from './settings.ts';
import { openVault } from './wiring.ts';

const usage = 'Say what to do with which account: npm run account -- disable|enable|sign-out ADDRESS\n';

/** Somebody who has signed up and was never let in has no record yet that could be disabled. */
const withRecord = async (db: Database, settings: Settings, email: string): Promise<string | null> => {
  const account = await findEmbeddedAccount(db, email);
  if (!account) return findByEmail(db, email);
  const { uid, name } = account;
  const key = openVault(settings).newKey(uid);
  await insertUser(db, account, { ...splitName(name), imageUrl: null, key });
  return uid;
};

const sessions = (count: number): string =>
  count === 1 ? '1 session was ended' : `${count} sessions were ended`;

/** Disabled first and signed out then, so that no session is made between the two. */
const actions: Readonly<Record<string, (db: Database, uid: string) => Promise<string>>> = {
  disable: async (db, uid) => {
    const changed = await setDisabled(db, uid, true);
    const count = await endEverySession(db, uid);
    return `${changed ? 'The account is disabled' : 'The account was disabled already'}; ${sessions(count)}.`;
  },
  enable: async (db, uid) =>
    (await setDisabled(db, uid, false))
      ? 'The account can be used again.'
      : 'The account was not disabled; nothing has changed.',
  'sign-out': async (db, uid) =>
    `Signed out everywhere: ${sessions(await endEverySession(db, uid))}. What a browser still holds is over too.`,
};

/** `npm run account -- disable|enable|sign-out ADDRESS`, also beside servers; ends with 0, 1 (it failed) or 2 (usage). */
const [verb = '', email = '', ...more] = process.argv.slice(2);
const act = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
if (act && email !== '' && more.length === 0)
  await command(async () => {
    const settings = readSettings();
    await beside(settings, async (db) => {
      const uid = await withRecord(db, settings, email.trim());
      if (uid === null) throw new Error('There is no account with this address. Nothing has changed.');
      return act(db, uid);
    });
  });
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
