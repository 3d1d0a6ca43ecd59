import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guards } from './list.ts';

/** Keeps the list true while the code moves on; that each removal is noticed is shown by `npm run guards`. */
const root = join(import.meta.dirname, '..', '..');
const textOf = (file: string): string =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'") : '';

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Titles of tables of tests, in which each row fills in the gaps. */
const patternsOf = (text: string): RegExp[] =>
  [...text.matchAll(/'([^'\n]*%[a-z][^'\n]*)'/g)].flatMap(([, title = '']) => {
    const said = title.split(/%[a-z]/);
    return said.join('').trim().length > 4 ? [new RegExp(said.map(literally).join('.+'))] : [];
  });

const hasTitle = (text: string, title: string): boolean =>
  text.includes(title) || patternsOf(text).some((pattern) => pattern.test(title));

describe('the guards', () => {
  test('are at least forty, each with a name of its own', () => {
    expect(guards.length).toBeGreaterThanOrEqual(40);
    expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
  });

  test.each(guards)('$name: stands once in its file, and its test is there', (guard) => {
    const { file, find, instead, test: testFile, title } = guard;
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(instead).not.toBe(find);
    expect([title, hasTitle(textOf(testFile), title)]).toEqual([title, true]);
  });
});
