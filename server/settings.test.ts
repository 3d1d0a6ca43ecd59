import { expect, test } from 'vitest';
import { newMasterKey } from './ports/vault/master-key.ts';
import { readSettings } from './settings.ts';
import { openVault } from './wiring.ts';

const local = { MODEL_URL: 'http://localhost:11434/v1/', MODEL_NAME: 'llama3.2:3b' };

test('no model unless there is an address and a name', () => {
  const { model, pageSettings } = readSettings({});
  expect([model, pageSettings]).toEqual([null, {}]);
});

test('a model needs no key, and the pages name its host', () => {
  const { model, pageSettings } = readSettings(local);
  expect(model).toEqual({
    address: 'http://localhost:11434/v1',
    name: 'llama3.2:3b',
    key: null,
    daily: { person: 60, site: 2000 },
  });
  expect(pageSettings).toEqual({ 'model-host': 'localhost:11434' });
});

test('the budgets of a model can be set, to nothing too', () => {
  const { model } = readSettings({ ...local, MODEL_DAILY: '0', MODEL_DAILY_PERSON: '5' });
  expect(model?.daily).toEqual({ person: 5, site: 0 });
});

test.each([
  [{ MODEL_URL: local.MODEL_URL }, /MODEL_URL, MODEL_NAME/],
  [{ MODEL_NAME: 'x' }, /MODEL_URL, MODEL_NAME/],
  [{ ...local, MODEL_URL: 'ftp://x.example' }, /MODEL_URL/],
  [{ ...local, MODEL_URL: 'nonsense' }, /MODEL_URL: Invalid URL/],
  [{ ...local, MODEL_URL: 'https://me:secret@x.example/v1' }, /MODEL_URL: must have no password/],
  [{ ...local, MODEL_KEY: 'two words' }, /MODEL_KEY: must be one word/],
  [{ ...local, MODEL_DAILY: '-1' }, /MODEL_DAILY/],
])('%j is refused', (environment, words) => {
  expect(() => readSettings(environment)).toThrow(words);
});

test.each([
  'https://a.example/app',
  'https://a.example/?',
  'https://a.example/#x',
  'https://me:hush@a.example',
  'ftp://a.example',
  'a.example',
])('people do not use the product at %s', (given) => {
  expect(() => readSettings({ PUBLIC_URL: given })).toThrow(/^(?=[\s\S]*PUBLIC_URL: )(?![\s\S]*hush)/);
});

test.each([
  ['https://A.example:443/', 'https://a.example'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
])('people use the product at %s, which a browser calls %s', (given, origin) => {
  expect(readSettings({ PUBLIC_URL: given }).publicUrl).toBe(origin);
});

test('one error names every setting that is wrong, and those that are missing beside another', () => {
  const environment = { PORT: 'many', MODEL_NAME: 'x', OIDC_ISSUER: 'x', FIREBASE_APP_ID: 'x' };
  const names = ['PORT', 'OIDC_ISSUER', 'MODEL_URL', 'FIREBASE_API_KEY', 'OIDC_AUDIENCE', 'FIREBASE_… and'];
  const lines = names.map((name) => ` {2}${name}.*`).join('\n');
  expect(() => readSettings(environment)).toThrow(new RegExp(`be used:\n${lines}$`));
});

test.each(['', ' ', '\t\n'])('a setting that is left as %j is left out', (text) => {
  const names = ['PORT', 'MODEL_URL', 'MODEL_DAILY', 'OIDC_ISSUER', 'MASTER_KEY', 'NODE_ENV'];
  expect(readSettings(Object.fromEntries(names.map((name) => [name, text])))).toEqual(readSettings({}));
});

test('a password with a bare % is named, and not repeated', () => {
  const broken = { SMTP_URL: 'smtps://u:50%off@a.example', DATABASE_URL: 'postgres://u:50%off@a.example/b' };
  expect(() => readSettings(broken)).toThrow(
    /^These.*\n {2}DATABASE_URL: has a %.*\n {2}SMTP_URL: has a %.*$/,
  );
});

test.each([
  ['the key of now', 'MASTER_KEY', { MASTER_KEY: 'x' }],
  ['the one before', 'MASTER_KEY_BEFORE', { MASTER_KEY: newMasterKey(), MASTER_KEY_BEFORE: 'x' }],
  ['the one before, alone', 'MASTER_KEY_BEFORE', { MASTER_KEY_BEFORE: 'x' }],
])('%s that is no key is named %s', (_, name, environment) => {
  expect(() => openVault(readSettings(environment))).toThrow(`${name} must be`);
});
