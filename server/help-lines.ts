import { readFileSync } from 'node:fs';
import { helpLines } from '../content/help-lines.ts';
import { HelpLine, type HelpTopic } from '../contract/help-lines.ts';

/** What feedback has to be able to name when somebody is in danger. */
const needed: readonly HelpTopic[] = ['crisis', 'abuse'];

const refuse = (file: string, complaints: readonly string[]): never => {
  throw new Error(`HELP_LINES: ${file} cannot be used:\n${complaints.map((line) => `  ${line}`).join('\n')}`);
};

const parse = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(file, [error instanceof Error ? error.message : String(error)]);
  }
};

const readList = (file: string): readonly unknown[] => {
  const list = parse(file);
  return Array.isArray(list) ? list : refuse(file, ['it must hold a list of help lines: [{ … }, …]']);
};

const called = (entry: unknown, at: number): string => {
  const name: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'name') : undefined;
  return `entry ${at + 1}${typeof name === 'string' ? ` (${name})` : ''}`;
};

const complaintsOn = (entry: unknown, at: number): readonly string[] =>
  (HelpLine.safeParse(entry).error?.issues ?? []).map(({ path, message }) =>
    [called(entry, at), ...path].join(', ').concat(`: ${message}`),
  );

const complaintsOnAll = (lines: readonly HelpLine[]): readonly string[] => {
  const keys = lines.map(({ country, name }) => `${name} in ${country}`);
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  const lacking = needed.filter(
    (topic) => !lines.some(({ topics }) => topics.includes(topic) && !topics.includes('emergency')),
  );
  return [
    ...twice.map((key) => `${key} stands twice`),
    ...lacking.map(
      (topic) => `no line is for ${topic} alone, without emergency; feedback must be able to name one`,
    ),
  ];
};

/** The help lines of an operator's file, else those of the product; throws one error that names every wrong entry. */
export const readHelpLines = (file: string | null): readonly HelpLine[] => {
  if (file === null) return helpLines;
  const entries = readList(file);
  const complaints = entries.flatMap(complaintsOn);
  if (complaints.length > 0) refuse(file, complaints);
  const lines = entries.map((entry) => HelpLine.parse(entry));
  const onAll = complaintsOnAll(lines);
  return onAll.length > 0 ? refuse(file, onAll) : lines;
};
