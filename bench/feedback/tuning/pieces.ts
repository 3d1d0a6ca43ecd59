import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { heardGates } from '../../../server/ports/analysis/heard.ts';
import { dimensions } from '../../../server/ports/analysis/port.ts';
import { weightsFolder } from '../../../server/ports/analysis/weights.ts';
import { besideThePoint, type Example, examples, gated, graded, preferred, toned } from '../lessons.ts';
import { toldOf } from './persons.ts';

// Writes lessons as word pieces, with what each teaches, into the file that is named; `tune.py` reads it. Where names of
// lesson files follow (or 'told-of'), it writes theirs, and of the others so many that what was learned is not forgotten.

/** What one text teaches; the second number of a pair says how much it counts. */
type Lesson = {
  readonly author: string;
  readonly question: string | null;
  readonly text: string;
  /** 0 to 10. */
  readonly grade?: number;
  /** Texts of one group with different ranks are compared. */
  readonly group?: string;
  readonly rank?: number;
  /** The place among `dangers`. */
  readonly danger?: readonly [number, number];
  /** The place among `gates`, or -1 for one of those that stop, whichever it is. */
  readonly gate?: readonly [number, number];
  /** 1 for contempt or blame. */
  readonly harsh?: readonly [number, number];
  /** One or zero for each of `dimensions`. */
  readonly tells?: readonly number[];
};

const dangers: readonly Example['kind'][] = ['fine', 'crisis', 'coercion'];
const gates = ['rated', ...heardGates] as const;

const ofGraded = graded.map(
  ({ author, question, text, grade, tells }): Lesson => ({
    author,
    question,
    text,
    grade,
    group: `${author} ${question}`,
    rank: grade,
    danger: [0, 1],
    ...(tells === null ? {} : { tells: dimensions.map((name) => (tells.includes(name) ? 1 : 0)) }),
    ...(grade >= 6 ? { harsh: [0, 0.3] } : {}),
    ...(grade >= 3 ? { gate: [0, grade >= 5 ? 1 : 0.5] } : {}),
  }),
);

const ofPairs = preferred.flatMap(({ author, question, better, worse }, index): Lesson[] => [
  { author, question, text: better, group: `pair ${index}`, rank: 10 },
  { author, question, text: worse, group: `pair ${index}`, rank: 0 },
]);

const ofDanger = examples.map(
  ({ author, kind, question, text }): Lesson => ({
    author,
    question,
    text,
    danger: [dangers.indexOf(kind), 1],
  }),
);

const ofGates = gated.map(
  ({ author, gate, question, text }): Lesson => ({
    author,
    question,
    text,
    gate: [gates.indexOf(gate ?? 'rated'), 1],
    ...(gate === null || gate === 'contempt' ? { harsh: [gate === null ? 0 : 1, 0.7] } : {}),
    ...(gate === 'contempt' ? {} : { danger: [0, 0.3] }),
  }),
);

const ofTone = toned.map(
  ({ author, text, harsh }): Lesson => ({ author, question: null, text, harsh: [harsh ? 1 : 0, 1] }),
);

const ofOthers = besideThePoint.map(
  ({ author, question, text }): Lesson => ({ author, question, text, gate: [-1, 0.7] }),
);

/** A number that is the same for a text at each time. */
const digestOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** Answers to the partner told of her or him: to speak of somebody is no danger. */
const ofHerOrHim = graded
  .filter(({ grade, text }) => grade >= 4 && /\byou\b/i.test(text) && digestOf(text) % 4 < 2)
  .map(({ question, text }): Lesson => {
    const told = toldOf(text, digestOf(text) % 2 === 0 ? 'she' : 'he');
    return { author: 'told-of', question, text: told, danger: [0, 1] };
  });

const all = [...ofGraded, ...ofPairs, ...ofDanger, ...ofGates, ...ofTone, ...ofOthers, ...ofHerOrHim];

const [file = 'pieces.json', ...latest] = process.argv.slice(2);

/** Of what was learned before, one in so many is learned again: whole groups, since their texts are compared. */
const oneIn = 8;
const isRepeated = ({ group, text }: Lesson): boolean => digestOf(group ?? text) % oneIn === 0;

const lessons =
  latest.length === 0 ? all : all.filter((lesson) => latest.includes(lesson.author) || isRepeated(lesson));

const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(weightsFolder, 'tokenizer.json'), 'utf8')), {});
const piecesOf = (text: string): readonly number[] => tokenizer.encode(text).ids;

const pieces = lessons.map(({ author: _, question, text, ...taught }) => ({
  question: question === null ? null : piecesOf(question),
  text: piecesOf(text),
  ...taught,
}));
writeFileSync(file, JSON.stringify({ dangers, gates, tellings: dimensions, lessons: pieces }));
process.stdout.write(`${lessons.length} lessons in ${file}.\n`);
