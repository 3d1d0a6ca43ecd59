import { readFileSync } from 'node:fs';
import { isCoercion } from './gate-coercion.ts';
import { isCrisis } from './gate-crisis.ts';
import { pairs, probes } from './probe.ts';
import { gateProbes } from './probe-gates.ts';
import { readText } from './text.ts';

for (const p of gateProbes) {
  const t = readText(p.text);
  const got = isCrisis(t) ? 'crisis' : isCoercion(t) ? 'coercion' : null;
  const want = p.gate === 'crisis' || p.gate === 'coercion' ? p.gate : null;
  if (got !== want) console.log(p.held ? 'HELD' : 'tune', want, got, p.text);
}
for (const p of probes)
  for (const [q, a] of p.answers) {
    const t = readText(a);
    if (isCrisis(t) || isCoercion(t)) console.log(p.held, q, a);
  }
for (const p of pairs)
  for (const a of [p.better, p.worse]) {
    const t = readText(a);
    if (isCrisis(t) || isCoercion(t)) console.log('pair', a);
  }
const rows = readFileSync('/work/shared/data/offmychest-test.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .map((l) => l.split('\t')[3] ?? '');
let c = 0,
  v = 0;
const out: string[] = [];
for (const r of rows) {
  const t = readText(r);
  if (isCrisis(t)) {
    c++;
    out.push(`C ${r.slice(0, 300)}`);
  } else if (isCoercion(t)) {
    v++;
    out.push(`V ${r.slice(0, 300)}`);
  }
}
console.log(rows.length, c, v);
if (process.argv[2]) console.log(out.join('\n'));
