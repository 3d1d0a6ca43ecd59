import { randomBytes } from 'node:crypto';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Kysely } from 'kysely';
import { isEmail } from '../../../contract/people.ts';
import type { Tables } from '../../database/tables.ts';
import { isDisabled } from './embedded-accounts.ts';
import { isCommonPassword } from './weak-password.ts';

type Fields = Readonly<Record<string, unknown>>;

const textOf = (body: unknown, field: string): string => {
  const value = (body as Fields | undefined)?.[field];
  return typeof value === 'string' ? value : '';
};

/** Where a password is chosen, and under which name it comes. */
const chosenAs: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/reset-password': 'newPassword',
};

const resetRequest = '/request-password-reset';

const refuseCommonPasswords = (path: string, body: unknown): void => {
  const field = chosenAs[path];
  if (field === undefined || !isCommonPassword(textOf(body, field))) return;
  throw new APIError('BAD_REQUEST', {
    code: 'PASSWORD_TOO_COMMON',
    message: 'The password is too weak. Please use a stronger password.',
  });
};

const refuseMalformed = (path: string, email: string): void => {
  if (path !== resetRequest || email === '' || isEmail(email)) return;
  throw new APIError('BAD_REQUEST', { code: 'INVALID_EMAIL', message: 'The email address is invalid.' });
};

/** The specification's text for a reset needs to know that there is no account, which the library never says. */
const tellUnknown = (): never => {
  throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND', message: 'There is no such account.' });
};

/** Nobody knows it: whoever signs up chooses a password with the link of the mail, and so proves the address. */
const unknownPassword = (): string => randomBytes(32).toString('base64url');

/** What our provider refuses or changes before the library looks at it. */
export const checkFirst = (hideAccounts: boolean) =>
  createAuthMiddleware(async ({ path = '', body, context }) => {
    refuseCommonPasswords(path, body);
    const email = textOf(body, 'email').toLowerCase();
    refuseMalformed(path, email);
    if (hideAccounts)
      return path === '/sign-up/email'
        ? { context: { body: { ...body, password: unknownPassword() } } }
        : undefined;
    if (path !== resetRequest || email === '') return;
    if (!(await context.internalAdapter.findUserByEmail(email))) tellUnknown();
  });

/** Throws the provider's refusal, which signs a browser out; its text is shown to whoever knew the password. */
export const refuseDisabled = async (db: Kysely<Tables>, uid: string): Promise<void> => {
  if (!(await isDisabled(db, uid))) return;
  throw new APIError('FORBIDDEN', {
    code: 'USER_DISABLED',
    message: 'This account has been disabled. Please ask whoever runs this site.',
  });
};
