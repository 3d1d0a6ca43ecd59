/** The readable cookie that says that this browser has a session; `web/browser/session-hint.ts` reads it. */
const hint = 'afterglow_session';

const sessionCookie = /session_token=([^;]*)(?:.*?max-age=(\d+))?/i;

/** Beside each change of the session cookie, the same change of the hint; other replies stay as they are. */
export const withSessionHint = (reply: Response): Response => {
  const found = reply.headers
    .getSetCookie()
    .map((line) => sessionCookie.exec(line))
    .find((match) => match !== null);
  if (!found) return reply;
  const [, value = '', maxAge = '0'] = found;
  const age = value === '' ? '0' : maxAge;
  const [prefix, secure] = /;\s*secure/i.test(found.input) ? ['__Host-', '; Secure'] : ['', ''];
  reply.headers.append('set-cookie', `${prefix}${hint}=1; Path=/; SameSite=Lax; Max-Age=${age}${secure}`);
  return reply;
};
