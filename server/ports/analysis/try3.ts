import { harmIn } from './harm.ts';
import { pairs, probes } from './probe.ts';
import { invitationOf } from './question.ts';
import { qualityOf, rate } from './rating.ts';
import { readText } from './text.ts';

const heldToo = process.argv.includes('held');
const verbose = process.argv.includes('v');
const show = (q: string, a: string) => {
  const i = invitationOf(q);
  const t = readText(a);
  const r = rate(t, i);
  const h = harmIn(t);
  return { s: r.share * (1 - 0.6 * h), h, i, r, ql: qualityOf(r.share, h) };
};
const bag: [string, number][] = [];
let ok = 0,
  n = 0;
for (const p of probes.filter((p) => p.held === heldToo)) {
  if (verbose) console.log('\n##', p.question, invitationOf(p.question).kind);
  const scores: [string, number][] = [];
  for (const [q, a] of p.answers) {
    if (q === 'other') continue;
    const x = show(p.question, a);
    scores.push([q, x.s]);
    bag.push([q, x.s]);
    if (verbose) {
      console.log(q.padEnd(9), x.s.toFixed(2), x.h.toFixed(2), a.slice(0, 110));
      console.log(
        '      ',
        x.r.found
          .map((f) => `${f.dimension.slice(0, 4)} ${f.level.toFixed(2)} [${f.mark.quote}]`)
          .join(' | '),
      );
    }
  }
  const rank: Record<string, number> = { average: 0, good: 1, excellent: 2 };
  for (const [q1, s1] of scores)
    for (const [q2, s2] of scores)
      if ((rank[q1] ?? 0) > (rank[q2] ?? 0)) {
        n++;
        ok += s1 > s2 ? 1 : s1 === s2 ? 0.5 : 0;
        if (s1 <= s2 && verbose) console.log('   !! order');
      }
}
console.log('order', ok / n, n);
let pk = 0,
  pn = 0;
for (const p of pairs.filter((p) => p.held === heldToo)) {
  const b = show(p.question, p.better),
    w = show(p.question, p.worse);
  pn++;
  if (b.s > w.s) pk++;
  else
    console.log(
      'PAIR',
      p.question,
      '\n  ',
      b.s.toFixed(2),
      p.better,
      b.r.found.map((f) => `${f.dimension.slice(0, 4)} ${f.level.toFixed(2)} [${f.mark.quote}]`).join(' | '),
      '\n  ',
      w.s.toFixed(2),
      p.worse,
      w.r.found.map((f) => `${f.dimension.slice(0, 4)} ${f.level.toFixed(2)} [${f.mark.quote}]`).join(' | '),
    );
}
console.log('pairs', pk, pn);
for (const q of ['average', 'good', 'excellent'])
  console.log(
    q,
    bag
      .filter((b) => b[0] === q)
      .map((b) => b[1])
      .sort((a, b) => a - b)
      .map((x) => x.toFixed(2))
      .join(' '),
  );
