import fc from 'fast-check';
import { type Tap, taps } from '../../contract/taps.ts';
import type { Dimension, Gate, Mark, Reading, Side } from '../context.ts';
import type { MutualAnswer } from '../features/score/couple.ts';
import { dimensions } from '../ports/analysis/port.ts';
import { readingBy } from './reading.ts';

export const sideOf = (text: string, reading: Partial<Reading> = {}): Side => ({
  text,
  reading: { ...readingBy('test'), ...reading },
});

export const mutualOf = (number: number, first: Side, second: Side): MutualAnswer => ({
  questionId: `love-questions-${String(number).padStart(2, '0')}`,
  question: `What is question ${number} about for you?`,
  first,
  second,
});

const gates: readonly Gate[] = [
  'crisis',
  'coercion',
  'instructions',
  'gibberish',
  'copied',
  'declined',
  'evasive',
  'contempt',
  'off-topic',
];

export const seeded = (seed: number) => ({ seed, numRuns: 200 });

const anyMark = (quote: string): fc.Arbitrary<Mark> =>
  fc.record({
    dimension: fc.constantFrom(...dimensions),
    quote: fc.constant(quote),
    weight: fc.double({ min: 0, max: 0.4, noNaN: true }),
  });

const anyText = fc
  .array(fc.constantFrom('garden', 'felt', 'your', 'soup', 'late', 'because', 'I', 'hum', 'Sunday'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => words.join(' '));

const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

const anyInvitation = fc.record(
  Object.fromEntries(dimensions.map((name) => [name, anyShare])) as Record<Dimension, typeof anyShare>,
);

/** Where an answer stops, and what goes with that: scorn with danger that is heard, another stop with an instruction. */
const anyStop: fc.Arbitrary<Pick<Reading, 'gate' | 'beside' | 'scorn'>> = fc.oneof(
  fc.constant({ gate: null }),
  fc.record({ gate: fc.constantFrom(...gates) }),
  fc.record({ gate: fc.constant('instructions' as const), beside: fc.option(fc.constantFrom(...gates)) }),
  fc.record({
    gate: fc.constantFrom('crisis' as const, 'coercion' as const),
    scorn: fc.constant(true as const),
  }),
);

const anyReading = (text: string): fc.Arbitrary<Reading> =>
  fc
    .tuple(
      anyStop,
      fc.record({
        marks: fc.array(anyMark(text), { maxLength: 4 }),
        shown: anyShare,
        harm: fc.oneof(fc.constant(0), anyShare),
        heavy: fc.boolean(),
        invites: anyInvitation,
      }),
    )
    .map(([stop, found]) => ({ ...readingBy('test'), ...stop, ...found }));

export const anySide: fc.Arbitrary<Side> = anyText.chain((text) =>
  fc.record({ text: fc.constant(text), reading: anyReading(text) }),
);

const anyTap = fc.constantFrom(...taps);
export const anyTaps = fc.option(fc.tuple(anyTap, anyTap), { freq: 2 });

export const withTaps = (
  { taps: _, ...answer }: MutualAnswer,
  given: readonly [Tap, Tap] | null,
): MutualAnswer => (given ? { ...answer, taps: given } : answer);

export const anyMutual: fc.Arbitrary<readonly MutualAnswer[]> = fc
  .array(fc.tuple(anySide, anySide, anyTaps), { maxLength: 12 })
  .map((sides) =>
    sides.map(([first, second, given], index) => withTaps(mutualOf(index, first, second), given)),
  );

export const deep = (text: string): Side =>
  sideOf(text, {
    shown: 0.75,
    marks: [
      { dimension: 'disclosure', quote: text, weight: 0.3 },
      { dimension: 'specific', quote: text, weight: 0.2 },
      { dimension: 'appreciative', quote: text, weight: 0.15 },
      { dimension: 'forward', quote: text, weight: 0.1 },
    ],
  });
export const empty = (text = 'fine'): Side => sideOf(text, { gate: 'evasive' });
export const many = (count: number, first: (n: number) => Side, second: (n: number) => Side) =>
  Array.from({ length: count }, (_, n) => mutualOf(n, first(n), second(n)));
