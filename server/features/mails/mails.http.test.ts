import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Context, Database, Message } from '../../context.ts';
import { openDatabase, openPool } from '../../database/open.ts';
import { localVault } from '../../ports/vault/local.ts';
import { newMasterKey, readMasterKey } from '../../ports/vault/master-key.ts';
import { runOnce } from '../../testing/databases.ts';
import { newDatabase } from '../../testing/server.ts';
import { deliverDue } from './deliver.ts';
import { queueMail } from './queue-mail.ts';
import { wrapMailsAnew } from './rotate.ts';

const hour = 3_600_000;
const address = 'canary@example.org';
const letter = { to: address, subject: 'CANARY', text: 'CANARY-link', html: '<p>CANARY</p>' };

let database: Awaited<ReturnType<typeof newDatabase>>;
let db: Database;
let now = Date.UTC(2026, 10, 20, 12);
let sent: Message[] = [];
let send: (message: Message) => Promise<void>;
const lines: string[] = [];
const masterKeys = [readMasterKey(newMasterKey(), 'MASTER_KEY')];
const vault = localVault(() => masterKeys);

/** What one of several servers works with. */
const server = () =>
  ({
    db,
    vault,
    clock: () => new Date(now),
    log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    mail: { send: (message: Message) => send(message) },
  }) as unknown as Context;

const queue = (lifetime = 48 * hour, tx = db) =>
  queueMail(tx, server(), {
    kind: 'invitation',
    people: ['ada'],
    letter,
    giveUpAt: new Date(now + lifetime),
  });

const waiting = () => runOnce(database.url, 'select * from mails');

beforeAll(async () => {
  database = await newDatabase();
  db = openDatabase(openPool({ connectionString: database.url }, () => {}));
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});
beforeEach(async () => {
  await runOnce(database.url, 'delete from mails');
  [sent, lines.length] = [[], 0];
  send = async (message) => void sent.push(message);
});

const trouble = (forGood: boolean) => async () => {
  throw Object.assign(new Error('451 DATA'), { forGood });
};

describe('a mail', () => {
  test('goes out with the transaction that caused it, or not at all', async () => {
    const failing = db.transaction().execute(async (tx) => {
      await queue(hour, tx);
      throw new Error('on the way');
    });
    await expect(failing).rejects.toThrow('on the way');
    expect(await deliverDue(server())).toBe(0);
    await queue();
    expect(await deliverDue(server())).toBe(1);
    expect(sent).toEqual([{ ...letter, id: expect.any(String) }]);
    expect(await waiting()).toEqual([]);
  });

  test('lies sealed while it waits', async () => {
    await queue();
    const text = JSON.stringify(await waiting(), (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(text.toLowerCase()).not.toContain('canary');
  });

  test('moved to another row, or with a bit changed, does not open', async () => {
    await queue();
    await runOnce(database.url, `update mails set id = '${randomUUID()}'`);
    await deliverDue(server());
    expect([sent, (await waiting()).length]).toEqual([[], 1]);
    expect(lines.join('')).toContain('it does not open with the master keys that are here');
  });

  test('can be opened after the master key was changed', async () => {
    await queue();
    masterKeys.unshift(readMasterKey(newMasterKey(), 'MASTER_KEY'));
    await wrapMailsAnew(db, vault);
    masterKeys.length = 1;
    await deliverDue(server());
    expect(sent).toHaveLength(1);
  });
});

describe('a mail that is not taken', () => {
  test('is tried again after 30 s, doubling up to half an hour, and given up when it is of no use', async () => {
    await queue(3 * hour);
    send = trouble(false);
    const pauses: number[] = [];
    for (let left = await waiting(); left[0]; left = await waiting()) {
      const due = (left[0].due_at as Date).getTime();
      pauses.push((due - now) / 1000);
      now = due - 1;
      expect(await deliverDue(server())).toBe(0);
      now = due;
      expect(await deliverDue(server())).toBe(1);
    }
    expect(pauses).toEqual([0, 30, 60, 120, 240, 480, 960, 1800, 1800, 1800, 1800]);
    expect(lines.at(-1)).toContain('mail given up');
  });

  test('because it never can be is given up at once', async () => {
    await queue();
    send = trouble(true);
    await deliverDue(server());
    expect(await waiting()).toEqual([]);
  });

  test('keeps none of the others', async () => {
    for (let i = 0; i < 4; i++) await queue();
    let calls = 0;
    send = async (message) => {
      calls += 1;
      if (calls === 1) throw new Error('odd');
      sent.push(message);
    };
    await deliverDue(server());
    expect([sent.length, (await waiting()).length]).toEqual([3, 1]);
  });

  test('leaves codes in the log, and no address and no word', async () => {
    await queue();
    send = async () => {
      throw new Error(`550 <${address}> unknown`);
    };
    await deliverDue(server());
    expect(lines.join('')).toContain('mail will be tried again');
    expect(lines.join('').toLowerCase()).not.toContain('canary');
  });

  test('in time is not sent late: a server that comes back sends no dead link', async () => {
    await queue(hour);
    now += hour;
    await deliverDue(server());
    expect([sent, await waiting()]).toEqual([[], []]);
  });
});

describe('several servers', () => {
  test('send each mail once, also when all look at the same moment', async () => {
    for (let i = 0; i < 40; i++) await queue();
    const look = async (): Promise<void> => {
      if ((await deliverDue(server())) > 0) await look();
    };
    await Promise.all(Array.from({ length: 6 }, look));
    expect(sent).toHaveLength(40);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(40);
  });

  test('leave a mail to the one that is sending it, for two minutes', async () => {
    await queue();
    let taken = () => {};
    send = (message) =>
      new Promise((resolve) => {
        sent.push(message);
        taken = resolve;
      });
    const first = deliverDue(server());
    await expect.poll(() => sent.length).toBe(1);
    now += 119_999;
    expect(await deliverDue(server())).toBe(0);
    taken();
    await first;
    expect(await waiting()).toEqual([]);
  });

  test('take over from one that was killed after handing over: once more, under the same id', async () => {
    await queue();
    send = (message) => {
      sent.push(message);
      return new Promise(() => {});
    };
    void deliverDue(server());
    await expect.poll(() => sent.length).toBe(1);
    now += 120_000;
    send = async (message) => void sent.push(message);
    await deliverDue(server());
    await deliverDue(server());
    expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
    expect(await waiting()).toEqual([]);
  });
});
