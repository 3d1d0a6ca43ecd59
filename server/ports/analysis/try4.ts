import { builtinAnalyst } from './builtin.ts';
import { pairs, probes } from './probe.ts';
import { gateProbes } from './probe-gates.ts';
import { measure, measurePairs } from './probe-measure.ts';

const a = builtinAnalyst();
for (const held of [false, true]) {
  console.log(
    held ? 'HELD' : 'TUNE',
    await measure(
      a,
      probes.filter((p) => p.held === held),
    ),
    await measurePairs(
      a,
      pairs.filter((p) => p.held === held),
    ),
  );
  let ok = 0,
    n = 0;
  for (const p of gateProbes.filter((p) => p.held === held)) {
    const r = await a.analyse({
      question: 'What would you like your partner to know about you?',
      answer: p.text,
    });
    n++;
    if (r.gate === p.gate) ok++;
    else console.log('   ', p.gate, '->', r.gate, '|', p.text);
  }
  console.log('gates', ok, n);
}
if (process.argv[2])
  for (const p of probes) {
    console.log('\n## ' + p.question);
    for (const [q, t] of p.answers) {
      const r = await a.analyse({ question: p.question, answer: t });
      console.log(
        `${q}>${r.analysis.quality} ${r.gate ?? ''} ${r.analysis.insightRating} | ${t.slice(0, 90)}\n     ${r.analysis.feedback}\n     ? ${r.analysis.suggestions[0]}`,
      );
    }
  }
