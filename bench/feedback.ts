import { existsSync } from 'node:fs';
import { builtinAnalyst } from '../server/ports/analysis/builtin.ts';
import { type Encoder, openEncoder } from '../server/ports/analysis/encoder.ts';
import type { Analyst } from '../server/ports/analysis/port.ts';
import { weightsFolder } from '../server/ports/analysis/weights.ts';
import { answeredQuestions } from './feedback/answers.ts';
import { type Examination, examination, strangers } from './feedback/examination.ts';
import { byLength, type Judge, judgeOf } from './feedback/judge.ts';
import { likenessOf } from './feedback/likeness.ts';
import {
  measureCases,
  measureGates,
  measureGrades,
  measureLabels,
  measureOrdinary,
  measurePairs,
  measureSafety,
} from './feedback/measure.ts';
import { couplesByLength, measureCouples } from './feedback/measure-couples.ts';
import { measureTold } from './feedback/measure-told.ts';
import { answerPairs } from './feedback/pairs.ts';
import { casesIn, likenessIn, ordinaryIn } from './feedback/public-lists.ts';
import { safety } from './feedback/safety.ts';
import { otherVoices, plainSafety } from './feedback/safety-plain.ts';
import type { Part } from './feedback/shapes.ts';
import { quantile } from './figures.ts';
import { memoryOf, treeOf } from './memory.ts';

// Prints what the analyser gets right: with the encoder, by rules alone, and what length alone would get, side by
// side, on items written apart from it. A folder of public lists may be given.

const [folder = ''] = process.argv.slice(2);

type Row = Readonly<Record<string, number>>;
type Rater = {
  readonly name: string;
  readonly judge: Judge;
  readonly analyst: Analyst | null;
  readonly encoder: Encoder | null;
};

/** Danger and harmless answers of all lists. */
const everySafety = [...safety, ...plainSafety, ...otherVoices, ...examination.safety, ...strangers.safety];

const round = (value: number): number => Math.round(value * 1000) / 1000;

const examined = async (judge: Judge, part: Part, name: string, written: Examination): Promise<Row> => {
  const danger = await measureSafety(judge, part, written.safety);
  return {
    [`${name}: order of two answers`]: await measureGrades(judge, part, written.answers),
    [`${name}: pairs of one length`]: await measurePairs(judge, part, written.pairs),
    [`${name}: danger stopped with help`]: danger.stopped,
    [`${name}: danger stopped or softened`]: danger.heard,
    [`${name}: harmless answers stopped`]: danger.falseStops,
    [`${name}: harmless answers softened`]: danger.falselyHeard,
  };
};

const rowOf = async ({ judge, analyst, encoder }: Rater, part: Part): Promise<Row> => {
  const labels = await measureLabels(judge, part, answeredQuestions);
  const pairs = await measurePairs(judge, part, answerPairs);
  const gates = await measureGates(judge, part);
  const ordinary = await measureOrdinary(judge, part);
  const hinted = await measureSafety(judge, part, safety);
  const plain = await measureSafety(judge, part, plainSafety);
  const voices = await measureSafety(judge, part, otherVoices);
  const together = await measureSafety(judge, part, everySafety);
  const couples = analyst === null ? couplesByLength(part) : await measureCouples(analyst, part);
  const told = analyst === null ? Number.NaN : await measureTold(encoder, part);
  const row = {
    'order of two answers': labels.order,
    'pairs of one length': pairs,
    'four labels, kappa': labels.kappa,
    'same label': labels.same,
    'gates: stopped': gates.stopped,
    'gates: look-alikes stopped': gates.lookAlikesStopped,
    'gates: legitimate answers stopped': gates.legitimateStopped,
    'ordinary answers stopped': ordinary.stopped,
    'ordinary answers softened': ordinary.softened,
    'danger as most tell it: stopped with help': plain.stopped,
    'danger as most tell it: stopped or softened': plain.heard,
    '… look-alikes and ordinary answers stopped': plain.falseStops,
    '… look-alikes and ordinary answers softened': plain.falselyHeard,
    'danger told by a detail: stopped with help': hinted.stopped,
    'danger told by a detail: stopped or softened': hinted.heard,
    '… look-alikes stopped': hinted.falseStops,
    '… look-alikes softened': hinted.falselyHeard,
    'danger among other voices: stopped with help': voices.stopped,
    'danger among other voices: stopped or softened': voices.heard,
    '… harmless answers stopped': voices.falseStops,
    '… harmless answers softened': voices.falselyHeard,
    ...(await examined(judge, part, 'examination', examination)),
    ...(await examined(judge, part, 'strangers', strangers)),
    'danger in all lists: stopped with help': together.stopped,
    'danger in all lists: harmless answers stopped': together.falseStops,
    'couples, rank correlation': couples,
    'what is told already': told,
  };
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, round(value)]));
};

const sideBySide = (rows: readonly (readonly [string, Row])[]): Readonly<Record<string, Row>> => {
  const names = Object.keys(rows[0]?.[1] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(rows.map(([rater, row]) => [rater, row[name] ?? Number.NaN])),
    ]),
  );
};

const lists = () =>
  [
    ['ordinary people about their partners', ordinaryIn(folder)],
    ['partner violence', casesIn(folder, 'violence.csv')],
    ['thoughts of suicide', casesIn(folder, 'suicide.csv')],
  ] as const;

/** The process and what it started, in MiB; on Linux only. */
const memory = (): number =>
  existsSync('/proc/self/smaps_rollup') ? Math.round(memoryOf(treeOf(process.pid))) : Number.NaN;

const speedOf = async (analyst: Analyst): Promise<Row> => {
  const times: number[] = [];
  for (const { question, answers } of answeredQuestions)
    for (const { text } of answers) {
      const start = performance.now();
      // With a few words more, since what was read before is remembered.
      await analyst.analyse({ question, answer: `${text} That is it.` });
      times.push(performance.now() - start);
    }
  const at = (share: number) => round(quantile(times, share));
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'memory MiB': memory() };
};

const say = (line: string): void => void process.stdout.write(`\n${line}\n`);

const encoder = openEncoder({
  folder: weightsFolder,
  weights: 'tuned',
  patience: 60_000,
  onTrouble: (reason) => say(`The encoder ended: ${reason}`),
});
const [rules, both] = [builtinAnalyst(), builtinAnalyst(encoder)];
const raters: readonly Rater[] = [
  { name: 'with encoder', judge: judgeOf(both), analyst: both, encoder },
  { name: 'rules only', judge: judgeOf(rules), analyst: rules, encoder: null },
  { name: 'length', judge: byLength, analyst: null, encoder: null },
];

for (const part of ['tune', 'report'] as const) {
  say(part === 'tune' ? 'Items that thresholds were set on' : 'Items of the other half');
  const rows: [string, Row][] = [];
  for (const rater of raters) rows.push([rater.name, await rowOf(rater, part)]);
  console.table(sideBySide(rows));
}

say("Labels with the encoder, on the other half (rows: the reader's, columns: the analyser's)");
console.table((await measureLabels(judgeOf(both), 'report', answeredQuestions)).confusion);

for (const [name, cases] of lists()) {
  if (cases.length === 0) continue;
  say(`Public list: ${name}`);
  const rows: [string, Row][] = [];
  for (const { name: rater, judge } of raters.slice(0, 2)) {
    // A list without danger in it says nothing about how much danger is found.
    const found = Object.entries(await measureCases(judge, cases)).filter(
      ([, value]) => !Number.isNaN(value),
    );
    rows.push([rater, Object.fromEntries(found.map(([key, value]) => [key, round(value)]))]);
  }
  console.table(sideBySide(rows));
}

say('Speed of one answer at a time');
console.table({ 'rules only': await speedOf(rules), 'with encoder': await speedOf(both) });
await encoder.close();

const alike = likenessIn(folder);
if (alike.length > 0) {
  const published = openEncoder({ folder: weightsFolder, weights: 'published', patience: 60_000 });
  say(`Likeness as people see it: Spearman ${round(await likenessOf(published, alike))}`);
  await published.close();
}
