import { type ESTree, parseSync, Visitor } from 'vite';
import { errorTable } from '../e2e/error-table.ts';

/** What the tests of a file are called: as their titles are written, and as the rows of a table fill them in. */

/** What is written out; undefined is what only a run can tell. */
type Value = string | number | boolean | undefined;

/** A row of a table, in its order where it is a list, by name where it is an object. */
type Row = { readonly cells: readonly Value[]; readonly fields: Readonly<Record<string, Value>> };

/** What the names on a file's first level stand for. */
type Scope = ReadonlyMap<string, ESTree.Node | null>;

/** What begins a test or a group of them; a journey's `step` hands its title on to `test`. */
const beginners = new Set(['test', 'it', 'describe', 'step']);

/** By these a test is only announced. */
const neverRuns = ['skip', 'todo'];

/** Tables that stand in a file of their own, by name. */
const importedTables: ReadonlyMap<string, readonly Row[]> = new Map([
  ['errorTable', errorTable.map(({ line }) => ({ cells: [], fields: { line } }))],
]);

/** `test.each(rows)` as `test` and `each`. */
const namesOf = (node: ESTree.Node): readonly string[] => {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'CallExpression') return namesOf(node.callee);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return [];
  const whose = namesOf(node.object);
  return whose.length === 0 ? [] : [...whose, node.property.name];
};

/** What a node means once its name is looked up and its type is taken off. */
const meant = (node: ESTree.Node, scope: Scope): ESTree.Node => {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return meant(node.expression, scope);
  const named = node.type === 'Identifier' ? scope.get(node.name) : null;
  return named ? meant(named, scope) : node;
};

const valueIn = (node: ESTree.Node | null, scope: Scope): Value => {
  const written = node && meant(node, scope);
  if (written?.type === 'TemplateLiteral') return written.quasis.map(({ value }) => value.cooked).join('…');
  const value = written?.type === 'Literal' ? written.value : null;
  return value === null || typeof value === 'object' || typeof value === 'bigint' ? undefined : value;
};

const fieldsOf = (node: ESTree.Node, scope: Scope): Row['fields'] =>
  node.type !== 'ObjectExpression'
    ? {}
    : Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, valueIn(property.value, scope)]]
            : [],
        ),
      );

const rowOf = (node: ESTree.Node, scope: Scope): Row => {
  const row = meant(node, scope);
  const cells = row.type === 'ArrayExpression' ? row.elements : [row];
  return { cells: cells.map((cell) => valueIn(cell, scope)), fields: fieldsOf(row, scope) };
};

/** The rows of a table that is written out; none of one that is computed. */
const rowsOf = (node: ESTree.Node, scope: Scope): readonly Row[] => {
  const table = meant(node, scope);
  if (table.type === 'Identifier') return importedTables.get(table.name) ?? [];
  if (table.type !== 'ArrayExpression') return [];
  return table.elements.flatMap((row) => {
    if (row === null) return [];
    return row.type === 'SpreadElement' ? rowsOf(row.argument, scope) : [rowOf(row, scope)];
  });
};

/** A title with those gaps filled in for which the row has a value. */
const filled = (title: string, { cells, fields }: Row): string => {
  let next = 0;
  return title.replace(/%[sdifjo]|\$(\w+)/g, (gap, field?: string) => {
    const value = field === undefined ? cells[next++] : fields[field];
    if (value === undefined) return gap;
    return gap === '%j' ? JSON.stringify(value) : String(value);
  });
};

/** The titles that a call gives, by itself and row by row. */
const titlesOfCall = ({ callee, arguments: [first] }: ESTree.CallExpression, scope: Scope): string[] => {
  const [beginner = '', ...more] = namesOf(callee);
  if (!beginners.has(beginner) || more.some((name) => neverRuns.includes(name))) return [];
  const title = first && valueIn(first, scope);
  if (typeof title !== 'string') return [];
  const table = more.includes('each') && callee.type === 'CallExpression' ? callee.arguments[0] : undefined;
  return [title, ...(table ? rowsOf(table, scope).map((row) => filled(title, row)) : [])];
};

const scopeOf = ({ body }: ESTree.Program): Scope =>
  new Map(
    body
      .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
      .flatMap(({ id, init }) => (id.type === 'Identifier' ? [[id.name, init]] : [])),
  );

/** The titles in the text of a test file. */
export const titlesOf = (text: string): readonly string[] => {
  const { program } = parseSync('a.test.ts', text);
  const scope = scopeOf(program);
  const titles: string[] = [];
  new Visitor({
    CallExpression: (call) => {
      titles.push(...titlesOfCall(call, scope));
    },
  }).visit(program);
  return titles;
};
