import { passagesIn, traitsOf } from '../../../server/ports/analysis/heart.ts';
import { readText } from '../../../server/ports/analysis/text.ts';
import { type Quoted, quoted } from '../quoted.ts';

// Learns what speaks for a passage, out of what readers would quote, and prints the weights that `heart.ts` holds: those
// under which the chosen passages are likeliest among all of their answer, found by going downhill.

/** What a passage that would do nearly as well counts beside the chosen one. */
const nearly = 0.5;
const steps = 6_000;
const pace = 2;

type Lesson = { readonly traits: readonly (readonly number[])[]; readonly wanted: readonly number[] };

const lessonOf = ({ answer, best, others }: Quoted): Lesson => {
  const text = readText(answer);
  const passages = passagesIn(text);
  const counts = passages.map(({ start, end }) => {
    const typed = answer.slice(start, end);
    return typed === best ? 1 : others.includes(typed) ? nearly : 0;
  });
  const whole = counts.reduce<number>((sum, count) => sum + count, 0);
  return {
    traits: passages.map((passage) => Object.values(traitsOf(text, passage))),
    wanted: counts.map((count) => count / Math.max(nearly, whole)),
  };
};

const lessons = quoted
  .filter(({ part }) => part === 'tune')
  .map(lessonOf)
  .filter(({ wanted }) => wanted.some((count) => count > 0));
const names = Object.keys(traitsOf(readText('I see.'), { start: 0, end: 5 }));
const weights = names.map(() => 0);

const chancesOf = ({ traits }: Lesson): readonly number[] => {
  const exponents = traits.map((one) =>
    Math.exp(one.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
  );
  const whole = exponents.reduce((sum, one) => sum + one, 0);
  return exponents.map((one) => one / whole);
};

for (let step = 0; step < steps; step += 1) {
  const slopes = names.map(() => 0);
  for (const lesson of lessons) {
    const chances = chancesOf(lesson);
    lesson.traits.forEach((one, passage) => {
      const missing = (lesson.wanted[passage] ?? 0) - (chances[passage] ?? 0);
      one.forEach((value, at) => {
        slopes[at] = (slopes[at] ?? 0) + missing * value;
      });
    });
  }
  slopes.forEach((slope, at) => {
    weights[at] = (weights[at] ?? 0) + (pace * slope) / lessons.length;
  });
}

console.table(Object.fromEntries(names.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(2))])));
