import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Page = {
  readonly scripts: { src?: string }[];
  readonly layer: unknown[];
  readonly reload: () => void;
};

/** A page with these settings of the operator; the visitor's cookies are empty at first. */
const open = (settings: Readonly<Record<string, string>>): Page => {
  const [scripts, layer]: [Page['scripts'], unknown[]] = [[], []];
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  vi.stubGlobal('window', { dataLayer: layer });
  vi.stubGlobal('document', {
    cookie: '',
    querySelector: (selector: string) => {
      const name = /"afterglow-([\w-]+)"/.exec(selector)?.[1] ?? '';
      return name in settings ? { content: settings[name] } : null;
    },
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  return { scripts, layer, reload };
};

const user = {
  email: ' Mira@Example.com',
  gender: null,
  relationship_status: null,
  living_with_partner: null,
  has_children: null,
  has_partner: false,
};

const load = () => import('./analytics.ts');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the tag manager', () => {
  test('is not loaded, nor asked about, where none is configured', async () => {
    const { scripts } = open({});
    const { answerConsent, mustAskForConsent } = await load();
    expect(mustAskForConsent()).toBe(false);
    answerConsent(true);
    expect(scripts).toEqual([]);
  });

  test('is not loaded before the visitor agrees, nor after a no', async () => {
    const { scripts, layer } = open({ 'tag-manager': 'GTM-ABC' });
    const { answerConsent, mustAskForConsent, startTagManager, track } = await load();
    startTagManager();
    track('session_start');
    expect(mustAskForConsent()).toBe(true);
    answerConsent(false);
    expect(mustAskForConsent()).toBe(false);
    expect([scripts, layer]).toEqual([[], []]);
  });

  test('is loaded once after a yes, and hears what was before', async () => {
    const { scripts, layer } = open({ 'tag-manager': 'GTM-ABC' });
    const { answerConsent, startTagManager, track } = await load();
    track('session_start');
    answerConsent(true);
    startTagManager();
    track('tab_switch', { tab: 'score' });
    expect(scripts.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC']);
    expect(layer).toMatchObject([
      { event: 'gtm.js' },
      { event: 'session_start' },
      { event: 'tab_switch', tab: 'score' },
    ]);
  });
});

describe('a yes that is taken back', () => {
  test('ends the feed at once, and the container with its page', async () => {
    const { layer, reload } = open({ 'tag-manager': 'GTM-ABC' });
    const { answerConsent, consentAnswer, track } = await load();
    answerConsent(true);
    expect([consentAnswer(), layer]).toMatchObject(['yes', [{ event: 'gtm.js' }]]);
    answerConsent(false);
    track('session_start');
    expect([consentAnswer(), layer.length]).toEqual(['no', 1]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('and a yes after a no tells nothing of what was before it', async () => {
    const { layer, reload } = open({ 'tag-manager': 'GTM-ABC' });
    const { answerConsent, track } = await load();
    answerConsent(false);
    track('session_start');
    answerConsent(true);
    track('page_view');
    expect(layer).toMatchObject([{ event: 'gtm.js' }, { event: 'page_view' }]);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the e-mail', () => {
  const sent = async (settings: Record<string, string>): Promise<unknown> => {
    const { layer } = open({ 'tag-manager': 'GTM-ABC', ...settings });
    const { answerConsent, setUserProperties } = await load();
    answerConsent(true);
    setUserProperties(user);
    await vi.waitFor(() => expect(layer).toHaveLength(2));
    return (layer[1] as { user_properties: { email: string } }).user_properties.email;
  };

  test('goes out as the SHA-256 of its plain form', async () => {
    expect(await sent({})).toBe('4a899fe8330eb86045488c8e2bb06ed6c3c0fddf64bbdc76bd7e36987ba1dd37');
  });

  test('stays here where the browser cannot hash it; the rest goes out, and that is reported', async () => {
    const { layer } = open({ 'tag-manager': 'GTM-ABC' });
    vi.stubGlobal('crypto', {});
    const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { answerConsent, setUserProperties } = await load();
    answerConsent(true);
    setUserProperties(user);
    await vi.waitFor(() => expect(layer).toContainEqual({ user_properties: { ...user, email: null } }));
    expect(layer).toContainEqual({ event: 'exception', description: 'email_hash', fatal: false });
    logged.mockRestore();
  });

  test('goes out as it is where the operator says so', async () => {
    expect(await sent({ 'analytics-email': 'plain' })).toBe(' Mira@Example.com');
  });
});
