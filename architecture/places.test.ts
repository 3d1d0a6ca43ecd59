import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOurs, modules, sources, textOf } from './modules.ts';

/** The house rules of where things stand: what is said in one place only, which files hold SQL, and how folders are named. */

describe('said in one place only', () => {
  const outside = (pattern: RegExp, ...homes: RegExp[]): string[] =>
    sources.filter((file) => pattern.test(textOf(file)) && !homes.some((home) => home.test(file)));

  test.each([
    ['chance, from the cryptographic generator', /Math\.random/, [/^web\//]],
    ['process.env', /process\.env/, [/^server\/settings\.ts$/]],
    ['fetch', /(?<![\w.])fetch\(/, [/^web\/api\//, /^server\/ports\//]],
    ['localStorage', /localStorage/, [/^web\/browser\/storage\.ts$/]],
    [
      'the tag manager',
      /dataLayer|googletagmanager/,
      [/^web\/browser\/analytics\.ts$/, /^server\/http\/document\.ts$/],
    ],
    ['a path of the API', /['"`]\/api\/(?!openapi)/, [/^contract\//]],
  ])('%s', (_, pattern, homes) => {
    expect(outside(pattern, ...homes)).toEqual([]);
  });
});

describe('the SQL of a feature', () => {
  const statements = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|updateTable|insertInto|deleteFrom|mergeInto)\(/;
  /** The one path by which a partner's answer is read, and a second store: of what a model said. */
  const exceptions = ['server/features/answers/reveal.ts', 'server/features/answers/told-store.ts'];

  test('stands in its store', () => {
    const found = sources.filter(
      (file) => file.startsWith('server/features/') && statements.test(textOf(file)),
    );
    expect(found.filter((file) => !file.endsWith('/store.ts')).sort()).toEqual(exceptions);
  });
});

describe('a call of the contract', () => {
  test('has a sentence about it', () => {
    const bare = /(?<!\*\/\n)export const (\w+) = call\(/g;
    const found = sources.flatMap((file) => [...textOf(file).matchAll(bare)]);
    expect(found.map(([, name]) => name)).toEqual([]);
  });
});

describe('the table of', () => {
  const touching = (table: string): readonly string[] => {
    const inSql = String.raw`(?:from|join|into|update|table)\s*\(?\s*['"\x60]?${table}\b`;
    const byKysely = String.raw`(?:selectFrom|updateTable|insertInto|deleteFrom)\('${table}'`;
    const touches = new RegExp(`${inSql}|${byKysely}`, 'i');
    return sources.filter((file) => touches.test(textOf(file))).sort();
  };

  test.each([
    ['answers', '001-first'],
    ['taps', '003-taps'],
  ])(
    '%s is reached by the reveal rule, by whose own rows they are, and by what moves, exports or deletes them',
    (table, migration) => {
      expect(touching(table)).toEqual([
        `server/database/migrations/${migration}.ts`,
        'server/features/answers/reveal.ts',
        'server/features/answers/store.ts',
        'server/features/couples/store.ts',
        'server/features/leaving/store.ts',
      ]);
    },
  );
});

describe('a chunk of the web app', () => {
  /** Folder and names of each list in a pattern of the build, as `folder/(one|other)`. */
  const lists = /(\w+)\\\/\(([\w|-]+)\)/g;

  test('names no module that is not there', () => {
    const found = [...textOf('vite.config.ts').matchAll(lists)];
    const named = found
      .filter(([, folder]) => folder !== 'node_modules')
      .flatMap(([, folder, names = '']) => names.split('|').map((name) => `/${folder}/${name}.`));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !modules.some((file) => `/${file}`.includes(name)))).toEqual([]);
  });
});

describe('folders', () => {
  test('are at most three deep and have a noun of the product for a name', () => {
    const folders = new Set(modules.filter(isOurs).map(dirname));
    const deep = [...folders].filter((folder) => folder.split('/').length > 3);
    const vague = [...folders].filter((folder) =>
      /(^|\/)(utils?|helpers?|common|misc|managers?|shared|lib)(\/|$)/.test(folder),
    );
    expect([deep, vague]).toEqual([[], []]);
  });

  test('have no barrels', () => {
    expect(modules.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });
});
