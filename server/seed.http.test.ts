import { expect, test } from 'vitest';
import { listAnswers } from '../contract/answers.ts';
import { newMasterKey } from './ports/vault/master-key.ts';
import { seed, seedCouple, seedPassword } from './seed.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { temporaryFolder } from './testing/folder.ts';
import { personWith, signInAgain } from './testing/people.ts';
import { newDatabase } from './testing/server.ts';

test('development starts, again and again, with a couple that can sign in and has an answer to read', async () => {
  const [database, folder] = [await newDatabase(), await temporaryFolder('afterglow-seed-')];
  const place = { DATABASE_URL: database.url, DATA_DIR: folder.path, MASTER_KEY: newMasterKey() };
  const running = await serve(readSettings({ ...place, LOG_LEVEL: 'silent', PORT: '0', AFTERGLOW_DEV: '1' }));
  await seed(running.server, running.url);
  await seed(running.server, running.url);

  for (const { email } of seedCouple) {
    const known = personWith(running, { uid: '', email, password: seedPassword, token: '' });
    const { answers, hasPartner } = await (await signInAgain(running, known)).call(listAnswers);
    expect(hasPartner).toBe(true);
    expect(answers.map(({ partnerAnswer }) => partnerAnswer?.locked)).toContain(false);
  }

  await running.stop();
  await Promise.all([database.drop(), folder.remove()]);
});
