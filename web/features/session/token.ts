/** Numbers of the identity token, in milliseconds. */
const tokenNumbers = {
  /** A new token is fetched this long before the old one expires. */
  refreshAhead: 5 * 60_000,
  /** A token counts as expired this long before it is. */
  earlyExpiry: 30_000,
  /** After a failed refresh; doubles with each further one, up to the last. */
  firstRetry: 30_000,
  lastRetry: 960_000,
  /** A token that came this recently satisfies a caller who wants a fresh one. */
  justIssued: 5_000,
} as const;

export type Token = { readonly text: string; readonly receivedAt: number; readonly expiresAt: number };

type Claims = { readonly exp?: number; readonly iat?: number };

const claimsOf = (text: string): Claims => {
  try {
    const payload = (text.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(payload));
  } catch {
    return {};
  }
};

/** Reads how long a JWT lives; counts from its arrival, so that a wrong clock here does no harm. */
export const readToken = (text: string, now: number): Token => {
  const { exp = 0, iat = exp } = claimsOf(text);
  return { text, receivedAt: now, expiresAt: now + (exp - iat) * 1000 };
};

export const isUsable = (token: Token | null, now: number): token is Token =>
  token !== null && now < token.expiresAt - tokenNumbers.earlyExpiry;

export const isJustIssued = (token: Token | null, now: number): token is Token =>
  isUsable(token, now) && now - token.receivedAt < tokenNumbers.justIssued;

/** Milliseconds from arrival to refresh: five minutes before expiry, or half-way for tokens that live shorter. */
export const refreshDelay = ({ receivedAt, expiresAt }: Token): number => {
  const lifetime = expiresAt - receivedAt;
  const early =
    lifetime > 2 * tokenNumbers.refreshAhead ? lifetime - tokenNumbers.refreshAhead : lifetime / 2;
  return Math.max(early, tokenNumbers.earlyExpiry);
};

/** Milliseconds to wait after this many failed refreshes in a row, counted from one. */
export const retryDelay = (failures: number): number =>
  Math.min(tokenNumbers.firstRetry * 2 ** (failures - 1), tokenNumbers.lastRetry);
