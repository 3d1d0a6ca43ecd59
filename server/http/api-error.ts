import { type ErrorCode, errors, type Needed } from '../../contract/errors.ts';

type Details = { readonly needed?: Needed };

/** A named error of the contract; thrown once, turned into a reply once. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which it is worth trying again, for 429 and 503. */
  readonly retryAfter: number | null;
  /** What the reply says beside the text. */
  readonly details: Details;

  constructor(code: ErrorCode, retryAfter: number | null = null, details: Details = {}) {
    super(errors[code].message);
    this.code = code;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}

/** Stops the call with a named error. */
export const fail = (code: ErrorCode, retryAfter: number | null = null, details: Details = {}): never => {
  throw new ApiError(code, retryAfter, details);
};
