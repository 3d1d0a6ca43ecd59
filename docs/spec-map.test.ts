import { describe, expect, test } from 'vitest';
import { cellsOf, fileProblem, pageOf, type Row, referencesIn, rowsOf, testProblem } from './references.ts';

/** Every row of `spec-map.md` names a file that is there, and a test that is there or what is missing. */
const page = pageOf('spec-map.md');

const isOpen = (cell: string): boolean => /^open: \S/.test(cell);

const cellProblems = (cell: string, problem: (ref: string) => string | null): string[] =>
  isOpen(cell) ? [] : referencesIn(cell).flatMap((ref) => problem(ref) ?? []);

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
    [
      'with a title that only a comment of its test has',
      `| x | ${here} | ${here} › Every ${'row'} of`,
      'has no test',
    ],
    [
      'with a text that its test only asserts',
      '| x | `README.md` | `web/screens/join.test.ts` › Redirecting... |',
      'has no test',
    ],
    ['that is open and does not say what', `| x | ${here} | open |`, 'is no test'],
  ])('%s', (_, row, problem) => {
    const [found] = problemsOf({ part: '', cells: cellsOf(row || '| x | y | |') });
    expect(found).toContain(problem);
  });
});
