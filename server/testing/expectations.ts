import { type ErrorCode, errors } from '../../contract/errors.ts';

/** The whole body that a named error must have. */
export const sameText = (code: ErrorCode) => ({
  code,
  message: errors[code].message,
  error: errors[code].message,
});
