import { readFileSync } from 'node:fs';
import { isCoercion } from './gate-coercion.ts';
import { isCrisis } from './gate-crisis.ts';
import { readText } from './text.ts';

const tally: Record<string, number> = {};
for (const line of readFileSync(process.argv[2] ?? '/tmp/ext.txt', 'utf8').trim().split('\n')) {
  const [want, text = ''] = line.split('\t');
  const t = readText(text);
  const got = isCrisis(t) ? 'C' : isCoercion(t) ? 'V' : 'N';
  const ok = want === 'N' ? got === 'N' : got !== 'N';
  tally[`${want}${ok}`] = (tally[`${want}${ok}`] ?? 0) + 1;
  if (!ok) console.log(want, got, text);
}
console.log(tally);
