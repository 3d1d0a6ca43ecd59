import { readFileSync } from 'node:fs';
import { findIn, phrases } from './pattern.ts';
import { readText } from './text.ts';

const src = readFileSync('./dimension-disclosure.ts', 'utf8');
const rows = readFileSync('/work/shared/data/offmychest-train.tsv', 'utf8')
  .split('\n')
  .slice(1)
  .filter(Boolean)
  .map((l) => l.split('\t'));
const texts = rows.map((r) => ({ y: r[0] === '1', t: readText(r[3] ?? '') }));
console.log('base', texts.filter((x) => x.y).length / texts.length, texts.length);
const words: Record<string, [number, number]> = {};
for (const { y, t } of texts)
  for (const w of new Set(t.sentences.flatMap((s) => s.plain.trim().split(' ')))) {
    const c = (words[w] ??= [0, 0]);
    c[0]++;
    if (y) c[1]++;
  }
const top = Object.entries(words)
  .filter(([, c]) => c[0] >= 25)
  .map(([w, c]) => [w, c[0], c[1] / c[0]] as const)
  .sort((a, b) => b[2] - a[2]);
console.log(
  top
    .slice(0, 140)
    .map((x) => `${x[0]} ${x[1]} ${x[2].toFixed(2)}`)
    .join(', '),
);
console.log(
  'LOW',
  top
    .slice(-60)
    .map((x) => `${x[0]} ${x[1]} ${x[2].toFixed(2)}`)
    .join(', '),
);
