import { describe, expect, test } from 'vitest';
import { saveAnswer } from '../../contract/answers.ts';
import { createInvite } from '../../contract/invites.ts';
import { runOnce } from '../testing/databases.ts';
import { join } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** What the database itself refuses, past all code. */
const server = testServer();
const run = (statement: string) => runOnce(server().databaseUrl, statement);

const unique = `select format('%s.%s (%s)', n.nspname, t.relname, string_agg(a.attname, ', ' order by a.attname)) as index
  from pg_index i
  join pg_class t on t.oid = i.indrelid
  join pg_namespace n on n.oid = t.relnamespace
  join pg_attribute a on a.attrelid = t.oid and a.attnum = any(i.indkey)
  where i.indisunique and n.nspname in ('public', 'identity') and t.relname not like 'kysely%'
  group by n.nspname, t.relname, i.indexrelid
  order by 1`;

describe('the database', () => {
  test('has each of these unique indexes', async () => {
    const found = (await run(unique)).map(({ index }) => index);
    const wanted = [
      'identity.account (id)',
      'identity.jwks (id)',
      'identity.rateLimit (id)',
      'identity.rateLimit (key)',
      'identity.session (id)',
      'identity.session (token)',
      'identity.user (email)',
      'identity.user (id)',
      'identity.verification (id)',
      'public.answers (couple_id, question_id, user_id)',
      'public.answers (id)',
      'public.budgets (key)',
      'public.couples (id)',
      'public.invites (code)',
      'public.invites (id)',
      'public.invites (inviter_id)',
      'public.partners (couple_id, partner_id, user_id)',
      'public.partners (partner_id)',
      'public.partners (user_id)',
      'public.scores (id)',
      'public.user_keys (user_id)',
      'public.users (id)',
    ];
    expect(wanted.filter((index) => !found.includes(index))).toEqual([]);
  });

  test('refuses a second open code of one person', async () => {
    const ada = await join(server());
    await ada.call(createInvite, { body: {} });
    const second = `insert into invites (inviter_id, code, expires_at) values ('${ada.uid}', 'ZZZZ9', now())`;
    await expect(run(second)).rejects.toThrow(/one_open_invite_each/);
  });

  test('refuses a second answer of one person to one question, in a couple or in none', async () => {
    const ada = await join(server());
    await ada.call(saveAnswer, { body: { questionId: 'moving-in-01', answer: 'A shelf.' } });
    const second = `insert into answers (user_id, question_id, content)
      select user_id, question_id, content from answers where user_id = '${ada.uid}'`;
    await expect(run(second)).rejects.toThrow(/unique constraint/);
  });
});
