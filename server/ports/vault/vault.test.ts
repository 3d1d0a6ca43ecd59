import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { flushedDuring } from '../../testing/flushed.ts';
import { decrypt, encrypt, keyBytes } from './aead.ts';
import { addKeyToFile, ensureKeyFile, readKeyFile } from './key-file.ts';
import { localVault } from './local.ts';
import { newMasterKey, readMasterKey } from './master-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-vault-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('sealed bytes', () => {
  const key = Buffer.alloc(keyBytes, 7);
  const plain = Buffer.from('I felt it when you called.');
  const sealed = encrypt(key, plain, 'here');

  test('open with the same key in the same place', () => {
    expect(decrypt(key, sealed, 'here')).toEqual(plain);
  });

  test('do not open in another place, with another key, or with any bit changed', () => {
    expect(() => decrypt(key, sealed, 'there')).toThrow();
    expect(() => decrypt(Buffer.alloc(keyBytes, 8), sealed, 'here')).toThrow();
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => decrypt(key, changed, 'here')).toThrow();
    }
  });

  test('are never the same twice', () => {
    expect(encrypt(key, plain, 'here').equals(sealed)).toBe(false);
  });
});

describe('a key of a user', () => {
  const vault = localVault(() => [readMasterKey(newMasterKey(), 'MASTER_KEY')]);

  test('is good for that user only', () => {
    const key = vault.newKey('ada');
    const sealed = vault.seal({ uid: 'ada', key }, Buffer.from('Mine'), 'here');
    const taken = { ...key };
    expect(() => vault.open({ uid: 'bela', key: taken }, sealed, 'here')).toThrow();
  });
});

describe('a digest', () => {
  const [one, other] = [
    readMasterKey(newMasterKey(), 'MASTER_KEY'),
    readMasterKey(newMasterKey(), 'MASTER_KEY'),
  ];
  const digest = (keys: readonly (typeof one)[], text: string) => localVault(() => keys).digest(text);

  test('is the same wherever the master key of now is the same, and another by another', () => {
    expect(digest([one, other], '10.0.0.1')).toBe(digest([one], '10.0.0.1'));
    expect(digest([other], '10.0.0.1')).not.toBe(digest([one], '10.0.0.1'));
    expect(digest([one], '10.0.0.2')).not.toBe(digest([one], '10.0.0.1'));
  });
});

describe('the file of master keys', () => {
  const file = join(folder, 'master-key');
  const modeOf = () => statSync(file).mode & 0o777;

  test('is for its owner alone, from its first moment and after a change', () => {
    ensureKeyFile(file);
    expect(modeOf()).toBe(0o600);
    const before = readFileSync(file, 'utf8');
    ensureKeyFile(file);
    expect(readFileSync(file, 'utf8')).toBe(before);
    addKeyToFile(file);
    expect(modeOf()).toBe(0o600);
    expect(readKeyFile(file)).toHaveLength(2);
  });

  test('is read again before anything is wrapped, so that nothing new rests on the key of before', () => {
    const changing = join(folder, 'changing-key');
    ensureKeyFile(changing);
    const vault = localVault(() => readKeyFile(changing));
    const before = vault.newKey('ada');
    addKeyToFile(changing);
    const [now, older] = readKeyFile(changing).map(({ id }) => id);
    expect(before.masterKeyId).toBe(older);
    expect(vault.newKey('bela').masterKeyId).toBe(now);
    expect(vault.rewrap({ uid: 'ada', key: before }).masterKeyId).toBe(now);
  });

  test('is on the disk with its name, whole, before anything is sealed with it', async () => {
    const fresh = join(folder, 'fresh-key');
    const flushed = await flushedDuring(async () => ensureKeyFile(fresh));
    expect(flushed).toEqual([statSync(fresh).ino, statSync(folder).ino]);
    const changed = await flushedDuring(async () => addKeyToFile(fresh));
    expect(changed).toEqual([statSync(fresh).ino, statSync(folder).ino]);
  });

  if (process.getuid?.() === 0)
    test('stays with the account that the server runs under when root changes the key', () => {
      const theirs = join(folder, 'their-key');
      ensureKeyFile(theirs);
      chownSync(theirs, 65534, 65533);
      addKeyToFile(theirs);
      expect(statSync(theirs)).toMatchObject({ uid: 65534, gid: 65533, mode: 0o100600 });
    });

  test.each(['', '\n'])('without a key (%j) is no file of keys: it stays, and says what to do', (text) => {
    const empty = join(folder, 'empty-key');
    writeFileSync(empty, text);
    ensureKeyFile(empty);
    expect(() => readKeyFile(empty)).toThrow(`There is no master key in ${empty}`);
    expect(() => addKeyToFile(empty)).toThrow('Put your copy of the file back');
    expect(readFileSync(empty, 'utf8')).toBe(text);
  });

  test('says which line of it is no key', () => {
    const spoilt = join(folder, 'spoilt-key');
    writeFileSync(spoilt, `${newMasterKey()}\n\nnot a key\n`);
    expect(() => readKeyFile(spoilt)).toThrow(`Line 3 of ${spoilt} must be 32 random bytes in base64`);
  });
});
