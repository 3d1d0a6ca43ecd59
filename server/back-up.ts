import { resolve } from 'node:path';
import { beside, command } from './beside.ts';
import { backUp, restore } from './database/back-up.ts';
import { readSettings } from './settings.ts';

const usage = 'Say what to do with which file: npm run back-up -- FILE, or npm run restore -- FILE';

/** `npm run back-up -- FILE` and `npm run restore -- FILE`. */
await command(async () => {
  const [verb, name] = process.argv.slice(2);
  if (!name || (verb !== 'back-up' && verb !== 'restore')) throw new Error(usage);
  const file = resolve(name);
  await beside(readSettings(), async (db) => {
    if (verb === 'restore') return `${await restore(db, file)} rows are back. People sign in again.`;
    await backUp(db, file);
    return `Everything is in ${file}. Keep the master key somewhere else.`;
  });
});
