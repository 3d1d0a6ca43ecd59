import {
  errors,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';

/** Takes a token apart and checks its claims; throws jose's errors where something is wrong with it. */
export type TokenReader = (token: string, claims: JWTClaimVerificationOptions) => Promise<JWTPayload>;

/** A token says which key signed it; one that does not is not tried with every key there is. */
const byName =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  (header, token) => {
    if (typeof header?.kid !== 'string') throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };

/** Tokens with a signature by one of these keys, made by one of these algorithms. */
export const signedTokens =
  (keys: JWTVerifyGetKey, algorithms: readonly string[]): TokenReader =>
  async (token, claims) =>
    (await jwtVerify(token, byName(keys), { ...claims, algorithms: [...algorithms] })).payload;

/** Tokens without a signature, which anybody can make: for the provider's emulator and nothing else. */
export const unsignedTokens: TokenReader = async (token, claims) =>
  UnsecuredJWT.decode(token, claims).payload;
