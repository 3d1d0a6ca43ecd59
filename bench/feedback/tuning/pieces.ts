import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tokenizer } from '@huggingface/tokenizers';
import { heardGates } from '../../../server/ports/analysis/heard.ts';
import { weightsFolder } from '../../../server/ports/analysis/weights.ts';
import { besideThePoint, type Example, examples, gated, graded, preferred, toned } from '../lessons.ts';

// Writes all lessons as word pieces, with what each teaches, into the file that is named; `tune.py` reads it.

/** What one text teaches; the second number of a pair says how much it counts. */
type Lesson = {
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
};

const dangers: readonly Example['kind'][] = ['fine', 'crisis', 'coercion'];
const gates = ['rated', ...heardGates] as const;

const ofGraded = graded.map(
  ({ author, question, text, grade }): Lesson => ({
    question,
    text,
    grade,
    group: `${author} ${question}`,
    rank: grade,
    danger: [0, 1],
    ...(grade >= 6 ? { harsh: [0, 0.3] } : {}),
    ...(grade >= 3 ? { gate: [0, grade >= 5 ? 1 : 0.5] } : {}),
  }),
);

const ofPairs = preferred.flatMap(({ question, better, worse }, index): Lesson[] => [
  { question, text: better, group: `pair ${index}`, rank: 10 },
  { question, text: worse, group: `pair ${index}`, rank: 0 },
]);

const ofDanger = examples.map(
  ({ kind, question, text }): Lesson => ({
    question,
    text,
    danger: [dangers.indexOf(kind), 1],
  }),
);

const ofGates = gated.map(
  ({ gate, question, text }): Lesson => ({
    question,
    text,
    gate: [gates.indexOf(gate ?? 'rated'), 1],
    ...(gate === null || gate === 'contempt' ? { harsh: [gate === null ? 0 : 1, 0.7] } : {}),
    ...(gate === 'contempt' ? {} : { danger: [0, 0.3] }),
  }),
);

const ofTone = toned.map(({ text, harsh }): Lesson => ({ question: null, text, harsh: [harsh ? 1 : 0, 1] }));

const ofOthers = besideThePoint.map(({ question, text }): Lesson => ({ question, text, gate: [-1, 0.7] }));

const lessons = [...ofGraded, ...ofPairs, ...ofDanger, ...ofGates, ...ofTone, ...ofOthers];

const tokenizer = new Tokenizer(JSON.parse(readFileSync(join(weightsFolder, 'tokenizer.json'), 'utf8')), {});
const piecesOf = (text: string): readonly number[] => tokenizer.encode(text).ids;

const [file = 'pieces.json'] = process.argv.slice(2);
const pieces = lessons.map(({ question, text, ...taught }) => ({
  question: question === null ? null : piecesOf(question),
  text: piecesOf(text),
  ...taught,
}));
writeFileSync(file, JSON.stringify({ dangers, gates, lessons: pieces }));
process.stdout.write(`${lessons.length} lessons in ${file}.\n`);
