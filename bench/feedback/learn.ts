import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Encoder, openEncoder } from '../../server/ports/analysis/encoder.ts';
import { examples } from '../../server/ports/analysis/examples.ts';
import { base64, peakOf } from '../../server/ports/analysis/head.ts';
import { languageOf } from '../../server/ports/analysis/language.ts';
import { told } from '../../server/ports/analysis/meaning.ts';
import { passagesOf } from '../../server/ports/analysis/passages.ts';
import { readText } from '../../server/ports/analysis/text.ts';
import { weightsFolder } from '../../server/ports/analysis/weights.ts';
import { logistic, type Matrix, ridge } from './algebra.ts';
import { graded, preferred, toned } from './lessons.ts';

// Learns the heads of the analyser from the lessons and writes them into `heads.json`. The same lessons give the
// same heads, to the last digit.

/** What a person wrote without a question at hand is read as an answer to this one. */
const asked = 'What would you like your partner to know about you?';

type Read = {
  readonly rules: ReturnType<typeof told>;
  readonly whole: Float32Array;
  readonly peak: Float32Array;
};

const readWith =
  (encoder: Encoder) =>
  async (question: string, answer: string): Promise<Read> => {
    const text = readText(answer);
    const vectors = await encoder.embed(passagesOf(text).map(({ typed }) => typed));
    const [whole = new Float32Array()] = vectors;
    return { rules: told(question, text), whole, peak: peakOf(vectors) };
  };

/** Peaks move less from text to text than wholes do, and count a little less. */
const peaks = 0.7;

const rowOf = ({ whole, peak }: Read, rules: readonly number[], onPeaks = 1): Float64Array =>
  Float64Array.from([...rules, ...whole, ...peak.map((value) => value * onPeaks)]);

const headOf = (found: Float64Array, rules: number, onPeaks = 1) => {
  const width = (found.length - 1 - rules) / 2;
  const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    base: rounded(found.at(-1) ?? 0),
    rules: [...found.slice(0, rules)].map(rounded),
    whole: base64(found.slice(rules, rules + width)),
    peak: base64(found.slice(rules + width, -1).map((value) => value * onPeaks)),
  };
};

/** What a share of a complete answer by the rubric adds to a learned grade, so that the rubric keeps its say. */
const rubricsSay = 2;

/** How many grades lie between the two answers of a pair. */
const apart = 4;

const learnGrade = async (read: ReturnType<typeof readWith>) => {
  const rows: Float64Array[] = [];
  const wanted: number[] = [];
  for (const { question, text, grade } of graded) {
    const one = await read(question, text);
    rows.push(rowOf(one, one.rules.grade.slice(0, 6)));
    wanted.push(grade);
  }
  const mean = wanted.reduce((sum, value) => sum + value, 0) / wanted.length;
  const middle = rows[0]?.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / rows.length);
  const centred = (row: Float64Array) => row.map((value, at) => value - (middle?.[at] ?? 0));
  const pairs: Float64Array[] = [];
  for (const { question, better, worse } of preferred) {
    const [one, other] = [await read(question, better), await read(question, worse)];
    const lesser = rowOf(other, other.rules.grade.slice(0, 6));
    pairs.push(rowOf(one, one.rules.grade.slice(0, 6)).map((value, at) => value - (lesser[at] ?? 0)));
  }
  const all: Matrix = [...rows.map(centred), ...pairs];
  const found = ridge(all, [...wanted.map((grade) => grade - mean), ...pairs.map(() => apart)], 5);
  const base =
    mean - (middle ?? new Float64Array()).reduce((sum, value, at) => sum + value * (found[at] ?? 0), 0);
  const head = headOf(Float64Array.from([...found.slice(0, -1), base]), 6);
  return { ...head, rules: [...head.rules, rubricsSay] };
};

const learnDanger = async (read: ReturnType<typeof readWith>) => {
  const rows: Float64Array[] = [];
  const [wanted, weights]: [number[], number[]] = [[], []];
  for (const { kind, text } of examples) {
    const one = await read(asked, text);
    rows.push(rowOf(one, one.rules.danger, peaks));
    wanted.push(kind === 'fine' ? 0 : 1);
    weights.push(1);
  }
  for (const { question, text } of graded.filter((_, index) => index % 2 === 0)) {
    const one = await read(question, text);
    rows.push(rowOf(one, [0], peaks));
    wanted.push(0);
    weights.push(0.4);
  }
  return headOf(logistic(rows, wanted, 0.3, weights), 1, peaks);
};

const learnHarsh = async (read: ReturnType<typeof readWith>) => {
  const rows: Float64Array[] = [];
  const [wanted, weights]: [number[], number[]] = [[], []];
  for (const { text, harsh } of toned) {
    const one = await read(asked, text);
    rows.push(rowOf(one, one.rules.harsh, peaks));
    wanted.push(harsh ? 1 : 0);
    weights.push(1);
  }
  for (const { question, text } of graded.filter(({ grade }, index) => grade >= 6 && index % 3 === 0)) {
    const one = await read(question, text);
    rows.push(rowOf(one, one.rules.harsh, peaks));
    wanted.push(0);
    weights.push(0.3);
  }
  return headOf(logistic(rows, wanted, 0.5, weights), 1, peaks);
};

const encoder = openEncoder({ folder: weightsFolder, patience: 60_000 });
const read = readWith(encoder);
const english = graded.filter(({ text }) => languageOf(readText(text)) === 'english').length;
const heads = {
  grade: await learnGrade(read),
  danger: await learnDanger(read),
  harsh: await learnHarsh(read),
};
await encoder.close();
const file = join(import.meta.dirname, '../../server/ports/analysis/heads.json');
writeFileSync(file, `${JSON.stringify(heads, null, 2)}\n`);
process.stdout.write(
  `Learned from ${graded.length} answers (${english} in English), ${preferred.length} pairs, ` +
    `${examples.length} examples of danger and look-alikes, ${toned.length} harsh and kind sentences.\n`,
);
