import { createHmac, randomUUID } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { goodClaims, type Keys, part, sign, type World, worldOf } from '../../testing/identity-worlds.ts';
import { type KeyServer, standKeyServer } from '../../testing/key-server.ts';
import { testServer } from '../../testing/server.ts';

/** One suite over all adapters: tokens as each provider would make them, and everything that may be wrong with one. */
const server = testServer();
const minute = 60_000;

let strangers: Record<string, Keys>;
let rogue: KeyServer;

beforeAll(async () => {
  const made = ['EdDSA', 'RS256', 'ES256'].map(async (algorithm) => [
    algorithm,
    await generateKeyPair(algorithm, { extractable: true }),
  ]);
  strangers = Object.fromEntries(await Promise.all(made));
  rogue = await standKeyServer();
  return rogue.close;
});

const strangerFor = (algorithm: string): Keys => {
  const keys = strangers[algorithm];
  if (!keys) throw new Error('there is a stranger for each algorithm');
  return keys;
};

const seconds = (world: World): number => Math.floor(world.now().getTime() / 1000);

/** What may be wrong with the claims, whatever signed them. */
const badClaims: readonly (readonly [string, (world: World) => object])[] = [
  ['another audience', () => ({ aud: 'other' })],
  ['no audience', () => ({ aud: undefined })],
  ['another issuer', () => ({ iss: 'https://securetoken.google.com/other' })],
  ['no issuer', () => ({ iss: undefined })],
  ['an end that is over', (world) => ({ exp: seconds(world) - 1 })],
  ['no end', () => ({ exp: undefined })],
  ['a text for an end', () => ({ exp: '9999999999' })],
  ['a start that is yet to come', (world) => ({ nbf: seconds(world) + 60 })],
  ['no time of issue', () => ({ iat: undefined })],
  ['a time of issue in the future', (world) => ({ iat: seconds(world) + 3600 })],
  ['a sign-in in the future', (world) => ({ auth_time: seconds(world) + 3600 })],
  ['no subject', () => ({ sub: undefined })],
  ['an empty subject', () => ({ sub: '' })],
  ['a subject of 129 characters', () => ({ sub: 'x'.repeat(129) })],
  ['a subject that cannot be stored', () => ({ sub: 'a\u0000b' })],
  ['nine thousand good characters', () => ({ filler: 'x'.repeat(9000) })],
  ['audiences of which none is ours', () => ({ aud: ['other', 'another'] })],
  ['a list for a subject', () => ({ sub: ['ada'] })],
  ['a number for a subject', () => ({ sub: 7 })],
];

const hmac = async (world: World, secret: string): Promise<string> => {
  const body = `${part({ alg: 'HS256', kid: 'one' })}.${part(goodClaims(world))}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
};

const unsigned = (alg: string) => (world: World) =>
  `${part({ alg, kid: 'one' })}.${part(goodClaims(world))}.`;

const asStranger = (header: (keys: Keys) => object | Promise<object>) => async (world: World) => {
  const keys = strangerFor(world.algorithm);
  return sign(world, goodClaims(world), await header(keys), keys.privateKey);
};

const jwkOf = ({ publicKey }: Keys) => exportJWK(publicKey);

/** What may be wrong with the signature, its header and its key. */
const badSignatures: readonly (readonly [string, (world: World) => string | Promise<string>])[] = [
  ['alg none', unsigned('none')],
  ['alg None', unsigned('None')],
  ['alg nOnE', unsigned('nOnE')],
  ['RS256 and no signature', unsigned('RS256')],
  ['no algorithm', (world) => `${part({ kid: 'one' })}.${part(goodClaims(world))}.AAAA`],
  ['HS256 with the public key', async (world) => hmac(world, await exportSPKI(world.keys.publicKey))],
  ['HS256 with the key set', async (world) => hmac(world, JSON.stringify(await jwkOf(world.keys)))],
  ['another key', asStranger(() => ({}))],
  ['an unknown kid', (world) => sign(world, goodClaims(world), { kid: 'two' })],
  ['no kid', (world) => sign(world, goodClaims(world), { kid: undefined })],
  ['a jwk', asStranger(async (keys) => ({ jwk: await jwkOf(keys) }))],
  ['a jwk and no kid', asStranger(async (keys) => ({ kid: undefined, jwk: await jwkOf(keys) }))],
  ['a jku', asStranger(() => ({ kid: 'x', jku: rogue.address }))],
  ['an x5u', asStranger(() => ({ kid: 'x', x5u: rogue.address }))],
  ['an x5c', asStranger(() => ({ x5c: ['MIIB'] }))],
  [
    'a critical header that nobody knows',
    (world) => `${part({ alg: world.algorithm, kid: 'one', crit: ['odd'], odd: 1 })}.${part({})}.AAAA`,
  ],
  [
    'claims that were changed',
    async (world) => {
      const [head, , signature] = (await sign(world, goodClaims(world))).split('.');
      return `${head}.${part({ ...goodClaims(world), sub: 'somebody-else' })}.${signature}`;
    },
  ],
  ['its signature cut off', async (world) => (await sign(world, goodClaims(world))).replace(/[^.]*$/, '')],
];

const noTokens: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['two parts', 'a.b'],
  ['five parts', 'a.b.c.d.e'],
  ['no base64', '!.!.!'],
  ['no JSON', 'YQ.YQ.YQ'],
  ['a megabyte', 'a'.repeat(1_000_000)],
];

/** Holds for every adapter. */
const anyProvider = (world: () => World): void => {
  const verify = (token: string) => world().identity.verify(token);

  test('a good token gives the caller', async () => {
    const claims = goodClaims(world());
    expect(await verify(await sign(world(), claims))).toEqual({
      uid: claims.sub,
      email: 'ada@example.org',
      name: 'Ada',
      signedInAt: new Date(Number(claims.auth_time) * 1000),
    });
  });

  test.each(badClaims)('with %s it is nobody', async (_, change) => {
    const token = await sign(world(), { ...goodClaims(world()), ...change(world()) });
    expect(await verify(token)).toBeNull();
  });

  test.each(noTokens)('%s is nobody', async (_, token) => {
    expect(await verify(token)).toBeNull();
  });

  test.each([
    ['nothing', {}, ['', '']],
    ['odd types', { email: ['a@b.co'], name: { first: 'Ada' } }, ['', '']],
    ['what cannot be stored', { email: 'a\u0000@b.co', name: 'A\u0000' }, ['', '']],
    ['an endless address', { email: `${'x'.repeat(400)}@b.co` }, ['', '']],
    ['a name in two parts', { given_name: 'Ada', family_name: 'King' }, ['', 'Ada King']],
  ])('an address and a name that are %s do no harm', async (_, given, expected) => {
    const claims: JWTPayload = { ...goodClaims(world()), email: undefined, name: undefined, ...given };
    const caller = await verify(await sign(world(), claims));
    expect([caller?.email, caller?.name]).toEqual(expected);
  });
};

/** Holds where tokens are signed. */
const signingProvider = (world: () => World): void => {
  test('a key that was published a moment ago is known', async () => {
    const keys = await generateKeyPair(world().algorithm, { extractable: true });
    world().passTime(2 * minute);
    const kid = randomUUID();
    await world().publish(kid, keys);
    const token = await sign(world(), goodClaims(world()), { kid }, keys.privateKey);
    expect(await world().identity.verify(token)).not.toBeNull();
  });

  test.each(badSignatures)('with %s it is nobody', async (_, make) => {
    const token = await make(world());
    expect(await world().identity.verify(token)).toBeNull();
    expect(rogue.requests).toBe(0);
  });
};

/** Holds where a clock of our own is read by. */
const timedProvider = (world: () => World): void => {
  test('a token that was good is nobody once it has expired', async () => {
    const token = await sign(world(), goodClaims(world()));
    expect(await world().identity.verify(token)).not.toBeNull();
    world().passTime(11 * minute);
    expect(await world().identity.verify(token)).toBeNull();
  });
};

/** Holds where the provider keeps the sessions, and we keep since when they are over. */
const remoteSessions = (world: () => World): void => {
  const verify = (claims: object) => sign(world(), claims).then((token) => world().identity.verify(token));

  test('after sessions were ended a renewed token is nobody, and a new sign-in somebody', async () => {
    const claims = { ...goodClaims(world()), exp: seconds(world()) + 3600 };
    expect(await verify(claims)).not.toBeNull();
    await world().identity.endSessions(String(claims.sub));
    expect(await verify({ ...claims, iat: seconds(world()) })).toBeNull();
    world().passTime(6 * minute);
    expect(await verify(claims)).toBeNull();
    expect(await verify({ ...claims, iat: seconds(world()), auth_time: seconds(world()) })).not.toBeNull();
  });

  test('a session that was ended long ago stays so, however often the provider renews it', async () => {
    const claims = goodClaims(world());
    await world().identity.endSessions(String(claims.sub));
    world().passTime(90 * minute);
    const now = seconds(world());
    expect(await verify({ ...claims, iat: now, exp: now + 600 })).toBeNull();
    expect(await verify({ ...claims, iat: now, exp: now + 600, auth_time: now })).not.toBeNull();
  });

  test('others stay', async () => {
    await world().identity.endSessions('somebody');
    expect(await verify({ ...goodClaims(world()), sub: 'somebody-else' })).not.toBeNull();
  });
};

/** Holds where the keys are published at an address. */
const publishedKeys = (world: () => World): void => {
  const keyServer = (): KeyServer => world().keyServer ?? rogue;
  const verifyNew = async (header = {}, keys = world().keys) =>
    world().identity.verify(await sign(world(), goodClaims(world()), header, keys.privateKey));

  test('a thousand unknown keys at once make the set be fetched once', async () => {
    await verifyNew();
    world().passTime(2 * minute);
    const before = keyServer().requests;
    const forged = Array.from({ length: 1000 }, (_, n) => verifyNew({ kid: `forged-${n}` }));
    expect(new Set(await Promise.all(forged))).toEqual(new Set([null]));
    for (let n = 0; n < 50; n++) expect(await verifyNew({ kid: `later-${n}` })).toBeNull();
    expect(keyServer().requests - before).toBe(1);
  });

  test('a key that was withdrawn is nobody’s some minutes later', async () => {
    const keys = await generateKeyPair(world().algorithm, { extractable: true });
    world().passTime(2 * minute);
    await world().publish('short', keys);
    expect(await verifyNew({ kid: 'short' }, keys)).not.toBeNull();
    keyServer().keys = keyServer().keys.filter(({ kid }) => kid !== 'short');
    world().passTime(11 * minute);
    await expect.poll(() => verifyNew({ kid: 'short' }, keys)).toBeNull();
  });

  test.each(['away', 'rubbish', 'error'] as const)(
    'a key server that is %s is missed after an hour and not before',
    async (trouble) => {
      const since = keyServer().requests;
      world().passTime(61 * minute);
      await verifyNew();
      expect(keyServer().requests).toBeGreaterThan(since);
      keyServer().trouble = trouble;
      for (const passed of [11, 20, 28]) {
        world().passTime(passed * minute);
        expect(await verifyNew()).not.toBeNull();
      }
      world().passTime(2 * minute);
      await expect(verifyNew()).rejects.toMatchObject({ code: 'PROVIDER_AWAY' });
      keyServer().trouble = 'none';
      expect(await verifyNew()).not.toBeNull();
    },
  );
};

describe('the embedded provider', () => {
  const world = worldOf('embedded', server);
  anyProvider(world);
  signingProvider(world);
});

describe('the hosted provider', () => {
  const world = worldOf('hosted', server);
  anyProvider(world);
  signingProvider(world);
  timedProvider(world);
  remoteSessions(world);
  publishedKeys(world);

  test.each(['PS256', 'RS512', 'ES256'])('%s is not among its algorithms', async (alg) => {
    const keys = alg === 'ES256' ? strangerFor(alg) : await generateKeyPair(alg, { extractable: true });
    world().keyServer?.keys.push({ ...(await jwkOf(keys)), kid: alg });
    world().passTime(61 * minute);
    const token = await sign(world(), goodClaims(world()), { alg, kid: alg }, keys.privateKey);
    expect(await world().identity.verify(token)).toBeNull();
  });

  test.each([undefined, '1', 0, -5])('a sign-in at %j is nobody’s', async (auth_time) => {
    const token = await sign(world(), { ...goodClaims(world()), auth_time });
    expect(await world().identity.verify(token)).toBeNull();
  });
});

describe('the emulator of the hosted provider', () => {
  const world = worldOf('emulator', server);
  anyProvider(world);
  timedProvider(world);
  remoteSessions(world);

  test('gives out tokens without a signature, and what is signed is not its own', async () => {
    const signed = await sign({ ...world(), algorithm: 'RS256' }, goodClaims(world()));
    expect(await world().identity.verify(signed)).toBeNull();
  });
});

describe('another issuer', () => {
  const world = worldOf('issuer', server);
  anyProvider(world);
  signingProvider(world);
  timedProvider(world);
  remoteSessions(world);
  publishedKeys(world);

  test.each(['RS256', 'ES256', 'EdDSA'])('may sign by %s', async (algorithm) => {
    const keys = strangerFor(algorithm);
    world().keyServer?.keys.push({ ...(await jwkOf(keys)), kid: algorithm, alg: algorithm });
    world().passTime(2 * minute);
    const header = { alg: algorithm, kid: algorithm };
    const token = await sign(world(), goodClaims(world()), header, keys.privateKey);
    expect(await world().identity.verify(token)).not.toBeNull();
  });

  test('may leave out the time of the sign-in', async () => {
    const caller = await world().identity.verify(
      await sign(world(), { ...goodClaims(world()), auth_time: undefined }),
    );
    expect(caller?.signedInAt).toBeNull();
  });
});
