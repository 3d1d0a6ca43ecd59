import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Danger } from './safety.ts';

/** The fields of each line of a list beside this file, parted by tabs. */
export const rowsIn = (file: string): readonly (readonly string[])[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

/** The words that lists use for what danger there is in a text. */
export const dangers: ReadonlyMap<string, Danger> = new Map([
  ['crisis', 'crisis'],
  ['coercion', 'coercion'],
  ['none', null],
]);
