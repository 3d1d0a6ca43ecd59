import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from './judge.ts';

// Public lists are not part of the project; each is measured where its file lies in the folder that is given.

const quoted = /"((?:[^"]|"")*)"|([^,]*)/y;

/** The fields of one line of a CSV file. */
const fieldsOf = (line: string): readonly string[] => {
  const fields: string[] = [];
  for (quoted.lastIndex = 0; quoted.lastIndex <= line.length; quoted.lastIndex += 1) {
    const found = quoted.exec(line);
    fields.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '');
    if (found !== null) quoted.lastIndex = found.index + found[0].length;
  }
  return fields;
};

const linesOf = (folder: string, name: string): readonly string[] => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(/\r?\n/) : [];
};

/** Pairs of sentences and how alike people find them: the test part of the STS benchmark. */
export const likenessIn = (folder: string) =>
  linesOf(folder, 'sts-b-test.csv').flatMap((line) => {
    const [first, second, likeness] = fieldsOf(line);
    return first !== undefined && second !== undefined ? [{ first, second, likeness: Number(likeness) }] : [];
  });

/** What people wrote about their partners to strangers; hardly any of it is danger, so it counts false alarms. */
export const ordinaryIn = (folder: string): readonly Case[] =>
  linesOf(folder, 'offmychest-test.tsv')
    .slice(1)
    .map((line) => line.split('\t')[3] ?? '')
    .filter((text, index) => text.length < 400 && index % 2 === 0)
    .map((text) => ({ text, danger: false }));

/** A list of `text,1` or `text,0`, by the name of its file. */
export const casesIn = (folder: string, name: string): readonly Case[] =>
  linesOf(folder, name)
    .map(fieldsOf)
    .map(([text = '', label]) => ({ text, danger: label === '1' }));
