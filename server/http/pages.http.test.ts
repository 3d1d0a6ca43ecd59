import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { confirmPartner } from '../../contract/couples.ts';
import { createInvite } from '../../contract/invites.ts';
import { newMasterKey } from '../ports/vault/master-key.ts';
import { serve } from '../serve.ts';
import { readSettings } from '../settings.ts';
import { databaseName, runOnce } from '../testing/databases.ts';
import { createAccount } from '../testing/people.ts';
import { startServer, testServer } from '../testing/server.ts';
import { pages } from './pages.ts';

/** A built app in small, so that these tests need no build. */
const builtApp = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-pages-'));
  mkdirSync(join(folder, 'assets'));
  const head = '<!doctype html><meta charset="utf-8" />';
  writeFileSync(join(folder, 'index.html'), `${head}<style>p{color:red}</style><p>LANDING`);
  writeFileSync(join(folder, 'app.html'), `${head}<p>APP`);
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export {}');
  return folder;
};

/** The route table of the browser. */
const routes = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'routes.tsx'), 'utf8');
const known = [...routes.matchAll(/ path: '(\/[^']+)'/g)].map(([, path = '']) => path);

const folder = builtApp();
const server = testServer({ pagesFolder: folder });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server().url}${path}`, { headers });

describe('pages', () => {
  test('a visitor gets the landing page, a browser with a session the app', async () => {
    expect(await (await get('/')).text()).toContain('LANDING');
    expect(await (await get('/', { cookie: 'a=b; afterglow_session=1' })).text()).toContain('APP');
  });

  test('are those of the browser’s route table', () => {
    expect([...pages].sort()).toEqual(known.toSorted());
  });

  test.each([...known, '/join?code=ABCDE'])('%s is the app', async (path) => {
    const reply = await get(path);
    expect([reply.status, await reply.text()]).toEqual([200, expect.stringContaining('APP')]);
  });

  test('an unknown path is the app with a 404', async () => {
    const reply = await get('/nowhere');
    expect([reply.status, await reply.text()]).toEqual([404, expect.stringContaining('APP')]);
  });

  test('are never cached unasked, and assets for ever', async () => {
    const page = await get('/dashboard');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/dashboard', { 'if-none-match': page.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await get('/assets/main-abc.js')).headers.get('cache-control')).toContain('immutable');
  });

  test.each(['br', 'gzip', 'identity'])('come in %s', async (encoding) => {
    const reply = await get('/', { 'accept-encoding': encoding });
    expect(reply.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(await reply.text()).toContain('LANDING');
  });

  test('allow only what they bring themselves', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]+'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('google');
  });

  test('carry a tag manager only where one is configured', async () => {
    const own = await startServer({ pagesFolder: folder, pageSettings: { 'tag-manager': 'GTM-ABC' } });
    try {
      const reply = await fetch(`${own.url}/`);
      expect(await reply.text()).toContain('<meta name="afterglow-tag-manager" content="GTM-ABC">');
      expect(reply.headers.get('content-security-policy')).toContain('https://www.googletagmanager.com');
    } finally {
      await own.stop();
    }
  });
});

describe('a setting', () => {
  test('is carried as it was given, also with signs that mean something to a replacement', async () => {
    const own = await startServer({ pagesFolder: folder, pageSettings: { identity: "$& $' $$" } });
    const text = await fetch(`${own.url}/`)
      .then((reply) => reply.text())
      .finally(own.stop);
    expect(text).toContain(`<meta charset="utf-8" /><meta name="afterglow-identity" content="$&amp; $' $$">`);
  });
});

describe('a hosted identity provider', () => {
  const hosted = { identity: 'hosted', 'identity-project': '{"apiKey":"key"}' };
  const policyWith = async (pageSettings: Record<string, string>) => {
    const own = await startServer({ pagesFolder: folder, pageSettings });
    const reply = await fetch(`${own.url}/`).finally(own.stop);
    return [reply.headers.get('content-security-policy') ?? '', await reply.text()] as const;
  };

  test('is named by the page, which may call it', async () => {
    const [policy, text] = await policyWith(hosted);
    expect(text).toContain('<meta name="afterglow-identity" content="hosted">');
    expect(text).toContain('content="{&quot;apiKey&quot;:&quot;key&quot;}"');
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(policy).toContain("script-src 'self';");
  });

  test('has the pictures of its accounts shown, and no others', async () => {
    const [policy] = await policyWith(hosted);
    expect(policy).toContain("img-src 'self' data: https://lh3.googleusercontent.com;");
  });

  test('may be an emulator, and then nothing else is called or shown', async () => {
    const [policy] = await policyWith({ ...hosted, 'identity-emulator': '127.0.0.1:9099' });
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:9099;");
    expect(policy).not.toContain('google');
  });
});

describe('the hint of a session', () => {
  test('comes and goes with the session', async () => {
    const { email, password } = await createAccount(server());
    const headers = { 'content-type': 'application/json', origin: server().url };
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${server().url}/identity${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/sign-in/email', { email, password });
    const cookies = signedIn.headers.getSetCookie();
    expect(cookies.find((line) => line.startsWith('afterglow_session=1'))).toMatch(/Max-Age=[1-9]/);
    const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
    const signedOut = (await post('/sign-out', {}, cookie)).headers.getSetCookie();
    expect(signedOut.find((line) => line.startsWith('afterglow_session=1'))).toContain('Max-Age=0');
  });
});

describe('a database that may lose what was acknowledged', () => {
  test('is refused, by the name of the setting', async () => {
    const own = await startServer();
    await own.close();
    const name = databaseName(own.databaseUrl);
    await runOnce(own.databaseUrl, `alter database ${name} set synchronous_commit = off`);
    const settings = readSettings({
      PORT: '0',
      DATABASE_URL: own.databaseUrl,
      DATA_DIR: folder,
      MASTER_KEY: newMasterKey(),
      LOG_LEVEL: 'silent',
    });
    await expect(serve(settings)).rejects.toThrow(/synchronous_commit is off/);
    await own.stop();
  });
});

describe('beside the calls', () => {
  test('/healthz and /readyz answer', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ alive: true });
    expect(await (await get('/readyz')).json()).toEqual({ ready: true });
  });

  test('OpenAPI 3.1 describes every call', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const call of calls) {
      const described = document.paths[call.path]?.[call.method.toLowerCase()];
      expect(described?.operationId).toBe(call.name);
      expect(Object.keys(described?.responses ?? {})).toContain('200');
    }
  });

  test('OpenAPI says where a body may be left out', async () => {
    type Described = { paths: Record<string, { post: { requestBody: { required: boolean } } }> };
    const { paths } = (await (await get('/api/openapi.json')).json()) as Described;
    const needsBody = [confirmPartner, createInvite].map(
      ({ path }) => paths[path]?.post.requestBody.required,
    );
    expect(needsBody).toEqual([true, false]);
  });

  test('an unknown path under /identity is not a page', async () => {
    expect((await get('/identity/nothing')).status).toBe(404);
  });

  test('every reply has the headers that keep other sites out', async () => {
    const { headers } = await get('/api/nothing');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
