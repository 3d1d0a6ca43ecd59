import { createHmac, randomBytes } from 'node:crypto';
import { keyBytes } from './aead.ts';

/** A key that wraps the keys of users; its id tells nothing about it and stands beside each wrapped key. */
export type MasterKey = { readonly id: string; readonly key: Buffer };

const idOf = (key: Buffer): string =>
  createHmac('sha256', key).update('afterglow master key').digest('hex').slice(0, 16);

/** A digest of a text by a key that is derived from the master key for this alone. */
export const digestBy = ({ key }: MasterKey, text: string): string => {
  const derived = createHmac('sha256', key).update('afterglow digests').digest();
  return createHmac('sha256', derived).update(text).digest('base64url');
};

/**
 * A key as operators write it: 32 bytes in base64 or base64url. Throws with what to do when it is not; `source` says
 * where the text stands.
 */
export const readMasterKey = (text: string, source: string): MasterKey => {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === keyBytes && new Set(key).size > 8) return { id: idOf(key), key };
  throw new Error(
    `${source} must be ${keyBytes} random bytes in base64. This makes one: openssl rand -base64 ${keyBytes}`,
  );
};

export const newMasterKey = (): string => randomBytes(keyBytes).toString('base64');
