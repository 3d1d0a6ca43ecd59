import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The modules of the project as they are written, and what each imports: what the tests of the house rules read. */
const root = join(import.meta.dirname, '..');

/** The floors of the product; the rest of the house measures it, tries it and tells of it. */
const floors = ['contract', 'content', 'server', 'web'];
const rooms = [...floors, 'bench', 'scripts', 'e2e', 'docs', 'architecture'];

const isModule = (name: string): boolean => /(?<!\.d)\.(?:tsx?|mjs)$/.test(name);

const modulesIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(root, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && isModule(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Paths of all modules, from the project's folder on. */
export const modules: readonly string[] = [
  ...modulesIn('.', false),
  ...rooms.flatMap((room) => modulesIn(room, true)),
];

const texts = new Map(modules.map((file) => [file, readFileSync(join(root, file), 'utf8')]));

/** Empty for a file that is no module of ours. */
export const textOf = (file: string): string => texts.get(file) ?? '';

export type Import = {
  readonly from: string;
  /** A path from the project's folder on, or the name of a package. */
  readonly to: string;
  readonly typeOnly: boolean;
  /** What stands between `import` and `from`; null where the module is taken whole. */
  readonly names: string | null;
};

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s+(?<type>type\s)?(?:(?<names>[^;'"]*?)\sfrom\s*)?['"](?<path>[^'"]+)['"]|\bimport\(\s*['"](?<dynamic>[^'"]+)['"]/g;

const taken = (names: string | undefined): string | null =>
  names === undefined || names.startsWith('*') ? null : names;

/** The static, type-only, side-effect and dynamic imports that a text makes, and what it exports from elsewhere. */
export const importsIn = (text: string, from: string): Import[] =>
  [...text.matchAll(importPattern)].map(({ groups = {} }) => {
    const path = groups.path ?? groups.dynamic ?? '';
    const to = path.startsWith('.') ? normalize(join(dirname(from), path)) : path;
    return { from, to, typeOnly: groups.type !== undefined, names: taken(groups.names) };
  });

export const importsOf = (file: string): Import[] => importsIn(textOf(file), file);

/** True of a path on one of the floors of the product. */
export const isOurs = (path: string): boolean => floors.some((floor) => path.startsWith(`${floor}/`));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.startsWith('server/testing/');

/** What the product is made of, without its tests. */
export const sources = modules.filter((file) => isOurs(file) && !isTest(file));
