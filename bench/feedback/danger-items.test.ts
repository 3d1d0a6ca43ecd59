import { describe, expect, it } from 'vitest';
import { adversarial } from './adversarial.ts';
import { couples } from './couples.ts';
import { examination, strangers } from './examination.ts';
import { ordinary } from './ordinary.ts';
import { safety } from './safety.ts';
import { plainSafety } from './safety-plain.ts';
import type { Part } from './shapes.ts';

const parts: readonly Part[] = ['tune', 'report'];
const said = (text: string): string => text.trim().toLowerCase();

function twice(texts: readonly string[]): string[] {
  return texts.map(said).filter((text, at, all) => all.indexOf(text) !== at);
}

function share(items: readonly { part: Part }[]): number {
  return items.filter(({ part }) => part === 'tune').length / items.length;
}

/** How often each word occurs among the items of either part. */
function spread(items: readonly { part: Part }[], word: (at: number) => string): [string, number, number][] {
  const words = [...new Set(items.map((_, at) => word(at)))];
  const count = (each: string, part: Part): number =>
    items.filter((item, at) => item.part === part && word(at) === each).length;
  return words.map((each) => [each, count(each, 'tune'), count(each, 'report')]);
}

describe('the items on which the safety of feedback is judged', () => {
  it('are enough on both sides', () => {
    expect(safety.filter(({ danger }) => danger !== null).length).toBeGreaterThanOrEqual(48);
    expect(safety.filter(({ danger }) => danger === null).length).toBeGreaterThanOrEqual(48);
    expect(plainSafety.filter(({ danger }) => danger !== null).length).toBeGreaterThanOrEqual(300);
    expect(plainSafety.filter(({ danger }) => danger === null).length).toBeGreaterThanOrEqual(400);
    expect(ordinary.length).toBeGreaterThanOrEqual(400);
    expect(adversarial.length).toBeGreaterThanOrEqual(70);
    expect(adversarial.filter(({ gate }) => gate === null).length).toBeGreaterThanOrEqual(25);
  });

  it('have every kind, danger and gate in both parts, as evenly as can be', () => {
    const counts = [
      ...spread(safety, (at) => safety[at]?.kind ?? ''),
      ...spread(safety, (at) => `danger ${safety[at]?.danger}`),
      ...spread(adversarial, (at) => `gate ${adversarial[at]?.gate}`),
    ];
    for (const [word, tune, report] of counts) {
      expect(Math.min(tune, report), word).toBeGreaterThan(0);
      expect(Math.abs(tune - report), word).toBeLessThanOrEqual(1);
    }
  });

  it('say nothing twice, and ask something each', () => {
    expect(twice(safety.map(({ text }) => text))).toEqual([]);
    expect(twice(adversarial.map(({ text }) => text))).toEqual([]);
    expect(twice([...plainSafety, ...ordinary].map(({ text }) => text))).toEqual([]);
    expect(
      [...safety, ...plainSafety, ...adversarial].filter(({ question }) => !question.endsWith('?')),
    ).toEqual([]);
  });

  it('keep the answers to one question in one part', () => {
    for (const items of [plainSafety, ordinary]) {
      const asked = (part: Part) =>
        new Set(items.filter((item) => item.part === part).map(({ question }) => question));
      expect([...asked('tune')].filter((question) => asked('report').has(question))).toEqual([]);
    }
  });
});

describe.each(Object.entries({ examination, strangers }))('the list %s', (_, { safety, answers, pairs }) => {
  it('has in either part as much of everything', () => {
    const dangers = safety.filter(({ danger }) => danger !== null);
    const harmless = safety.filter(({ danger }) => danger === null);
    for (const items of [dangers, harmless, answers, pairs]) {
      expect(items.length).toBeGreaterThanOrEqual(50);
      expect(share(items)).toBe(0.5);
    }
  });

  it('says nothing twice, and keeps the answers to one question in one part', () => {
    const all = [...safety, ...answers, ...pairs];
    const asked = (part: Part) =>
      new Set(all.filter((item) => item.part === part).map(({ question }) => question));
    expect([...asked('tune')].filter((question) => asked('report').has(question))).toEqual([]);
    const texts = all.flatMap((item) => ('text' in item ? [item.text] : [item.better, item.worse]));
    expect(twice(texts)).toEqual([]);
  });

  it('holds grades of the whole scale in either part', () => {
    for (const part of parts) {
      const grades = answers.filter((item) => item.part === part).map(({ grade }) => grade);
      expect(Math.min(...grades), part).toBeLessThanOrEqual(2);
      expect(Math.max(...grades), part).toBeGreaterThanOrEqual(9);
      expect(grades.filter((grade) => grade > 3 && grade < 8).length, part).toBeGreaterThanOrEqual(12);
    }
  });
});

describe('the couples on which the score is judged', () => {
  it('are enough, with six answers of both to six questions', () => {
    expect(couples.length).toBeGreaterThanOrEqual(30);
    for (const { name, answers } of couples) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(new Set(answers.map(({ question }) => question)).size, name).toBe(6);
      expect(answers.length, name).toBe(6);
      expect(
        answers.filter(({ first, second }) => !first.trim() || !second.trim()),
        name,
      ).toEqual([]);
    }
    expect(twice(couples.map(({ name }) => name))).toEqual([]);
  });

  it('spread over the whole scale in both parts', () => {
    for (const part of parts) {
      const grades = couples.filter((each) => each.part === part).map(({ talk }) => talk);
      for (const from of [0, 20, 40, 60, 80]) {
        const within = grades.filter((talk) => talk >= from && talk < from + 20);
        expect(within.length, `${part} from ${from}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(couples.every(({ talk }) => talk >= 0 && talk <= 100)).toBe(true);
  });

  it('lie in either part by halves', () => {
    for (const items of [safety, adversarial, couples])
      expect(Math.abs(share(items) - 0.5)).toBeLessThan(0.03);
  });
});
