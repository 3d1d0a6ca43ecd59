import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { guards } from '../bench/guards/list.ts';
import { requirements } from './asvs.fixture.ts';
import { cellsOf, fileProblem, pageOf, referencesIn, rowsOf, testProblem } from './references.ts';

/**
 * `asvs.md` and `security.md` name files, tests and removals that are there, and leave out no requirement and no line of
 * the log.
 */
const page = pageOf('asvs.md');
const rows = rowsOf(page).map(({ cells }) => cells);
const statuses = ['met', 'not applicable', 'not met'];

/** A file, a document's place or a test stands in backticks; what does not begin with one is a note. */
const isReference = (part: string): boolean => part.startsWith('`');

const problemOf = (ref: string): string | null =>
  ref.includes('` › ') ? testProblem(ref) : fileProblem(ref);

const problemsOf = (cells: readonly string[]): string[] => {
  const [number = '', about = '', status = '', where = '', ...more] = cells;
  if (!requirements.includes(number)) return [`there is no requirement '${number}'`];
  if (!statuses.includes(status)) return [`'${status}' is no status`];
  if (about === '' || where === '' || more.length > 0)
    return ['it needs a number, words, a status and a place'];
  const references = referencesIn(where).filter(isReference);
  if (status === 'met' && references.length === 0) return ['it is met nowhere'];
  return references.flatMap((ref) => problemOf(ref) ?? []);
};

const said = (cells: readonly string[]): string[] =>
  problemsOf(cells).map((problem) => `${cells[0]}: ${problem}`);

describe('the list of requirements', () => {
  test('has each of them once, in their order', () => {
    expect(requirements).toHaveLength(253);
    expect(rows.map(([number]) => number)).toEqual(requirements);
  });

  test('has a true place for each that is met, and a reason for each that is not', () => {
    expect(rows.flatMap(said)).toEqual([]);
  });

  test('counts right', () => {
    const [met, none, open] = statuses.map((status) => rows.filter((row) => row[2] === status).length);
    expect(page).toContain(`The ${rows.length} requirements`);
    expect(page).toContain(`**${met} met, ${none} not applicable, ${open} not met.**`);
  });
});

describe('the rules of the page about security', () => {
  const rules = rowsOf(pageOf('security.md'))
    .filter(({ part }) => part === 'Rules')
    .map(({ cells }) => cells);
  const removals = new Set(guards.map(({ name }) => name));

  test('are each in a file that is there, shown by a test that is there', () => {
    expect(rules.length).toBeGreaterThan(20);
    expect(
      rules.flatMap(([, file = '', shown = '']) =>
        [fileProblem(file) ?? [], testProblem(shown) ?? []].flat(),
      ),
    ).toEqual([]);
  });

  test('are taken out by a removal that is there', () => {
    const named = rules.map((rule) => rule[3] ?? '');
    expect(named.filter((name) => !removals.has(name))).toEqual([]);
  });
});

describe('the log', () => {
  const written = /\blog\.(?:info|warn|error)\((?:.*, )?['`]([^'`$]+)/g;
  const server = join(import.meta.dirname, '..', 'server');
  const messages = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => [...readFileSync(join(server, name), 'utf8').matchAll(written)])
    .map(([, message = '']) => message);

  test('has no line of which the page about security does not tell', () => {
    expect(messages.length).toBeGreaterThan(10);
    const told = rowsOf(pageOf('security.md'))
      .filter(({ part }) => part === 'Log')
      .map(({ cells }) => cells[0] ?? '')
      .join();
    expect(messages.filter((message) => !told.includes(`\`${message}`))).toEqual([]);
  });
});

describe('a row is found out', () => {
  test.each([
    ['of a requirement that there is not', '| 1.1.9 | x | met | `README.md` |', "no requirement '1.1.9'"],
    ['with a status of its own', '| 1.1.1 | x | mostly | `README.md` |', "'mostly' is no status"],
    ['that is met nowhere', '| 1.1.1 | x | met | somewhere |', 'met nowhere'],
    ['without a reason', '| 1.1.1 | x | not met | |', 'it needs a number'],
    ['with a file that is not there', '| 1.1.1 | x | met | `docs/none.ts` |', 'there is no docs/none.ts'],
    [
      'with a title that its test has not',
      `| 1.1.1 | x | met | \`docs/asvs.test.ts\` › un${'heard'} of |`,
      'has no test',
    ],
  ])('%s', (_, row, problem) => {
    expect(problemsOf(cellsOf(row)).join()).toContain(problem);
  });
});
