import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guards, rooms } from './list.ts';

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

/** To be changed by hand with every guard that comes or goes; a floor would soon lie far below. */
const counts: Readonly<Record<keyof typeof rooms, number>> = {
  reveal: 17,
  pairing: 24,
  sealing: 21,
  identity: 20,
  sessions: 14,
  limits: 20,
  mail: 25,
  model: 21,
  analysis: 10,
  score: 3,
  requests: 21,
  running: 9,
  web: 9,
};

describe('the guards', () => {
  test('have a name of their own each', () => {
    const names = guards.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('of every file here are in the list', () => {
    const others = ['copy.ts', 'guard.ts', 'guards.test.ts', 'list.ts'];
    const files = readdirSync(import.meta.dirname).filter((file) => !others.includes(file));
    expect(
      Object.keys(rooms)
        .map((room) => `${room}.ts`)
        .toSorted(),
    ).toEqual(files.toSorted());
  });

  test('are as many as are written down: none gets lost, and a new one counts from its first day', () => {
    expect(Object.fromEntries(Object.entries(rooms).map(([room, { length }]) => [room, length]))).toEqual(
      counts,
    );
  });

  test.each(guards)('$name: stands once in its file, and its test is there', (guard) => {
    const { file, find, instead, test: testFile, title } = guard;
    expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
    expect(instead).not.toBe(find);
    expect([title, hasTitle(textOf(testFile), title)]).toEqual([title, true]);
  });
});
