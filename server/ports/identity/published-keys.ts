import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose';
import { ProviderTrouble } from './port.ts';
import { rememberedKeys } from './remembered-keys.ts';

/** Milliseconds that a key server has to answer. */
const patience = 5000;

/** Keys are looked at every ten minutes, and serve for an hour where the key server is away. */
const times = { freshFor: 10 * 60_000, keptFor: 60 * 60_000 };

const isKeySet = (value: unknown): value is JSONWebKeySet =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);

const download = async (address: string): Promise<JSONWebKeySet> => {
  const reply = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience) });
  const body: unknown = reply.ok ? await reply.json() : null;
  if (!isKeySet(body)) throw new Error(`${reply.status} and no key set`);
  return body;
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

/** The keys that a provider publishes at an address; rejects with `ProviderTrouble` when they cannot be had. */
export const publishedKeys = (address: string, clock: () => Date): JWTVerifyGetKey => {
  const load = () =>
    download(address).catch((error: unknown) => {
      throw new ProviderTrouble('PROVIDER_AWAY', `the key set could not be had: ${reasonOf(error)}`);
    });
  return rememberedKeys(load, clock, times);
};
