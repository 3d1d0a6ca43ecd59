/** Says how many seconds to wait before another try from this address, at this account or at any; null to go on. */
export type SignInBudget = (email: string, address: string) => Promise<number | null>;

const emailOf = async (request: Request): Promise<string> => {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
};

const wait = (seconds: number): Response =>
  Response.json(
    { code: 'TOO_MANY_REQUESTS', message: 'Too many failed login attempts. Please try again later.' },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  );

/**
 * Counts tries by account and address together: guessing from one place ends soon, and nobody can lock somebody else
 * out by failing from another. Returns the reply to give instead, or null to go on.
 */
export const refuseGuessing = async (
  request: Request,
  addressHeader: string,
  budget: SignInBudget,
): Promise<Response | null> => {
  if (!new URL(request.url).pathname.endsWith('/sign-in/email')) return null;
  const seconds = await budget(await emailOf(request), request.headers.get(addressHeader) ?? '');
  return seconds === null ? null : wait(seconds);
};
