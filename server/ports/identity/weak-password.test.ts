import { describe, expect, test } from 'vitest';
import { minimumPasswordLength } from '../../../contract/limits.ts';
import { commonPasswords } from './common-passwords.ts';
import { isCommonPassword } from './weak-password.ts';

describe('a password', () => {
  test.each([
    'password',
    'Password1',
    'P@ssw0rd',
    '1q2w3e4r',
    '123456789',
    '654321',
    'abcdefgh',
    'qwerty123',
    'xxxxxx',
    'ababab',
    '1212121',
    'ILoveYou',
    '123457',
    'fktrcfylh',
    'Afterglow',
    'afterglow2026!',
  ])('%s is among the first that anybody tries', (text) => {
    expect(isCommonPassword(text)).toBe(true);
  });

  test.each([
    'correct horse',
    'afterglows of ours',
    'bela42',
    'k8#2mv',
    '907341',
    'ünïcödé',
    'password of ours',
  ])('%s is not', (text) => {
    expect(isCommonPassword(text)).toBe(false);
  });

  test('of the list is long enough to be chosen, in small letters, and one of more than three thousand', () => {
    const all = [...commonPasswords];
    expect(all.length).toBeGreaterThan(3000);
    expect(all.filter((text) => text.length < minimumPasswordLength || text !== text.toLowerCase())).toEqual(
      [],
    );
  });
});
