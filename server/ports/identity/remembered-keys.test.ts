import { exportJWK, generateKeyPair, type JSONWebKeySet } from 'jose';
import { expect, test } from 'vitest';
import { rememberedKeys } from './remembered-keys.ts';

const keyNamed = async (kid: string) => ({
  ...(await exportJWK((await generateKeyPair('EdDSA')).publicKey)),
  kid,
  alg: 'EdDSA',
});

const setUp = async () => {
  const published: JSONWebKeySet = { keys: [await keyNamed('one')] };
  const state = { loads: 0, now: 0 };
  const load = async () => {
    state.loads++;
    return structuredClone(published);
  };
  const find = rememberedKeys(load, () => new Date(state.now));
  const ask = (kid: string) => find({ alg: 'EdDSA', kid }, { payload: '', signature: '' });
  return { published, state, ask };
};

test('a thousand unknown keys make the set be loaded once more and no oftener within a minute', async () => {
  const { state, ask } = await setUp();
  await ask('one');
  for (let i = 0; i < 1000; i++) await expect(ask(`forged-${i}`)).rejects.toThrow();
  expect(state.loads).toBe(2);
  state.now = 60_000;
  await expect(ask('forged')).rejects.toThrow();
  expect(state.loads).toBe(3);
});

test('a key made by another process a moment later is found at once', async () => {
  const { published, ask } = await setUp();
  await ask('one');
  published.keys.push(await keyNamed('two'));
  expect(await ask('two')).toBeDefined();
});

test('a load that failed is tried again', async () => {
  let fail = true;
  const key = await keyNamed('one');
  const load = async () => {
    if (fail) throw new Error('database away');
    return { keys: [key] };
  };
  const find = rememberedKeys(load, () => new Date());
  const ask = () => find({ alg: 'EdDSA', kid: 'one' }, { payload: '', signature: '' });
  await expect(ask()).rejects.toThrow('database away');
  fail = false;
  expect(await ask()).toBeDefined();
});
