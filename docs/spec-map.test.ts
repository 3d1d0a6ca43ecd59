import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Every row of `spec-map.md` names a file that is there, and a test that is there or what is missing. */
const root = join(import.meta.dirname, '..');
const page = readFileSync(join(import.meta.dirname, 'spec-map.md'), 'utf8');

type Row = { readonly part: string; readonly cells: readonly string[] };

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());

/** The rows of all tables without head and rule, each with the headings under which it stands. */
const rowsOf = (text: string): Row[] => {
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

/** What a test file says, with the quotes of its strings as they are read. */
const testTextOf = (file: string): string => {
  const known = testTexts.get(file);
  if (known !== undefined) return known;
  const files = file.startsWith('e2e/') ? [...neighboursOf(file)] : [file];
  const text = files.map(textOf).join('\n').replaceAll("\\'", "'");
  testTexts.set(file, text);
  return text;
};

const isOpen = (cell: string): boolean => /^open: \S/.test(cell);

const fileProblem = (ref: string): string | null => {
  const [, file = '', name] = /^`([^`#]+)(?:#([^`]+))?`$/.exec(ref) ?? [];
  if (file === '') return `'${ref}' is no file`;
  if (!existsSync(join(root, file))) return `there is no ${file}`;
  return name === undefined || textOf(file).includes(name) ? null : `${file} has no '${name}'`;
};

const testProblem = (ref: string): string | null => {
  const [, file = '', title = ''] = /^`([^`]+\.test\.ts)` › (.+)$/.exec(ref) ?? [];
  if (file === '') return `'${ref}' is no test`;
  if (!existsSync(join(root, file))) return `there is no ${file}`;
  return testTextOf(file).includes(title) ? null : `${file} has no test '${title}'`;
};

const cellProblems = (cell: string, problem: (ref: string) => string | null): string[] =>
  isOpen(cell) ? [] : cell.split('<br>').flatMap((ref) => problem(ref.trim()) ?? []);

const problemsOf = ({ cells }: Row): string[] => {
  const [line = '', files = '', tests = '', ...more] = cells;
  if (line === '' || files === '' || tests === '' || more.length > 0)
    return ['it needs a line, a file and a test'];
  return [...cellProblems(files, fileProblem), ...cellProblems(tests, testProblem)];
};

const rows = rowsOf(page);
const said = (row: Row): string[] =>
  problemsOf(row).map((problem) => `${row.part}: ${row.cells[0]}: ${problem}`);

const parts = [
  ...Array.from({ length: 9 }, (_, index) => `Part ${index + 1}`),
  ...Array.from({ length: 5 }, (_, index) => `Server ${index + 1}`),
];

describe('the map of the specification', () => {
  test.each(parts)('%s has rows, and each is true', (name) => {
    const own = rows.filter(({ part }) => part.startsWith(`${name} `));
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap(said)).toEqual([]);
  });

  test('has no row outside its parts, and none twice in a part', () => {
    expect(rows.filter(({ part }) => !parts.some((name) => part.startsWith(`${name} `)))).toEqual([]);
    const lines = rows.map(({ part, cells }) => `${part}: ${cells[0]}`);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });
});

describe('a row is found out', () => {
  const here = '`docs/spec-map.test.ts`';
  test.each([
    ['without a test', '', 'it needs a line'],
    ['with a file that is not there', `| x | \`docs/none.ts\` | open: all |`, 'there is no docs/none.ts'],
    [
      'with a name that its file has not',
      `| x | \`README.md#${'no'}thingLikeIt\` | open: all |`,
      "has no 'no",
    ],
    ['with a test that is not there', `| x | ${here} | \`docs/none.test.ts\` › a |`, 'there is no docs/none'],
    ['with a title that its test has not', `| x | ${here} | ${here} › un${'heard'} of |`, 'has no test'],
    ['that is open and does not say what', `| x | ${here} | open |`, 'is no test'],
  ])('%s', (_, row, problem) => {
    const [found] = problemsOf({ part: '', cells: cellsOf(row || '| x | y | |') });
    expect(found).toContain(problem);
  });
});
