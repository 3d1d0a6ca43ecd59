import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkInvites } from '../../contract/invites.ts';
import { observe } from '../testing/observatory.ts';
import { createAccount, send } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** The headers of a server that people reach by https, scored as MDN's observatory scores them. */
const folder = mkdtempSync(join(tmpdir(), 'afterglow-headers-'));
mkdirSync(join(folder, 'assets'));
const page = '<!doctype html><meta charset="utf-8" /><style>p{color:red}</style><script>let a</script>';
for (const name of ['index.html', 'app.html']) writeFileSync(join(folder, name), page);
writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}');
afterAll(() => rmSync(folder, { recursive: true }));

const pageSettings = { 'tag-manager': 'GTM-ABC' };
const server = testServer({ pagesFolder: folder, pageSettings }, () => ({
  PUBLIC_URL: 'https://afterglow.example',
}));

const look = async (path: string) => {
  const reply = await fetch(`${server().url}${path}`, { redirect: 'manual' });
  return observe({ headers: reply.headers, html: await reply.text() });
};

describe('what MDN’s observatory makes of', () => {
  test.each(['/', '/dashboard', '/auth/sign-in', '/join?code=AB2CD', '/nowhere'])(
    'the page %s is A+, nothing lost and everything earned that a page can earn',
    async (path) => {
      expect(await look(path)).toEqual({
        score: 130,
        points: {
          ...{ policy: 10, cookies: 0, sharing: 0, transport: 0, types: 0, framing: 5 },
          ...{ referrer: 5, resources: 10, scripts: 0 },
        },
      });
    },
  );

  test.each(['/api/nothing', '/api/openapi.json', '/identity/nothing'])(
    'the reply of %s is A+ too',
    async (path) => {
      expect((await look(path)).score).toBeGreaterThanOrEqual(100);
    },
  );
});

describe('a server that people reach by https', () => {
  test('asks for https alone, for two years', async () => {
    const { headers } = await fetch(server().url);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  });

  test('sends its cookies by https alone, and keeps the session from scripts and other sites', async () => {
    const ada = await createAccount(server());
    const { email, password } = ada;
    const reply = await fetch(`${server().url}/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://afterglow.example' },
      body: JSON.stringify({ email, password }),
    });
    const cookies = reply.headers.getSetCookie();
    const session = cookies.find((line) => line.includes('session_token=')) ?? '';
    expect(session).toMatch(/^__Secure-/);
    for (const flag of [/;\s*HttpOnly/i, /;\s*SameSite=Lax/i]) expect(session).toMatch(flag);
    for (const line of cookies) expect(line).toMatch(/;\s*Secure/i);
  });

  test('lets no other page open, embed or listen to it, and asks for no sensor', async () => {
    const { headers } = await send(server(), checkInvites, null);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
  });
});
