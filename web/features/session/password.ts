import { minimumPasswordLength } from '../../../contract/limits.ts';
import { fieldMessages } from './messages.ts';

export const isLongEnough = (password: string): boolean => password.length >= minimumPasswordLength;

/** What to say about a password while it is typed: nothing before the first character and from the sixth on. */
export const passwordProblem = (password: string): string | null =>
  password !== '' && !isLongEnough(password) ? fieldMessages.password : null;
