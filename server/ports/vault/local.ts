import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, keyBytes } from './aead.ts';
import { digestBy, type MasterKey } from './master-key.ts';
import type { KeyOf, Vault, WrappedKey } from './port.ts';

const boundTo = (uid: string): string => `user key of ${uid}`;

/**
 * A vault whose master keys are at hand; `load` gives them, the one of now first. It is asked again for unknown ids and
 * before anything is wrapped, so that nothing new rests on a key that was changed meanwhile.
 */
export const localVault = (load: () => readonly MasterKey[]): Vault => {
  let keys = load();
  /** For as long as somebody holds the wrapped key, which is one request. */
  const opened = new WeakMap<WrappedKey, Buffer>();

  const find = (id: string): MasterKey | undefined => {
    const found = keys.find((candidate) => candidate.id === id);
    if (found) return found;
    keys = load();
    return keys.find((candidate) => candidate.id === id);
  };

  const current = (): MasterKey => {
    const [first] = keys;
    if (!first) throw new Error('there is no master key');
    return first;
  };

  const wrap = (uid: string, key: Buffer): WrappedKey => {
    keys = load();
    const master = current();
    return { wrapped: encrypt(master.key, key, boundTo(uid)), masterKeyId: master.id };
  };

  const unwrap = ({ uid, key }: KeyOf): Buffer => {
    const master = find(key.masterKeyId);
    if (!master) throw new Error('a user key is wrapped with a master key that is not here');
    return decrypt(master.key, key.wrapped, boundTo(uid));
  };

  const keyOf = (owner: KeyOf): Buffer => {
    const known = opened.get(owner.key) ?? unwrap(owner);
    opened.set(owner.key, known);
    return known;
  };

  return {
    newKey: (uid) => wrap(uid, randomBytes(keyBytes)),
    seal: (owner, plain, bound) => encrypt(keyOf(owner), plain, bound),
    open: (owner, sealed, bound) => decrypt(keyOf(owner), sealed, bound),
    rewrap: (owner) => wrap(owner.uid, unwrap(owner)),
    digest: (text) => digestBy(current(), text),
    knows: (id) => find(id) !== undefined,
  };
};
