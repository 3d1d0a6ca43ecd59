import { existsSync } from 'node:fs';
import { builtinAnalyst } from '../server/ports/analysis/builtin.ts';
import { openEncoder } from '../server/ports/analysis/encoder.ts';
import type { Analyst } from '../server/ports/analysis/port.ts';
import { pairs, probes } from '../server/ports/analysis/probe.ts';
import { measure, measurePairs } from '../server/ports/analysis/probe-measure.ts';
import { safetyProbes } from '../server/ports/analysis/probe-safety.ts';
import { unseenPairs, unseenProbes } from '../server/ports/analysis/probe-unseen.ts';
import { weightsFolder } from '../server/ports/analysis/weights.ts';
import { casesIn, likenessIn, ordinaryIn } from './analysis-files.ts';
import { likenessOf } from './analysis-likeness.ts';
import { measureSafety } from './analysis-safety.ts';
import { memoryOf, treeOf } from './memory.ts';

// Prints what the analyser gets right, by rules alone and with the encoder. A folder of public lists may be given.

const [folder = ''] = process.argv.slice(2);

type Row = Readonly<Record<string, number | string>>;

const round = (value: number): number => Math.round(value * 1000) / 1000;

const reading = async (analyst: Analyst, held: boolean | 'unseen'): Promise<Row> => {
  const unseen = held === 'unseen';
  const chosen = unseen ? unseenProbes : probes.filter((probe) => probe.held === held);
  const { order, kappa, exact, stoppedWrongly, letThrough } = await measure(analyst, chosen);
  const equal = await measurePairs(
    analyst,
    unseen ? unseenPairs : pairs.filter((pair) => pair.held === held),
  );
  return {
    order: round(order),
    'equal length': round(equal),
    kappa: round(kappa),
    'same label': round(exact),
    'stopped wrongly': stoppedWrongly.length,
    'let through': letThrough.length,
  };
};

const lists = () => [
  ['own, unseen', safetyProbes.map(({ text, gate }) => ({ text, danger: gate !== null }))] as const,
  ['ordinary people', ordinaryIn(folder)] as const,
  ['partner violence', casesIn(folder, 'violence.csv')] as const,
  ['thoughts of suicide', casesIn(folder, 'suicide.csv')] as const,
];

const safety = async (analyst: Analyst): Promise<Readonly<Record<string, Row>>> => {
  const rows: Record<string, Row> = {};
  for (const [name, cases] of lists()) {
    if (cases.length === 0) continue;
    const found = await measureSafety(analyst, cases);
    rows[name] = Object.fromEntries(Object.entries(found).map(([key, value]) => [key, round(value)]));
  }
  return rows;
};

/** The process and what it started, in MiB; on Linux only. */
const memory = (): number =>
  existsSync('/proc/self/smaps_rollup') ? Math.round(memoryOf(treeOf(process.pid))) : Number.NaN;

const speed = async (analyst: Analyst): Promise<Row> => {
  const times: number[] = [];
  for (const { question, answers } of [...probes, ...unseenProbes])
    for (const [, answer] of answers) {
      const start = performance.now();
      await analyst.analyse({ question, answer: `${answer} ` });
      times.push(performance.now() - start);
    }
  times.sort((one, other) => one - other);
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'memory MiB': memory() };
};

const report = async (name: string, analyst: Analyst): Promise<void> => {
  process.stdout.write(`\n${name}\n`);
  console.table({
    'tuned on': await reading(analyst, false),
    'kept apart at first': await reading(analyst, true),
    unseen: await reading(analyst, 'unseen'),
  });
  console.table(await safety(analyst));
  console.table({ speed: await speed(analyst) });
};

await report('Rules alone', builtinAnalyst());

const encoder = openEncoder({
  folder: weightsFolder,
  onTrouble: (reason) => process.stdout.write(`The encoder ended: ${reason}\n`),
});
await report('Rules and encoder', builtinAnalyst(encoder));
const alike = likenessIn(folder);
if (alike.length > 0)
  process.stdout.write(`Likeness as people see it: Spearman ${round(await likenessOf(encoder, alike))}\n`);
await encoder.close();
