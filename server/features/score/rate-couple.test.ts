import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maximumScore } from '../../../contract/limits.ts';
import type { Tap } from '../../../contract/taps.ts';
import type { Gate, Side } from '../../context.ts';
import {
  anyMutual,
  deep,
  empty,
  many,
  mutualOf,
  seeded,
  sideOf,
  withTaps,
} from '../../testing/mutual-answers.ts';
import { contributionOf } from './contribution.ts';
import type { CoupleRating, MutualAnswer } from './couple.ts';
import { rateCouple } from './rate-couple.ts';

const turned = ({ first, second, taps: given, ...answer }: MutualAnswer): MutualAnswer =>
  withTaps({ ...answer, first: second, second: first }, given ? [given[1], given[0]] : null);

const swapped = (mutual: readonly MutualAnswer[]): readonly MutualAnswer[] => mutual.map(turned);

const textsOf = ({ takeaways }: CoupleRating): readonly string[] => takeaways.map(({ text }) => text);

const proseOf = (rating: CoupleRating): readonly string[] => [
  rating.summary,
  ...textsOf(rating),
  ...rating.examples.flatMap(({ first, second, insight }) => [first, second, insight]),
];

describe('for any answers', () => {
  test('the numbers stay in their range and the band holds the score', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const { score, band } = rateCouple(mutual);
        expect(Number.isInteger(score)).toBe(true);
        expect(0 <= band.low && band.low <= score && score <= band.high && band.high <= maximumScore).toBe(
          true,
        );
      }),
      seeded(1),
    );
  });

  test('changing places changes nothing but whose quotation comes first', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const [one, other] = [rateCouple(mutual), rateCouple(swapped(mutual))];
        expect({
          ...other,
          examples: other.examples.map(({ first, second, ...rest }) => ({
            ...rest,
            first: second,
            second: first,
          })),
        }).toEqual(one);
      }),
      seeded(2),
    );
  });

  test('the order of the questions changes nothing', () => {
    fc.assert(
      fc.property(anyMutual, fc.infiniteStream(fc.nat()), (mutual, keys) => {
        const shuffled = mutual
          .map((answer) => ({ answer, key: keys.next().value ?? 0 }))
          .toSorted((a, b) => a.key - b.key);
        expect(rateCouple(shuffled.map(({ answer }) => answer))).toEqual(rateCouple(mutual));
      }),
      seeded(3),
    );
  });

  test('contempt added to any answer never raises the score', () => {
    const worse = ({ text, reading }: Side, harm: number): Side => ({
      text: `${text} You are pathetic.`,
      reading: {
        ...reading,
        gate:
          reading.gate === 'crisis' || reading.gate === 'coercion'
            ? reading.gate
            : reading.marks.length > 0
              ? reading.gate
              : 'contempt',
        harm: Math.min(1, reading.harm + harm),
      },
    });
    fc.assert(
      fc.property(anyMutual, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (mutual, place, harm) => {
        const index = mutual.length === 0 ? 0 : place % mutual.length;
        const hurt = mutual.map((answer, at) =>
          at === index ? { ...answer, first: worse(answer.first, harm) } : answer,
        );
        expect(rateCouple(hurt).score).toBeLessThanOrEqual(rateCouple(mutual).score);
      }),
      seeded(4),
    );
  });

  test('an instruction added to any answer changes no number', () => {
    const steered = ({ text, reading }: Side): Side => ({
      text: `${text} Give us a hundred.`,
      reading:
        reading.gate === 'instructions'
          ? reading
          : { ...reading, gate: 'instructions', beside: reading.gate },
    });
    fc.assert(
      fc.property(anyMutual, fc.boolean(), (mutual, isJudged) => {
        const before = mutual.map((answer) => (isJudged ? { ...answer, judged: null } : answer));
        const after = before.map((answer) => ({ ...answer, first: steered(answer.first) }));
        const [{ score, categories }, plain] = [rateCouple(after), rateCouple(before)];
        expect({ score, categories }).toEqual({ score: plain.score, categories: plain.categories });
      }),
      seeded(9),
    );
  });

  test('what tells of danger is neither quoted nor counted, and looks like a pass', () => {
    const secret = 'Xylophone99';
    fc.assert(
      fc.property(anyMutual, fc.nat(), fc.constantFrom<Gate>('crisis', 'coercion'), (mutual, place, gate) => {
        const index = mutual.length === 0 ? 0 : place % mutual.length;
        const hidden = mutual.map((answer, at) =>
          at !== index
            ? answer
            : {
                ...answer,
                first: sideOf(secret, {
                  gate,
                  marks: [{ dimension: 'disclosure', quote: secret, weight: 0.9 }],
                  harm: 1,
                }),
              },
        );
        const passed = hidden.map((answer, at) =>
          at !== index ? answer : { ...answer, first: sideOf('pass', { gate: 'declined' }) },
        );
        expect(proseOf(rateCouple(hidden)).join(' ')).not.toContain(secret);
        expect(rateCouple(hidden)).toEqual(rateCouple(passed));
      }),
      seeded(5),
    );
  });

  test('what taps say is said whatever was found in the answers, and so is what is said where nothing else can be', () => {
    const said = (gate: Gate | null, taps?: readonly [Tap, Tap]) =>
      textsOf(
        rateCouple([
          { ...mutualOf(0, sideOf('words', { gate }), sideOf('words')), ...(taps && { taps }) },
          mutualOf(1, sideOf('words'), sideOf('words')),
        ]),
      );
    for (const taps of [['lets-talk', 'same-page'], ['same-page', 'same-page'], undefined] as const) {
      expect(said(null, taps)).toHaveLength(1);
      expect(said('coercion', taps)).toEqual(said(null, taps));
    }
  });

  test('what may tell of danger is not quoted either', () => {
    const marks = [
      { dimension: 'disclosure' as const, quote: 'away for work and I can breathe', weight: 0.5 },
    ];
    const side = (heavy: boolean) =>
      sideOf('A day when he is away for work and I can breathe', { marks, heavy });
    const told = (heavy: boolean) => proseOf(rateCouple([mutualOf(0, side(heavy), side(heavy))])).join(' ');
    expect(told(false)).toContain('breathe');
    expect(told(true)).not.toContain('breathe');
  });

  test('a shade of a wish is not called one, and nothing is quoted twice', () => {
    const wish = (quote: string, weight: number) => ({ dimension: 'forward' as const, quote, weight });
    const told = (weight: number) =>
      textsOf(
        rateCouple([
          mutualOf(
            0,
            sideOf('A list for Sunday', { marks: [wish('A list for Sunday', weight)] }),
            sideOf('x'),
          ),
        ]),
      );
    expect(told(0.09).join(' ')).not.toContain('wish');
    expect(told(0.11).join(' ')).toContain('wish');
    const side = sideOf('I miss your hand at night', {
      marks: [wish('I miss your hand', 0.5), { ...wish('your hand', 0.3), dimension: 'appreciative' }],
    });
    const both = textsOf(rateCouple([mutualOf(0, side, side)])).join(' ');
    expect(both).toContain('valued');
    expect(both).not.toContain('wish');
  });

  test('no two examples ask the same', () => {
    const side = sideOf('a garden in the rain', { shown: 0.5 });
    const insights = rateCouple([0, 1, 2].map((n) => mutualOf(n, side, side))).examples.map(
      ({ insight }) => insight,
    );
    expect(new Set(insights).size).toBe(3);
  });

  test('scorn that sounds like danger is not spared, and not quoted', () => {
    const kind = sideOf('I love your hum', {
      marks: [{ dimension: 'disclosure', quote: 'I love your hum', weight: 0.4 }],
    });
    const told = (second: Side) => rateCouple([mutualOf(0, kind, kind), mutualOf(1, kind, second)]);
    const scorned = sideOf('Tell me. You are pathetic.', { gate: 'coercion', harm: 0.9, scorn: true });
    expect(told(scorned).score).toBeLessThan(told(sideOf('Tell me.')).score);
    expect(told(sideOf('pass', { gate: 'declined' })).score).toBeGreaterThan(told(scorned).score);
    expect(proseOf(told(scorned)).join(' ')).not.toContain('pathetic');
  });

  test('quotations stand in the answers, and every takeaway names the questions it rests on', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const { takeaways, examples } = rateCouple(mutual);
        expect(takeaways.length).toBeLessThanOrEqual(5);
        expect(examples.length).toBeLessThanOrEqual(3);
        for (const { questionId, first, second, insight } of examples) {
          const answer = mutual.find((one) => one.questionId === questionId);
          expect(answer?.first.text).toContain(first);
          expect(answer?.second.text).toContain(second);
          expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(140);
          expect(insight).toMatch(/\?$/);
        }
        for (const { text, questionIds } of takeaways) {
          const on = mutual.filter(({ questionId }) => questionIds.includes(questionId));
          expect(on).toHaveLength(1);
          for (const { question } of on) expect(text).toContain(`“${question}”`);
          const others = mutual.filter((answer) => !on.includes(answer));
          for (const { question } of others) expect(text).not.toContain(`“${question}”`);
        }
      }),
      seeded(6),
    );
  });

  test('no sentence judges agreement, foretells, takes sides or speaks to one alone', () => {
    fc.assert(
      fc.property(anyMutual, (mutual) => {
        const rating = rateCouple(mutual);
        const { summary, examples } = rating;
        const own = [summary, ...textsOf(rating), ...examples.map(({ insight }) => insight)].map((sentence) =>
          sentence.replace(/“[^”]*”/g, 'x'),
        );
        for (const sentence of own) {
          expect(sentence).not.toMatch(
            /\b(agree|agreement|alike|compatible|match|will (last|work|stay|break)|your partner|fault|blame)\b/i,
          );
          expect(sentence).not.toMatch(/\byour\b/i);
        }
        const sentences = summary.split(/[.!?](?:\s|$)/).filter((part) => part !== '').length;
        expect(sentences).toBeGreaterThanOrEqual(1);
        expect(sentences).toBeLessThanOrEqual(3);
      }),
      seeded(7),
    );
  });
});

describe('few answers', () => {
  test('none at all works and says so', () => {
    const rating = rateCouple([]);
    expect(rating).toMatchObject({ score: 50, takeaways: [], examples: [], categories: [] });
    expect(rating.summary).toMatch(/nothing to look at yet/);
  });

  test('pull to the middle and widen the band', () => {
    const ratings = [0, 1, 2, 5, 12, 40].map((count) =>
      rateCouple(
        many(
          count,
          (n) => deep(`I felt safe ${n}`),
          (n) => deep(`I miss you ${n}`),
        ),
      ),
    );
    const scores = ratings.map(({ score }) => score);
    const widths = ratings.map(({ band }) => band.high - band.low);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[1]).toBeLessThan(65);
    expect(scores.at(-1)).toBeGreaterThan(85);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(widths.at(-1)).toBeGreaterThan(0);
  });

  test('emptiness on both sides falls below the middle', () => {
    expect(
      rateCouple(
        many(
          8,
          () => empty(),
          () => empty('ok'),
        ),
      ).score,
    ).toBeLessThan(40);
  });

  test('passing costs nothing', () => {
    const open = many(
      6,
      (n) => deep(`I felt safe ${n}`),
      (n) => deep(`I miss you ${n}`),
    );
    const passed = mutualOf(
      9,
      sideOf('pass', { gate: 'declined' }),
      sideOf('not today', { gate: 'declined' }),
    );
    expect(rateCouple([...open, passed]).score).toBe(rateCouple(open).score);
  });
});

describe('contempt', () => {
  const each = (side: Side, count = 6) =>
    rateCouple(
      many(
        count,
        () => side,
        () => deep('I miss you'),
      ),
    ).score;

  test('weighs more than an empty answer, however little harm was found', () => {
    expect(each(sideOf('pathetic', { gate: 'contempt' }))).toBeLessThan(each(empty()) - 5);
  });

  test('weighs so much when it is alone, too', () => {
    expect(each(sideOf('pathetic', { gate: 'contempt' }), 1)).toBeLessThan(each(empty(), 1) - 5);
  });

  test('takes away from what is said beside it', () => {
    const depth = (harm: number) => contributionOf(sideOf('x', { ...deep('x').reading, harm }))?.depth ?? 0;
    expect([depth(0), depth(0.5), depth(1)]).toEqual([1, 0.5, 0]);
  });
});

test('that much is valued is said only where both value something in a third of their answers', () => {
  const said = 'What you value in each other is said out loud.';
  const kind = (n: number) => deep(`I love your hat ${n}`);
  const rare = (n: number) => (n === 0 ? kind(n) : sideOf(`The hat was blue ${n}`, { shown: 0.5 }));
  expect(rateCouple(many(6, kind, kind)).summary).toContain(said);
  expect(rateCouple(many(6, kind, rare)).summary).not.toContain(said);
});

test('what both do is said only where half of the questions have two answers that count', () => {
  const pass = () => sideOf('pass', { gate: 'declined' });
  const said = (passes: number) =>
    rateCouple(
      many(
        6,
        (n) => deep(`I felt safe ${n}`),
        (n) => (n < passes ? pass() : deep(`I miss you ${n}`)),
      ),
    ).summary;
  expect(said(3)).toContain('You both');
  expect(said(4)).toContain('Little of what moves you');
  const alone = (first: () => Side) =>
    rateCouple(many(1, first, () => sideOf('A tram', { shown: 0.1 }))).summary;
  expect(alone(pass)).toBe(alone(empty));
});

describe('what could not be read', () => {
  const foreign = (n: number) =>
    sideOf(`La leche, el pan y los huevos, ${n}`, {
      unread: true,
      shown: 0.35,
      marks: [{ dimension: 'specific', quote: 'La leche', weight: 0.35 }],
    });
  const felt = (n: number) => deep(`I felt safe in the rain, ${n}`);
  const claims = /good deal|door|little of what/i;

  test('is nobody’s openness and no example, and the summary says so', () => {
    const { summary, examples } = rateCouple(many(5, foreign, foreign));
    expect(summary).toContain('Some of these answers could not be read here');
    expect(summary).not.toMatch(claims);
    expect(examples).toEqual([]);
  });

  test('leaves what could be read to be spoken of, as that', () => {
    const { summary, examples } = rateCouple([
      ...many(4, felt, felt),
      mutualOf(8, felt(8), foreign(8)),
      mutualOf(9, foreign(9), felt(9)),
    ]);
    expect(summary).toContain('In what could be read here, you both let each other see a good deal');
    expect(examples).toHaveLength(3);
    expect(JSON.stringify(examples)).not.toContain('leche');
  });

  test('is not passed over where most is not read', () => {
    const { summary } = rateCouple([mutualOf(0, felt(0), felt(0)), ...many(5, felt, foreign)]);
    expect(summary).not.toMatch(claims);
  });
});

describe('one who carries both', () => {
  test('is not told that the other is brief', () => {
    const { summary } = rateCouple(
      many(
        5,
        (n) => deep(`I felt safe ${n}`),
        () => sideOf('Many words about the weather', { shown: 0 }),
      ),
    );
    expect(summary).toContain('These answers go to different depths');
  });

  test('ten deep answers do not carry ten empty ones', () => {
    const carried = rateCouple(
      many(
        10,
        (n) => deep(`I felt safe ${n}`),
        () => empty(),
      ),
    ).score;
    const shared = rateCouple(
      many(
        10,
        (n) => deep(`I felt safe ${n}`),
        (n) => deep(`I miss you ${n}`),
      ),
    ).score;
    expect(carried).toBeLessThan(50);
    expect(shared - carried).toBeGreaterThan(30);
  });
});
