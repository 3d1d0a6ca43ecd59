import type { KeyOf, Vault } from '../context.ts';

/** Shows what a content is bound to: one key for everybody, and nothing else is compared. */
export const bindingVault = {
  seal: (_: KeyOf, plain: Buffer, bound: string) => Buffer.from(JSON.stringify([bound, plain.toString()])),
  open: (_: KeyOf, sealed: Buffer, bound: string) => {
    const [before, plain] = JSON.parse(sealed.toString());
    if (before !== bound) throw new Error('bound to something else');
    return Buffer.from(plain);
  },
} as Vault;
