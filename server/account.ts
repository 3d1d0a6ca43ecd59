import { beside, command, openVaultBeside } from './beside.ts';
import type { Database } from './context.ts';
import { splitName } from './features/accounts/name.ts';
import { findAllByEmail, insertUser, setDisabled } from './features/accounts/store.ts';
import {
  type EmbeddedAccount,
  endEverySession,
  findEmbeddedAccount,
} from './ports/identity/embedded-accounts.ts';
import { readSettings, type Settings } from './settings.ts';

const usage = 'Say what to do with which account: npm run account -- disable|enable|sign-out ADDRESS\n';

/** Somebody who has signed up and was never let in has no record yet that could be disabled. */
const makeRecord = async (db: Database, settings: Settings, account: EmbeddedAccount): Promise<void> => {
  const key = (await openVaultBeside(settings, db)).newKey(account.uid);
  await insertUser(db, account, { ...splitName(account.name), imageUrl: null, key });
};

/** The ids of all accounts with this address, each with a record of our own; the provider's comes first. */
const withRecords = async (db: Database, settings: Settings, email: string): Promise<readonly string[]> => {
  const account = await findEmbeddedAccount(db, email);
  if (account) await makeRecord(db, settings, account);
  const found = await findAllByEmail(db, email);
  return [...new Set(account ? [account.uid, ...found] : found)];
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

/** Nobody can tell from an address which of its accounts was meant, so that all of them are. */
const actOnAll = async (
  db: Database,
  uids: readonly string[],
  act: (db: Database, uid: string) => Promise<string>,
): Promise<string> => {
  const said: string[] = [];
  for (const uid of uids) said.push(await act(db, uid));
  return said.length === 1 ? said.join() : [`${said.length} accounts have this address.`, ...said].join('\n');
};

/** `npm run account -- disable|enable|sign-out ADDRESS`, also beside servers; ends with 0, 1 (it failed) or 2 (usage). */
const [verb = '', email = '', ...more] = process.argv.slice(2);
const act = Object.hasOwn(actions, verb) ? actions[verb] : undefined;
if (act && email !== '' && more.length === 0)
  await command(async () => {
    const settings = readSettings();
    await beside(settings, async (db) => {
      const uids = await withRecords(db, settings, email.trim());
      if (uids.length === 0) throw new Error('There is no account with this address. Nothing has changed.');
      return actOnAll(db, uids, act);
    });
  });
else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
