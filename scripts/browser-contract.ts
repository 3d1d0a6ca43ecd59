import type { Plugin } from 'vite';

/** What a call carries for the server alone. */
const serverSide = new Set(['summary', 'params', 'body', 'reply', 'errors']);

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): unknown => (isNode(node) ? node.name : undefined);

/** The properties of every `call({ … })` in a module that the browser has no use for. */
const propertiesToDrop = (node: Node): Node[] => {
  const [argument] = Array.isArray(node.arguments) ? node.arguments : [];
  const isCall = node.type === 'CallExpression' && nameOf(node.callee) === 'call' && isNode(argument);
  if (!isCall) return childrenOf(node).flatMap(propertiesToDrop);
  return childrenOf(argument).filter((property) => serverSide.has(String(nameOf(property.key))));
};

/** Values of the module that a function makes; making them does nothing else, so an unused one can go. */
const madeValues = (program: Node): Node[] =>
  childrenOf(program)
    .flatMap((statement) => (isNode(statement.declaration) ? [statement.declaration] : [statement]))
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(childrenOf)
    .flatMap(({ init }) => (isNode(init) && init.type === 'CallExpression' ? [init] : []));

type Edit = { readonly at: number; readonly apply: (code: string) => string };

/** Cuts a property and the comma behind it. */
const cut = ({ start, end }: Node): Edit => ({
  at: start,
  apply: (code) => code.slice(0, start) + code.slice(end).replace(/^\s*,/, ''),
});

const markPure = ({ start }: Node): Edit => ({
  at: start,
  apply: (code) => `${code.slice(0, start)}/* @__PURE__ */ ${code.slice(start)}`,
});

/**
 * The browser sends and reads what the compiler has checked, and the server validates. So the built app carries the
 * method and path of each call and none of its schemas; what still uses one keeps it, and Zod with it.
 */
export const browserContract = (): Plugin => ({
  name: 'browser-contract',
  apply: 'build',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler(code) {
      const program = this.parse(code) as unknown as Node;
      const edits = [...propertiesToDrop(program).map(cut), ...madeValues(program).map(markPure)];
      const last = (one: Edit, other: Edit) => other.at - one.at;
      return { code: edits.toSorted(last).reduce((text, { apply }) => apply(text), code), map: null };
    },
  },
});
