import { type ErrorCode, errors } from '../../contract/errors.ts';

/** A named error of the contract; thrown once, turned into a reply once. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which it is worth trying again, for 429 and 503. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, retryAfter: number | null = null) {
    super(errors[code].message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Stops the call with a named error. */
export const fail = (code: ErrorCode, retryAfter: number | null = null): never => {
  throw new ApiError(code, retryAfter);
};
