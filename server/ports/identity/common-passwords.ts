import { dictionary } from '@zxcvbn-ts/language-common';
import { minimumPasswordLength } from '../../../contract/limits.ts';

/** Close to what leaks show, and not among it. */
const besides = [
  '123love',
  'changeme123',
  'guest123',
  'login123',
  'mnbvcxz',
  'p@ssword',
  'passw0rd!',
  'ytrewq',
];

/** The passwords that leaks show most often, in small letters, as far as they are long enough to be chosen. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [...dictionary.passwords, ...besides].filter((text) => text.length >= minimumPasswordLength),
);
