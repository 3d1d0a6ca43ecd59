import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Bytes of a key for AES-256. */
export const keyBytes = 32;

const nonceBytes = 12;
const tagBytes = 16;
const format = Buffer.of(1);

/** AES-256-GCM with a random nonce: a format byte, nonce, tag, ciphertext. `bound` must be the same to open it. */
export const encrypt = (key: Buffer, plain: Buffer, bound: string): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([format, nonce, cipher.getAuthTag(), body]);
};

/** Opens what `encrypt` made; throws when a bit was changed, or the key or what it was bound to is another. */
export const decrypt = (key: Buffer, sealed: Buffer, bound: string): Buffer => {
  if (sealed[0] !== format[0]) throw new Error('sealed bytes of an unknown format');
  const nonce = sealed.subarray(1, 1 + nonceBytes);
  const tag = sealed.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const opener = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  opener.setAAD(Buffer.from(bound)).setAuthTag(tag);
  return Buffer.concat([opener.update(sealed.subarray(1 + nonceBytes + tagBytes)), opener.final()]);
};
