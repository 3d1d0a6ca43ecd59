import { readFileSync } from 'node:fs';
import { builtinAnalyst } from './builtin.ts';
import { disclosure } from './dimension-disclosure.ts';
import { gateOf } from './gates.ts';
import { invitationOf } from './question.ts';
import { readText } from './text.ts';

const rows = readFileSync('/work/shared/data/offmychest-test.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((l) => l.split('\t'));
const inv = invitationOf('');
const pos: number[] = [],
  neg: number[] = [];
const gates: Record<string, string[]> = {};
const t0 = performance.now();
for (const r of rows) {
  const t = readText(r[3] ?? '');
  const l = disclosure(t, inv)?.level ?? 0;
  (r[0] === '1' ? pos : neg).push(l);
  const g = gateOf(t, readText('What would you like your partner to know?'));
  if (g) (gates[g] ??= []).push(r[3] ?? '');
}
let auc = 0;
for (const p of pos) for (const n of neg) auc += p > n ? 1 : p === n ? 0.5 : 0;
auc /= pos.length * neg.length;
console.log(
  'AUC',
  auc.toFixed(3),
  Object.fromEntries(Object.entries(gates).map(([k, v]) => [k, v.length])),
  rows.length,
);
const show = process.argv[2];
if (show)
  console.log(
    (gates[show] ?? [])
      .slice(0, 60)
      .map((x) => x.slice(0, 200))
      .join('\n'),
  );
// speed
const long = rows
  .map((r) => r[3])
  .join(' ')
  .slice(20000, 24000);
const a = builtinAnalyst();
const runs: [string, string][] = [
  ['prose', long],
  ['a', 'a'.repeat(4000)],
  ['a b', 'a '.repeat(2000)],
  ['i feel', 'i feel '.repeat(571)],
  ['commas', ', i, '.repeat(800)],
  ['nosent', long.replace(/[.!?]/g, '')],
  ['quotes', '" '.repeat(2000)],
  ['want to', 'want to '.repeat(500)],
  ['he will not not', 'he will not let me '.repeat(210)],
];
for (const [n, s] of runs) {
  for (let i = 0; i < 3; i++) await a.analyse({ question: 'What do you need?', answer: s + i });
  const ts = [];
  for (let i = 0; i < 15; i++) {
    const t = performance.now();
    await a.analyse({ question: 'What do you need?', answer: s + i });
    ts.push(performance.now() - t);
  }
  ts.sort((x, y) => x - y);
  console.log(n, 'median', ts[7]?.toFixed(2), 'max', ts[14]?.toFixed(2));
}
