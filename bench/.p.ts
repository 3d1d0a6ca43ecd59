import { readText } from '../server/ports/analysis/text.ts';
import { harmIn, blamesIn } from '../server/ports/analysis/harm.ts';
import { appreciative } from '../server/ports/analysis/dimension-appreciative.ts';
import { responsive } from '../server/ports/analysis/dimension-responsive.ts';
import { disclosure } from '../server/ports/analysis/dimension-disclosure.ts';
import { invitationOf } from '../server/ports/analysis/question.ts';
import { openEncoder } from '../server/ports/analysis/encoder.ts';
import { weightsFolder } from '../server/ports/analysis/weights.ts';
import { heardIn } from '../server/ports/analysis/heard.ts';
const e = openEncoder({ folder: weightsFolder, weights: 'tuned', patience: 60_000 });
const show = (p: any) => p && `${p.level.toFixed(2)} "${p.span.sentence.words.slice(p.span.from, p.span.to).map((w: any) => w.plain).join(' ')}"`;
for (const [q, t] of [
 ['What makes handing over the lead good for you?', 'When you pin my wrists and tell me to wait I can finally shut up in my head. I know you\'d stop if I say red.'],
 ['What helps to take a no kindly?', 'Nothing helps because she\'s frigid and boring and says no to everything, any other woman would be grateful.'],
 ['What old worry gets stirred up in you when the two of you argue?', "So when you walk out of the room I'm nine again."],
 ['What old worry gets stirred up in you when the two of you argue?', "That you will walk out like my father did"],
 ['How can your partner tell a yes for yourself from one only to please?', "My shoulders. If they are up by my ears I'm doing it for you."],
 ['After an argument, which gesture tells you that you two are all right again?', "When she asks if I want toast. It's never about toast."],
 ['When did you feel wanted?', "I'm a plasterer, nobody said anything nice about these hands ever."],
 ['x', "I'd love to watch you touch yourself. Only if you'd enjoy being seen."],
 ['x', "That he finishes what he starts. Forty-one years and the shed did get done."],
 ['x', "You never pretend to know things. It makes me feel safe to be stupid next to you."],
 ['x', "You never give up on people"],
 ['x', "You're stubborn in the best way"],
 ['x', "You to get off my back for once"],
 ['x', 'You forgot to shout.'],
] as const) {
  const text = readText(t); const inv = invitationOf(q);
  const [v] = await e.embed([[q, t]]); const h = heardIn(v!);
  console.log(`${t}\n  kind ${inv.kind} harm ${harmIn(text).toFixed(2)} ${blamesIn(text).map((s) => s.sentence.words.slice(s.from, s.to).map((w) => w.plain).join(' ')).join(' | ')} app ${show(appreciative(text, inv))} resp ${show(responsive(text, inv))} disc ${show(disclosure(text, inv))} | enc grade ${h.grade.toFixed(1)} harsh ${h.harsh.toFixed(2)} crisis ${h.crisis.toFixed(1)} coerc ${h.coercion.toFixed(1)} contempt ${h.gates.contempt.toFixed(2)}`);
}
await e.close();
