import { randomInt } from 'node:crypto';
import { inviteCodeAlphabet, inviteCodeLength, inviteLifetimeDays } from '../../../contract/limits.ts';

/** A new code from the cryptographic generator; about 33.5 million are possible. */
export const newCode = (): string =>
  Array.from(
    { length: inviteCodeLength },
    () => inviteCodeAlphabet[randomInt(inviteCodeAlphabet.length)],
  ).join('');

/** A code as somebody typed it, in the form in which it is stored; what has another form is null. */
export const readCode = (typed: string): string | null => {
  const code = typed.trim().toUpperCase();
  const wellFormed =
    code.length === inviteCodeLength && [...code].every((sign) => inviteCodeAlphabet.includes(sign));
  return wellFormed ? code : null;
};

const day = 24 * 3600 * 1000;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + inviteLifetimeDays * day);
