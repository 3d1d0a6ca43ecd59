import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** How a page of `docs/` names a file or a test, and whether what it names is there. */
const root = join(import.meta.dirname, '..');

/** A row of a table, with the headings under which it stands. */
export type Row = { readonly part: string; readonly cells: readonly string[] };

export const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The rows of all tables without head and rule, each with the headings under which it stands. */
export const rowsOf = (text: string): Row[] => {
  let [title, part] = ['', ''];
  let isHead = true;
  const rows: Row[] = [];
  for (const line of text.split('\n')) {
    const [, level, heading = ''] = /^(##+) (.+)$/.exec(line) ?? [];
    if (level === '##') [title, part] = [heading, heading];
    if (level === '###') part = `${title}, ${heading}`;
    if (!line.startsWith('|')) isHead = true;
    else if (/^\|[\s|:-]+\|$/.test(line)) isHead = false;
    else if (!isHead) rows.push({ part, cells: cellsOf(line) });
  }
  return rows;
};

/** A page of this folder. */
export const pageOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A journey's table may stand in files beside it, so they count as part of it. */
const neighboursOf = (file: string, known: Set<string> = new Set()): Set<string> => {
  if (known.has(file) || !existsSync(join(root, file))) return known;
  known.add(file);
  for (const [, path = ''] of textOf(file).matchAll(/from '(\.\/[^']+)'/g))
    neighboursOf(normalize(join(dirname(file), path)), known);
  return known;
};

const testTexts = new Map<string, string>();

/** Without the comments that begin a line: a test in one is none. */
const withoutComments = (text: string): string =>
  text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(/^[ \t]*\/\/.*$/gm, '');

/** What a test file says, but for its comments, with the quotes of its strings as they are read. */
const testTextOf = (file: string): string => {
  const known = testTexts.get(file);
  if (known !== undefined) return known;
  const files = file.startsWith('e2e/') ? [...neighboursOf(file)] : [file];
  const text = files.map(textOf).map(withoutComments).join('\n').replaceAll("\\'", "'");
  testTexts.set(file, text);
  return text;
};

/** Null for `file` or `file#text in it`, in backticks, where that is there; else what is wrong. */
export const fileProblem = (ref: string): string | null => {
  const [, file = '', name] = /^`([^`#]+)(?:#([^`]+))?`$/.exec(ref) ?? [];
  if (file === '') return `'${ref}' is no file`;
  if (!existsSync(join(root, file))) return `there is no ${file}`;
  return name === undefined || textOf(file).includes(name) ? null : `${file} has no '${name}'`;
};

/** Null for `file.test.ts` in backticks › a part of a test's title, where that is there; else what is wrong. */
export const testProblem = (ref: string): string | null => {
  const [, file = '', title = ''] = /^`([^`]+\.test\.ts)` › (.+)$/.exec(ref) ?? [];
  if (file === '') return `'${ref}' is no test`;
  if (!existsSync(join(root, file))) return `there is no ${file}`;
  return testTextOf(file).includes(title) ? null : `${file} has no test '${title}'`;
};

/** What a cell holds, one by one. */
export const referencesIn = (cell: string): string[] => cell.split('<br>').map((ref) => ref.trim());
