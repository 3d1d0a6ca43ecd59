import { resolve } from 'node:path';
import { beside, command } from './beside.ts';
import type { Database } from './context.ts';
import { backUp, restore } from './database/back-up.ts';
import { deleteAgain } from './features/leaving/delete-account.ts';
import { removeEmbeddedAccount } from './ports/identity/embedded-accounts.ts';
import { readSettings } from './settings.ts';

const usage = 'Say what to do with which file: npm run back-up -- FILE, or npm run restore -- FILE [ID …]';

/** `npm run back-up -- FILE`, and `npm run restore -- FILE [ID …]` with the accounts that were deleted since. */
await command(async () => {
  const [verb, name, ...deletedSince] = process.argv.slice(2);
  if (!name || !(verb === 'restore' || (verb === 'back-up' && deletedSince.length === 0)))
    throw new Error(usage);
  const file = resolve(name);
  const write = async (db: Database) =>
    `${await backUp(db, file)} rows are in ${file}. Keep the master key somewhere else.`;
  const putBack = async (db: Database) => {
    let found = 0;
    const rows = await restore(db, file, async (tx) => {
      for (const uid of deletedSince) {
        if (await deleteAgain(tx, uid)) found++;
        await removeEmbeddedAccount(tx, uid);
      }
    });
    const again = found === 0 ? '' : ` Accounts deleted again: ${found}.`;
    return `${rows} rows are back.${again} People sign in again.`;
  };
  const isRestore = verb === 'restore';
  await beside(readSettings(), isRestore ? putBack : write, { mayBeNew: isRestore });
});
