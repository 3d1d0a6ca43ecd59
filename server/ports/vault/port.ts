/** A user's key as the database holds it: useless without the master key, which is not there. */
export type WrappedKey = { readonly wrapped: Buffer; readonly masterKeyId: string };

/** Whose key it is and the key as stored. */
export type KeyOf = { readonly uid: string; readonly key: WrappedKey };

/** Seals what users write, each with a key of their own; keys leave the vault wrapped or not at all. */
export type Vault = {
  /** A new key for one user, already wrapped and bound to that user. */
  readonly newKey: (uid: string) => WrappedKey;
  /** Sealed bytes that open only with the same key and the same `bound`. */
  readonly seal: (owner: KeyOf, plain: Buffer, bound: string) => Buffer;
  /** Throws when a bit was changed, when the key is another, or when the bytes stood somewhere else. */
  readonly open: (owner: KeyOf, sealed: Buffer, bound: string) => Buffer;
  /** The same key under the master key of now. */
  readonly rewrap: (owner: KeyOf) => WrappedKey;
  /** A digest that nobody makes without the master key, so that texts cannot be found out by trying; another key, another digest. */
  readonly digest: (text: string) => string;
  /** Whether keys wrapped under this master key can be opened here. */
  readonly knows: (masterKeyId: string) => boolean;
};
