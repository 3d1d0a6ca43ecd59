import * as z from 'zod/mini';
import { call } from './call.ts';
import { FirstName, LastName, User } from './people.ts';
import { isStorable } from './text.ts';

const optionalText = z.optional(z.nullable(z.string().check(z.refine(isStorable), z.maxLength(2048))));

/** Gets the caller's record, or makes it from the identity token at the first call. */
export const login = call({
  name: 'login',
  summary: 'Get or create the record of the signed-in user.',
  method: 'POST',
  path: '/api/auth/login',
  auth: 'required',
  freshToken: true,
  body: z.object({
    uid: z.string().check(z.minLength(1), z.maxLength(128)),
    email: optionalText,
    displayName: optionalText,
    photoURL: optionalText,
  }),
  reply: User,
  errors: ['invalid_input', 'unauthorized', 'forbidden'],
});

/** Changes the caller's name. */
export const updateProfile = call({
  name: 'updateProfile',
  summary: 'Change first and last name.',
  method: 'POST',
  path: '/api/auth/update-profile',
  auth: 'required',
  body: z.object({ firstName: FirstName, lastName: LastName }),
  reply: User,
  errors: ['invalid_input', 'first_name_missing', 'last_name_missing', 'name_too_long', 'unauthorized'],
});
