import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesOf } from './titles.ts';

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

const titles = new Map<string, readonly string[]>();

const titlesIn = (file: string): readonly string[] => {
  const known = titles.get(file) ?? titlesOf(textOf(file));
  titles.set(file, known);
  return known;
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
  return titlesIn(file).some((name) => name.includes(title)) ? null : `${file} has no test '${title}'`;
};

/** What a cell holds, one by one. */
export const referencesIn = (cell: string): string[] => cell.split('<br>').map((ref) => ref.trim());
