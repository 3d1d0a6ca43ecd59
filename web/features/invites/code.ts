import { inviteCodeLength } from '../../../contract/limits.ts';

/** A code as the field shows it while it is typed or pasted: no spaces, upper case, at most five characters. */
export const asCode = (typed: string): string =>
  typed.replace(/\s/g, '').toUpperCase().slice(0, inviteCodeLength);

/** True when a code has exactly the length at which it can be sent. */
export const isWholeCode = (code: string): boolean => code.length === inviteCodeLength;

/** The code inside a pasted text, which may be a whole join link. */
export const codeFromPaste = (pasted: string): string =>
  asCode(/[?&]code=([^&#\s]+)/.exec(pasted)?.[1] ?? pasted);
