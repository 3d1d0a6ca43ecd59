import { describe, expect, test } from 'vitest';
import type { Judgement } from '../../context.ts';
import type { ScoreContent } from './content.ts';
import { freshnessOf, isBetter } from './freshness.ts';
import type { Judged } from './judge-couple.ts';
import { rateCouple } from './rate-couple.ts';
import type { StoredScore } from './store.ts';

const judgement: Judgement = { less: 0.5, more: 0.5, alike: 0.5, insight: null };

/** What a model judged: one pair for each of the versions, and so many missing. */
const judgedOf = (missing: number, ...versions: readonly string[]): Judged => ({
  engine: 'model:m',
  pairs: Object.fromEntries(versions.map((one, n) => [`question-${n}`, { versions: one, judgement }])),
  missing,
});

const contentOf = (lacks: Partial<ScoreContent>): ScoreContent => ({
  rating: rateCouple([]),
  basedOn: 0,
  ...lacks,
});

const made = new Date('2026-01-01T10:00:00Z');
const scoreOf = (lacks: Partial<ScoreContent>, basis = 'now'): StoredScore => ({
  firstUserId: 'ada',
  basis,
  content: contentOf(lacks),
  createdAt: made,
});

/** A model that would judge so many texts. */
const modelWith = (turns: number) => ({ turns: () => turns });

describe('the last score', () => {
  const whole = { unheard: 0, judged: null };
  const [awake, resting] = [modelWith(1), modelWith(0)];
  test.each([
    ['is outdated', 'on other answers', 'outdated', scoreOf(whole, 'then'), null, 600],
    [
      'is outdated',
      'on other answers, though it lacks something',
      'outdated',
      scoreOf({ unheard: 1 }, 'then'),
      null,
      600,
    ],
    ['is complete', 'with all heard', 'complete', scoreOf(whole), null, 600],
    ['is complete', 'of an earlier release', 'complete', scoreOf({}), null, 600],
    ['is lacking', 'with an answer not heard', 'lacking', scoreOf({ unheard: 1 }), null, 600],
    ['is complete', 'with one not heard a moment ago', 'complete', scoreOf({ unheard: 1 }), null, 599],
    ['is lacking', 'that no model judged, beside one', 'lacking', scoreOf(whole), awake, 600],
    ['is lacking', 'with pairs not judged', 'lacking', scoreOf({ judged: judgedOf(1) }), awake, 600],
    [
      'is complete',
      'with pairs not judged a moment ago',
      'complete',
      scoreOf({ judged: judgedOf(1) }),
      awake,
      599,
    ],
    ['is complete', 'with every pair judged', 'complete', scoreOf({ judged: judgedOf(0) }), awake, 600],
    [
      'is complete',
      'with pairs not judged, while the model rests',
      'complete',
      scoreOf({ judged: judgedOf(1) }),
      resting,
      600,
    ],
    [
      'is lacking',
      'with an answer not heard, while the model rests',
      'lacking',
      scoreOf({ unheard: 1 }),
      resting,
      600,
    ],
  ] as const)('%s %s', (_, __, state, last, model, seconds) => {
    const time = new Date(made.getTime() + seconds * 1000);
    const scores = [last, scoreOf(whole, 'earlier')];
    const found = freshnessOf({ scores, basis: 'now', model }, time);
    expect(found).toEqual(state === 'outdated' ? { state } : { state, scores });
  });

  test('is outdated where there is none', () => {
    expect(freshnessOf({ scores: [], basis: 'now', model: null }, made)).toEqual({ state: 'outdated' });
  });
});

describe('what was found', () => {
  test.each([
    ['no better with as many unheard', false, { judged: null, unheard: 1 }, { unheard: 1 }],
    ['better with fewer unheard', true, { judged: null, unheard: 0 }, { unheard: 1 }],
    ['no better than what an earlier release knew', false, { judged: null, unheard: 0 }, {}],
    [
      'better with a first judgement',
      true,
      { judged: judgedOf(0, 'a'), unheard: 1 },
      { unheard: 1, judged: null },
    ],
    [
      'better with one more',
      true,
      { judged: judgedOf(0, 'a', 'b'), unheard: 0 },
      { judged: judgedOf(1, 'a') },
    ],
    [
      'better with one of other words',
      true,
      { judged: judgedOf(0, 'b'), unheard: 0 },
      { judged: judgedOf(0, 'a') },
    ],
    [
      'no better with the same judgements',
      false,
      { judged: judgedOf(1, 'a'), unheard: 0 },
      { judged: judgedOf(1, 'a') },
    ],
    ['no better without one', false, { judged: judgedOf(2), unheard: 0 }, { judged: judgedOf(1, 'a') }],
  ] as const)('is %s', (_, expected, found, last) => {
    expect(isBetter(found, contentOf(last))).toBe(expected);
  });
});
