import { expect, inject, test } from 'vitest';
import { readSettings } from './settings.ts';
import { openStorage } from './storage.ts';
import { withDatabase } from './testing/databases.ts';

test.each([
  ['is away', 'postgresql://nobody:hush@localhost:1/none', 'ECONNREFUSED'],
  ['has an unknown host', 'postgresql://nobody:hush@nowhere.invalid/none', 'nowhere.invalid'],
  ['is not there', null, 'database "none" does not exist'],
])('a database that %s is named by its setting, without its password', async (_, address, reason) => {
  const settings = readSettings({ DATABASE_URL: address ?? withDatabase(inject('adminUrl'), 'none') });
  const error = await openStorage(settings, () => {}).catch((caught) => caught);
  expect(error.message).toMatch(new RegExp(`^The database of DATABASE_URL cannot be used: .*${reason}`));
  expect(error.message).not.toContain('hush');
});
