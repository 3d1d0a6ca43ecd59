import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { checkInvites } from '../../contract/invites.ts';
import { observe } from '../testing/observatory.ts';
import { createAccount, send } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';

/** The headers of a server that people reach by https, scored as MDN's observatory scores them. */
const folder = mkdtempSync(join(tmpdir(), 'afterglow-headers-'));
mkdirSync(join(folder, 'assets'));
const page = '<!doctype html><meta charset="utf-8" /><style>p{color:red}</style><script>let a</script>';
writeFileSync(join(folder, 'index.html'), page);
writeFileSync(join(folder, 'app.html'), `${page}APP`);
for (const name of ['main-abc.js', 'main-abc.css']) writeFileSync(join(folder, 'assets', name), '');
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
    expect(cookies).toHaveLength(2);
    for (const flag of [/;\s*HttpOnly/i, /;\s*SameSite=Lax/i]) expect(session).toMatch(flag);
    for (const line of cookies) expect(line).toMatch(/^__Host-(?!.*;\s*Domain=).*;\s*Secure/i);
    const landing = { cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') };
    expect(await (await fetch(server().url, { headers: landing })).text()).toContain('APP');
  });

  test.each(['/', '/assets/main-abc.js', '/healthz', '/api/nothing', '/identity/nothing'])(
    'may be framed by nobody: %s',
    async (path) => {
      const policy = (await fetch(`${server().url}${path}`)).headers.get('content-security-policy');
      for (const directive of ['default-src', 'base-uri', 'frame-ancestors']) {
        expect(policy).toContain(`${directive} 'none'`);
      }
    },
  );

  test('lets no other page open, embed or listen to it, and asks for no sensor', async () => {
    const { headers } = await send(server(), checkInvites, null);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*microphone=\(\).*geolocation=\(\)/);
  });
});

/** What comes back for these very bytes, which no client would send. */
const exchange = async (bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(server().url).port), 'localhost');
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
};

const closing = 'Host: localhost\r\nX-Canary: CANARY\r\nConnection: close\r\n\r\n';

describe('what is no page', () => {
  test.each([
    '/api/individual-answers',
    '/%61pi/individual-answers',
    'http://afterglow.example/api/individual-answers',
    '/%69dentity/token',
    '/healthz',
    '/readyz',
    '/assets/../index.html',
  ])('stays in no cache, however its path is written: %s', async (path) => {
    const reply = await exchange(`GET ${path} HTTP/1.1\r\n${closing}`);
    expect(reply.match(/^cache-control: .*$/gim)).toEqual(['cache-control: no-store']);
  });
});

test.each([
  ['/', 'no-cache'],
  ['/assets/main-abc.js', 'public, max-age=31536000, immutable'],
])('a browser keeps %s as it may, also where nothing has changed', async (path, kept) => {
  const etag = (await fetch(`${server().url}${path}`)).headers.get('etag');
  const again = await exchange(`GET ${path} HTTP/1.1\r\nIf-None-Match: ${etag}\r\n${closing}`);
  expect(again).toMatch(/^HTTP\/1.1 304 /);
  expect(again.match(/^cache-control: .*$/gim)).toEqual([`cache-control: ${kept}`]);
});

describe('requests that reach no route', () => {
  test.each([
    ['bytes that are no request', 'CANARY\r\n\r\n', 400],
    [
      'two lengths',
      `POST /api/login HTTP/1.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n${closing}{}`,
      400,
    ],
    [
      'a length and chunks',
      `POST /api/login HTTP/1.1\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n${closing}{}`,
      400,
    ],
    ['headers of 20 KB', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n${closing}`, 401],
    ['a broken escape in the path', `GET /api/invites/info/%E0%A4%A HTTP/1.1\r\n${closing}`, 400],
    ['TRACE of a page', `TRACE / HTTP/1.1\r\n${closing}`, 404],
    ['TRACE of a call', `TRACE /api/individual-answers HTTP/1.1\r\n${closing}`, 405],
  ])('%s: the same headers, and nothing of what was sent', async (_, bytes, status) => {
    const reply = (await exchange(bytes)).toLowerCase();
    expect(reply).toContain(`http/1.1 ${status} `);
    expect(reply).toContain('strict-transport-security: max-age=63072000; includesubdomains');
    expect(reply).toContain('x-content-type-options: nosniff');
    expect(reply).toContain('content-type: application/json; charset=utf-8');
    expect(reply).not.toContain('canary');
  });
});

describe('what is text', () => {
  test.each(['/', '/nowhere', '/assets/main-abc.js', '/assets/main-abc.css', '/api/nothing', '/healthz'])(
    'says of %s in which letters',
    async (path) => {
      const { headers } = await fetch(`${server().url}${path}`);
      expect(headers.get('content-type')).toMatch(/; charset=utf-8$/);
    },
  );

  test.each(['/assets', '/assets/', '/assets/../index.html', '/assets/%2e%2e/app.html', '/.git/config'])(
    'is no list of files and nothing beside the pages: %s',
    async (path) => {
      const reply = await exchange(`GET ${path} HTTP/1.1\r\n${closing}`);
      expect(reply).toMatch(/^HTTP\/1.1 40[034] /);
      expect(reply).not.toContain('main-abc');
    },
  );
});
