import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeardGate, heardGates } from '../../server/ports/analysis/heard.ts';
import type { Dimension } from '../../server/ports/analysis/port.ts';

// What the encoder was tuned on: answers graded by the rubric and apart from the analyser, pairs of answers of which
// one is better, harsh sentences beside kind ones, people in danger beside their look-alikes, and answers that stop at
// a gate beside honest ones that look like them. Nothing that a test or a measurement uses is among them.

const folder = join(import.meta.dirname, 'lessons');

/** An answer with the grade that its writer gives it by the rubric, 0 to 10. */
type Graded = {
  readonly author: string;
  readonly question: string;
  readonly text: string;
  readonly grade: number;
  /** What it tells already, where somebody has read it for that. */
  readonly tells: readonly Dimension[] | null;
};

/** Two answers of one length to one question, of which one is better. */
type Preferred = {
  readonly author: string;
  readonly question: string;
  readonly better: string;
  readonly worse: string;
};

/** A sentence, and whether it holds the partner in contempt or blames. */
type Toned = { readonly author: string; readonly text: string; readonly harsh: boolean };

/** `mark` is a grade, `+` and `-` of a pair, or `x` for what does not answer at all. */
type Line = {
  readonly author: string;
  readonly question: string;
  readonly mark: string;
  readonly text: string;
  /** A letter for each thing that it tells, `-` for nothing, where it was read for that. */
  readonly told: string | undefined;
};

/** What an answer tells, by the letters it is written with. */
const letters: Readonly<Record<string, Dimension>> = {
  F: 'disclosure',
  S: 'specific',
  P: 'responsive',
  V: 'appreciative',
  W: 'forward',
  O: 'owned',
};

/** What is told by an answer that was marked with these letters. */
export const toldBy = (told: string): readonly Dimension[] =>
  [...told.replace('-', '')].map((letter) => {
    const dimension = letters[letter];
    if (dimension === undefined) throw new Error(`not a letter for something that is told: ${letter}`);
    return dimension;
  });

const linesIn = (author: string): readonly Line[] => {
  let question = '';
  return readFileSync(join(folder, author), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      if (line.startsWith('# ')) question = line.slice(2);
      const [mark = '', text, told] = line.split('\t');
      return text === undefined ? [] : [{ author, question, mark, text, told }];
    });
};

const lines = readdirSync(folder)
  .filter((name) => name.startsWith('answers-'))
  .flatMap(linesIn);

export const graded: readonly Graded[] = lines
  .filter(({ mark }) => /^[\d.]+$/.test(mark))
  .map(({ mark, told, ...line }) => ({
    ...line,
    grade: Number(mark),
    tells: told === undefined ? null : toldBy(told),
  }));

export const preferred: readonly Preferred[] = lines.flatMap((line, index) => {
  const next = lines[index + 1];
  if (line.mark !== '+' || next?.mark !== '-') return [];
  return [{ author: line.author, question: line.question, better: line.text, worse: next.text }];
});

/** Answers that do not answer: about something else, evading, or nothing but contempt. */
export const besideThePoint = lines.filter(({ mark }) => mark === 'x');

type Fields = { readonly author: string; readonly fields: readonly string[] };

/** Lines of fields parted by tabs, out of all files whose name begins so. */
const fieldsIn = (start: string): readonly Fields[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(start))
    .flatMap((author) =>
      readFileSync(join(folder, author), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ author, fields: line.split('\t') })),
    );

export const toned: readonly Toned[] = fieldsIn('tone').map(({ author, fields: [kind, text = ''] }) => ({
  author,
  text,
  harsh: kind === 'harsh',
}));

/** A text, and whether somebody in it is in danger from themselves, from a partner, or not at all. */
export type Example = {
  readonly author: string;
  readonly kind: 'crisis' | 'coercion' | 'fine';
  /** Null where it is about no question in particular. */
  readonly question: string | null;
  readonly text: string;
};

const isKind = (kind: string): kind is Example['kind'] => ['crisis', 'coercion', 'fine'].includes(kind);

export const examples: readonly Example[] = fieldsIn('danger').map(
  ({ author, fields: [kind = '', ...rest] }) => {
    const [text = '', question = null] = rest.toReversed();
    if (!isKind(kind) || text === '') throw new Error(`not an example of danger or of none: ${kind} ${text}`);
    return { author, kind, question, text };
  },
);

/** An answer and the gate at which it stops; null for an honest one that looks as if it should. */
type Gated = {
  readonly author: string;
  readonly gate: HeardGate | null;
  readonly question: string;
  readonly text: string;
};

const isGate = (kind: string): kind is HeardGate => heardGates.some((gate) => gate === kind);

export const gated: readonly Gated[] = fieldsIn('gates').map(({ author, fields }) => {
  const [kind = '', question = '', text = ''] = fields;
  if ((!isGate(kind) && kind !== 'fine') || text === '') throw new Error(`not a gate: ${kind} ${text}`);
  return { author, gate: isGate(kind) ? kind : null, question, text };
});
