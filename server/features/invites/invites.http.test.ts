import { describe, expect, test } from 'vitest';
import { login } from '../../../contract/accounts.ts';
import {
  acceptInvite,
  checkInvites,
  createInvite,
  inviteInfo,
  validateInvite,
} from '../../../contract/invites.ts';
import { inviteCodeAlphabet, inviteLifetimeDays } from '../../../contract/limits.ts';
import { runOnce } from '../../testing/databases.ts';
import { sameText } from '../../testing/expectations.ts';
import { couple, join, leave, type Person, pair, send, signInAgain } from '../../testing/people.ts';
import { startServer, testServer } from '../../testing/server.ts';
import { placesOf } from '../../testing/stored.ts';
import { wrongCodes } from './look-up.ts';

const server = testServer();
const day = 24 * 3600 * 1000;

const codeOf = async (person: Person): Promise<string> =>
  (await person.call(createInvite, { body: {} })).inviteCode;

const accept = (person: Person, code: string) => person.send(acceptInvite, { params: { code } });

/** Who is whose partner, as each of them is told. */
const partnerships = async (people: readonly Person[]): Promise<(string | null)[]> =>
  Promise.all(people.map(async (person) => (await person.call(checkInvites)).partnerEmail));

describe('create', () => {
  test('gives a code of five letters and digits without look-alikes, and the same one again', async () => {
    const ada = await join(server());
    const code = await codeOf(ada);
    expect(code).toMatch(new RegExp(`^[${inviteCodeAlphabet}]{5}$`));
    expect(await codeOf(ada)).toBe(code);
  });

  test('ten calls at once give one code', async () => {
    const ada = await join(server());
    const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(ada)));
    expect(new Set(codes).size).toBe(1);
  });

  test('an empty body marks nothing; the key partnerEmail marks it as sent', async () => {
    const ada = await join(server());
    const code = await codeOf(ada);
    const before = {
      hasInvitedPartner: false,
      hasPartner: false,
      partnerEmail: null,
      activeInviteCode: code,
    };
    expect(await ada.call(checkInvites)).toEqual(before);
    await ada.call(createInvite, { body: { partnerEmail: null } });
    expect(await ada.call(checkInvites)).toEqual({ ...before, hasInvitedPartner: true });
  });

  test('a code that went out and is not the open one marks nothing, and nothing is mailed', async () => {
    const [ada, passing] = [await join(server()), await join(server())];
    const dead = await codeOf(ada);
    await pair(passing, ada);
    await leave(ada);
    const inviteCode = await codeOf(ada);
    for (const partnerEmail of [null, 'unmarked@example.org']) {
      const reply = await ada.call(createInvite, { body: { partnerEmail, inviteCode: dead } });
      expect(reply).toEqual({ inviteCode });
      expect((await ada.call(checkInvites)).hasInvitedPartner).toBe(false);
    }
    expect((await server().mails()).map(({ to }) => to)).not.toContain('unmarked@example.org');
    await ada.call(createInvite, { body: { partnerEmail: null, inviteCode: inviteCode.toLowerCase() } });
    expect((await ada.call(checkInvites)).hasInvitedPartner).toBe(true);
  });

  test('an address gets the join link by mail', async () => {
    const ada = await join(server());
    const address = 'bela-invited@example.org';
    const { inviteCode } = await ada.call(createInvite, { body: { partnerEmail: ` ${address} ` } });
    const mail = (await server().mails()).find((message) => message.to === address);
    expect(mail?.text).toContain(`/join?code=${inviteCode}`);
    expect(mail?.subject).not.toContain('\n');
  });

  test('invitations are mailed ten times an hour and no oftener; the code is there all the same', async () => {
    server().nextWindow(3600);
    const ada = await join(server());
    const invite = (partnerEmail: string | null) => ada.send(createInvite, { body: { partnerEmail } });
    const statuses = [];
    for (let n = 0; n <= 10; n++) statuses.push((await invite(`friend-${n}@example.org`)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await invite(null)).status).toBe(200);
  });

  test('an invitation that cannot be mailed is given up with its code, at the latest', async () => {
    let tries = 0;
    const send = async () => {
      tries += 1;
      throw Object.assign(new Error('away'), { forGood: false });
    };
    const own = await startServer({ mail: { send } });
    try {
      const ada = await join(own);
      await ada.call(createInvite, { body: {} });
      own.passTime(inviteLifetimeDays * day - 3_600_000);
      const again = await signInAgain(own, ada);
      await again.call(createInvite, { body: { partnerEmail: 'late@example.org' } });
      await expect.poll(() => tries, { timeout: 20_000 }).toBe(1);
      own.passTime(3_600_000);
      await own.mails();
      expect(tries).toBe(1);
    } finally {
      await own.stop();
    }
  });

  test('is not mailed where the invitation was not kept', async () => {
    const ada = await join(server());
    const url = server().databaseUrl;
    const address = 'never-invited@example.org';
    await runOnce(
      url,
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
       create constraint trigger refuse after update on invites initially deferred
         for each row when (new.partner_email = '${address}') execute function refuse()`,
    );
    expect((await ada.send(createInvite, { body: { partnerEmail: address } })).status).toBe(500);
    expect((await server().mails()).filter(({ to }) => to === address)).toEqual([]);
  });

  test('refuses what is no address', async () => {
    const ada = await join(server());
    const reply = await ada.send(createInvite, { body: { partnerEmail: 'bela' } });
    expect([reply.status, reply.body]).toEqual([400, sameText('email_invalid')]);
  });

  test('refuses somebody who has a partner', async () => {
    const [ada] = await couple(server());
    const reply = await ada.send(createInvite, { body: {} });
    expect([reply.status, reply.body]).toEqual([409, sameText('already_paired')]);
  });

  test('after seven days the code is dead and a new one comes', async () => {
    const own = await startServer();
    try {
      const ada = await join(own);
      const code = await codeOf(ada);
      await ada.call(createInvite, { body: { partnerEmail: null } });
      own.passTime(inviteLifetimeDays * day + 1000);
      expect(await ada.call(checkInvites)).toMatchObject({
        hasInvitedPartner: false,
        activeInviteCode: null,
      });
      for (const call of [validateInvite, inviteInfo]) {
        const [expired, unknown] = [{ params: { code } }, { params: { code: 'ZZZZZ' } }];
        expect((await send(own, call, null, expired)).text).toBe((await send(own, call, null, unknown)).text);
      }
      expect(await codeOf(ada)).not.toBe(code);
    } finally {
      await own.stop();
    }
  });
});

describe('validate and info', () => {
  test('know a code that is alive, typed in any case and with space around it', async () => {
    const ada = await join(server(), 'Ada');
    const code = await codeOf(ada);
    const typed = ` ${code.toLowerCase()} `;
    const valid = await send(server(), validateInvite, null, { params: { code: typed } });
    const info = await send(server(), inviteInfo, null, { params: { code: typed } });
    expect([valid.body, info.body]).toEqual([{ valid: true }, { inviterName: 'Ada' }]);
  });

  test('unknown, malformed, used and revoked codes look alike', async () => {
    const used = await join(server());
    const usedCode = await codeOf(used);
    const accepter = await join(server());
    const revokedCode = await codeOf(accepter);
    await accepter.call(acceptInvite, { params: { code: usedCode } });
    const look = async (code: string) => {
      const valid = await send(server(), validateInvite, null, { params: { code } });
      const info = await send(server(), inviteInfo, null, { params: { code } });
      return [valid.status, valid.text, info.status, info.text];
    };
    const unknown = await look('ZZZZZ');
    expect(unknown[1]).toBe('{"valid":false,"error":"Invalid invite code"}');
    expect(unknown[2]).toBe(404);
    for (const code of ['A', '%00', '😀😀', usedCode, revokedCode]) expect(await look(code)).toEqual(unknown);
  });
});

describe('accept', () => {
  test('makes two people a couple and tells each of the other', async () => {
    const [ada, bela] = [await join(server(), 'Ada'), await join(server(), 'Bela')];
    const reply = await accept(bela, (await codeOf(ada)).toLowerCase());
    expect([reply.status, reply.body]).toEqual([200, { partnerName: 'Ada', partnerEmail: ada.email }]);
    expect(await partnerships([ada, bela])).toEqual([bela.email, ada.email]);
    expect(await ada.call(checkInvites)).toEqual({
      hasInvitedPartner: false,
      hasPartner: true,
      partnerEmail: bela.email,
      activeInviteCode: null,
      coupleId: expect.any(String),
      partnerToConfirm: { firstName: 'Bela', coupleId: expect.any(String) },
    });
    const user = await bela.call(login, { body: { uid: bela.uid } });
    expect(user.partnerEmail).toBe(ada.email);
  });

  test('is told to the inviter by mail, once and by first name', async () => {
    const [ada, bela] = [await join(server(), 'Ada'), await join(server(), 'Bela')];
    const code = await codeOf(ada);
    await Promise.all([accept(bela, code), accept(bela, code)]);
    await accept(bela, code);
    const mails = (await server().mails()).filter(({ to }) => to === ada.email || to === bela.email);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, 'Bela has joined you on Afterglow'],
    ]);
    expect(mails[0]?.text).toContain('confirm that this is the right person');
    for (const more of [bela.email, 'Test', code]) expect(JSON.stringify(mails)).not.toContain(more);
  });

  test('over and over is told to the inviter three times a day', async () => {
    const [ada, bela] = [await join(server(), 'Ada'), await join(server(), 'Bela')];
    for (let n = 0; n < 4; n++) {
      await pair(ada, bela);
      await leave(bela);
    }
    expect((await server().mails()).filter(({ to }) => to === ada.email)).toHaveLength(3);
  });

  test('repeated by the same person gives the same reply', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    const code = await codeOf(ada);
    const first = await accept(bela, code);
    const second = await accept(bela, code);
    expect([second.status, second.text]).toEqual([200, first.text]);
  });

  test.each([
    ['their own code', async (ada: Person) => codeOf(ada), 400, 'invite_own_code'],
    ['an unknown code', async () => 'ZZZZZ', 404, 'invite_code_unknown'],
    ['a code of four signs', async () => 'ABCD', 400, 'invite_code_malformed'],
    ['a code of six signs', async () => 'ABCDEF', 400, 'invite_code_malformed'],
    ['a code with NUL', async () => 'AB\u0000CD', 400, 'invite_code_malformed'],
  ] as const)('refuses %s', async (_, code, status, name) => {
    const ada = await join(server());
    const reply = await accept(ada, await code(ada));
    expect([reply.status, reply.body]).toEqual([status, sameText(name)]);
    expect(await partnerships([ada])).toEqual([null]);
  });

  test('refuses somebody who has a partner already, and a code of somebody who has', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    const [cleo, dora] = [await join(server()), await join(server())];
    const [adasCode, cleosCode] = [await codeOf(ada), await codeOf(cleo)];
    await pair(ada, bela);
    expect((await accept(bela, cleosCode)).body).toEqual(sameText('already_paired'));
    expect((await accept(dora, adasCode)).body).toEqual(sameText('invite_code_unknown'));
    expect(await partnerships([ada, bela, cleo, dora])).toEqual([bela.email, ada.email, null, null]);
  });

  test('ten people at once with one code: one gets the partner', async () => {
    const ada = await join(server());
    const code = await codeOf(ada);
    const others = await Promise.all(Array.from({ length: 10 }, () => join(server())));
    const replies = await Promise.all(others.map((person) => accept(person, code)));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(9).fill(404)]);
    const winner = others[replies.findIndex((reply) => reply.status === 200)];
    expect(await partnerships([ada])).toEqual([winner?.email]);
    const partners = await partnerships(others);
    expect(partners.filter((email) => email === ada.email)).toHaveLength(1);
    expect(partners.filter((email) => email === null)).toHaveLength(9);
  });

  test('two who accept each other at once become one couple', async () => {
    for (let round = 0; round < 5; round++) {
      const [ada, bela] = await Promise.all([join(server()), join(server())]);
      const [adas, belas] = [await codeOf(ada), await codeOf(bela)];
      const replies = await Promise.all([accept(ada, belas), accept(bela, adas)]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, expect.toBeOneOf([404, 409])]);
      expect(await partnerships([ada, bela])).toEqual([bela.email, ada.email]);
    }
  });

  test('a ring of three gives one couple and one who is still single', async () => {
    for (let round = 0; round < 5; round++) {
      const ring = await Promise.all([join(server()), join(server()), join(server())]);
      const codes = await Promise.all(ring.map(codeOf));
      const replies = await Promise.all(ring.map((person, i) => accept(person, codes[(i + 1) % 3] ?? '')));
      const refused = expect.toBeOneOf([404, 409]);
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, refused, refused]);
      const partners = await partnerships(ring);
      const paired = ring.flatMap((person, i) => (partners[i] ? [[person.email, partners[i]]] : []));
      expect(paired).toHaveLength(2);
      expect(paired[0]).toEqual([...(paired[1] ?? [])].reverse());
    }
  });
});

describe('an address that was named', () => {
  const named = async (inviter: Person, partnerEmail: string): Promise<string> => {
    const { inviteCode } = await inviter.call(createInvite, { body: { partnerEmail } });
    return inviteCode;
  };
  const inInvites = 'public.invites.partner_email';

  test('goes when the code is used, and when it is void', async () => {
    const [ada, bela] = [await join(server()), await join(server())];
    const code = await named(ada, 'used-address@example.org');
    await named(bela, 'void-address@example.org');
    const places = () =>
      Promise.all(['used', 'void'].map((why) => placesOf(server().databaseUrl, `${why}-address@`)));
    expect(await places()).toEqual([[inInvites], [inInvites]]);
    await bela.call(acceptInvite, { params: { code } });
    expect(await places()).toEqual([[], []]);
  });

  test('goes when the code has run out, as soon as anybody asks for one', async () => {
    const own = await startServer();
    try {
      const [ada, bela] = [await join(own), await join(own)];
      await named(ada, 'late-address@example.org');
      await codeOf(bela);
      expect(await placesOf(own.databaseUrl, 'late-address@')).toEqual([inInvites]);
      own.passTime(inviteLifetimeDays * day + 1000);
      await codeOf(await signInAgain(own, bela));
      expect(await placesOf(own.databaseUrl, 'late-address@')).toEqual([]);
    } finally {
      await own.stop();
    }
  });
});

describe('wrong codes', () => {
  test('count together over validate, info and accept, and then stop right ones too', async () => {
    const own = await startServer();
    own.nextWindow(3600);
    try {
      const [ada, bela] = [await join(own), await join(own)];
      const code = await codeOf(ada);
      const wrong = { params: { code: 'ZZZZZ' } };
      for (let i = 0; i < 10; i++) {
        await bela.send(validateInvite, wrong);
        await bela.send(inviteInfo, wrong);
        await bela.send(acceptInvite, wrong);
      }
      expect((await send(own, validateInvite, null, { params: { code } })).status).toBe(200);
      await bela.send(inviteInfo, wrong);
      for (const call of [validateInvite, inviteInfo, acceptInvite]) {
        const reply = await bela.send(call, { params: { code } });
        expect([reply.status, reply.body]).toEqual([429, sameText('too_many_requests')]);
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await partnerships([ada, bela])).toEqual([null, null]);
    } finally {
      await own.stop();
    }
  });

  test('behind a made-up forwarding header count too', async () => {
    const own = await startServer();
    own.nextWindow(3600);
    try {
      const guess = (i: number) =>
        fetch(`${own.url}/api/invites/validate/ZZZZZ`, { headers: { 'x-forwarded-for': `10.0.0.${i}` } });
      for (let i = 0; i < wrongCodes.each; i++) expect((await guess(i)).status).toBe(200);
      expect((await guess(200)).status).toBe(429);
    } finally {
      await own.stop();
    }
  });

  test('by everybody together have a limit for the whole site', async () => {
    const own = await startServer();
    own.nextWindow(3600);
    try {
      const ada = await join(own);
      await send(own, validateInvite, null, { params: { code: 'ZZZZZ' } });
      await runOnce(
        own.databaseUrl,
        `update budgets set spent = ${wrongCodes.site + 1} where key = 'code:site'`,
      );
      const reply = await send(own, validateInvite, null, { params: { code: await codeOf(ada) } });
      expect(reply.status).toBe(429);
    } finally {
      await own.stop();
    }
  });

  test('fifty guesses at once are all counted', async () => {
    const own = await startServer();
    own.nextWindow(3600);
    try {
      const guesses = Array.from({ length: 50 }, () =>
        send(own, validateInvite, null, { params: { code: 'ZZZZZ' } }),
      );
      const statuses = (await Promise.all(guesses)).map((reply) => reply.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(30);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    } finally {
      await own.stop();
    }
  });
});
