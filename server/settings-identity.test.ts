import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const hosted = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'demo-afterglow.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'demo-afterglow',
  FIREBASE_APP_ID: '1:2:web:3',
};
const issuer = {
  OIDC_ISSUER: 'https://login.example/',
  OIDC_AUDIENCE: 'afterglow',
  OIDC_KEY_SET: 'https://login.example/keys',
};
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };

describe('the identity provider', () => {
  test('is the embedded one without a setting, and the pages say nothing of it', () => {
    const { identity, pageSettings } = readSettings({ FIREBASE_API_KEY: '' });
    expect([identity, pageSettings]).toEqual([{ provider: 'embedded' }, {}]);
  });

  test('is the hosted one by four settings, which the pages carry', () => {
    const { identity, pageSettings } = readSettings({ ...hosted, NODE_ENV: 'production' });
    expect(identity).toMatchObject({
      provider: 'hosted',
      projectId: 'demo-afterglow',
      emulatorHost: null,
    });
    expect(Object.keys(pageSettings)).toEqual(['identity', 'identity-project']);
    expect(JSON.parse(pageSettings['identity-project'] ?? '')).toEqual({
      apiKey: 'key',
      authDomain: 'demo-afterglow.firebaseapp.com',
      projectId: 'demo-afterglow',
      appId: '1:2:web:3',
    });
  });

  test('is another issuer by three settings, exactly as they are written', () => {
    const { identity, pageSettings } = readSettings(issuer);
    expect(identity).toEqual({
      provider: 'issuer',
      issuer: 'https://login.example/',
      audience: 'afterglow',
      keySet: 'https://login.example/keys',
    });
    expect(pageSettings).toEqual({ identity: 'elsewhere' });
  });

  test.each([
    [
      'half a project',
      { ...hosted, FIREBASE_APP_ID: '', FIREBASE_AUTH_DOMAIN: undefined },
      'FIREBASE_AUTH_DOMAIN, FIREBASE_APP_ID: missing',
    ],
    ['half an issuer', { OIDC_ISSUER: issuer.OIDC_ISSUER }, 'OIDC_AUDIENCE, OIDC_KEY_SET: missing'],
    ['two providers', { ...hosted, ...issuer }, 'two identity providers are named'],
    ['an emulator in production', { ...hosted, ...emulator, NODE_ENV: 'production' }, 'out in production'],
    ['an emulator alone in production', { ...emulator, NODE_ENV: 'production' }, 'out in production'],
    ['an emulator of nothing', emulator, 'only together with FIREBASE_API_KEY'],
    ['an emulator that is no address', { ...hosted, FIREBASE_AUTH_EMULATOR_HOST: 'x; y' }, 'EMULATOR_HOST'],
    ['a project that is no name', { ...hosted, FIREBASE_PROJECT_ID: 'a b' }, 'FIREBASE_PROJECT_ID'],
    ['a key set that is no address', { ...issuer, OIDC_KEY_SET: 'file:///etc/passwd' }, 'OIDC_KEY_SET'],
  ])('%s stops the start with what to do', (_, environment, said) => {
    expect(() => readSettings(environment)).toThrow(said);
  });

  test('may be an emulator outside production, which the pages are told', () => {
    const { pageSettings } = readSettings({ ...hosted, ...emulator });
    expect(pageSettings['identity-emulator']).toBe('127.0.0.1:9099');
  });
});
