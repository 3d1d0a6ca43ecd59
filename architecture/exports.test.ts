import { expect, test } from 'vitest';
import { type Import, importsIn, importsOf, modules, textOf } from './modules.ts';

/** The house rule that a module exports only what others use, so that the rest can be changed with no look around. */
const declaration = /^export (?:async )?(?:const|let|function\*?|class|type) (\w+)/gm;
const list = /^export (?:type )?\{([^}]*)\}/gm;

/** The names of a list in braces, as they are called where the list is taken from. */
const listed = (names: string): string[] =>
  [...names.matchAll(/(?:\btype )?(\w+)(?: as \w+)?/g)].map(([, name = '']) => name);

const exportsIn = (text: string): string[] => [
  ...[...text.matchAll(declaration)].map(([, name = '']) => name),
  ...[...text.matchAll(list)].flatMap(([, names = '']) => listed(names)),
];

/** Of a module that is taken whole, what the text names that takes it. */
const takes = ({ from, names }: Import, name: string, text = textOf(from)): boolean =>
  names === null ? new RegExp(`\\b${name}\\b`).test(text) : listed(names).includes(name);

/** Kysely calls a migration's `up`, Vitest a `setup`, and a test this script in a process of its own. */
const calledFromOutside = [
  /^server\/database\/migrations\//,
  /^server\/testing\/databases\.ts$/,
  /^scripts\/node\.mjs$/,
];

const imports = Map.groupBy(modules.flatMap(importsOf), ({ to }) => to);

const unused = (file: string): string[] =>
  exportsIn(textOf(file)).filter((name) => !imports.get(file)?.some((found) => takes(found, name)));

test('an export that nobody imports is found', () => {
  const text =
    'export const a = 1;\nexport type B = 2;\nexport async function c() {}\nexport { d, type E };\nexport default f;';
  expect(exportsIn(text)).toEqual(['a', 'B', 'c', 'd', 'E']);
  const used = (code: string) =>
    exportsIn(text).filter((name) => importsIn(code, 'x.ts').some((found) => takes(found, name, code)));
  expect(used("import { a as one, type B } from './y.ts';")).toEqual(['a', 'B']);
  expect(used("export { d } from './y.ts';\nimport type { E } from './y.ts';")).toEqual(['d', 'E']);
  expect(used("import * as y from './y.ts';\ny.c();")).toEqual(['c']);
  expect(used("const { a } = await import('./y.ts');")).toEqual(['a']);
});

test('what a module exports is imported elsewhere', () => {
  const found = modules
    .filter((file) => !calledFromOutside.some((place) => place.test(file)))
    .flatMap((file) => unused(file).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
