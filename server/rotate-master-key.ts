import { setTimeout as pause } from 'node:timers/promises';
import { beside, command, openVaultBeside } from './beside.ts';
import { wrapAllAnew } from './features/accounts/rotate.ts';
import { wrapMailsAnew } from './features/mails/rotate.ts';
import { addKeyToFile } from './ports/vault/key-file.ts';
import { readSettings } from './settings.ts';
import { keyFileOf } from './wiring.ts';

/** Milliseconds within which a server has written whatever it wrapped just before the file was changed. */
const underWay = 10_000;

/** Puts a new key on top of the file, from which servers take it at once; waits for what they had begun with the older one. */
const changeFile = async (file: string): Promise<void> => {
  addKeyToFile(file);
  await pause(underWay);
};

/** `npm run rotate-master-key`: wraps every user's key with a new master key, also while servers run. */
await command(async () => {
  const settings = readSettings();
  await beside(settings, async (db) => {
    const vault = await openVaultBeside(settings, db);
    if (settings.masterKeys.length === 0) await changeFile(keyFileOf(settings));
    const count = await wrapAllAnew(db, vault);
    await wrapMailsAnew(db, vault);
    return `${count} keys are wrapped with the master key of now. Keep the older one for your backups.`;
  });
});
