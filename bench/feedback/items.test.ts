import { describe, expect, it } from 'vitest';
import { qualities } from '../../contract/analysis.ts';
import { answeredQuestions } from './answers.ts';
import { answerPairs } from './pairs.ts';
import type { Part } from './shapes.ts';

const parts: readonly Part[] = ['tune', 'report'];
const answers = answeredQuestions.flatMap(({ part, answers }) => answers.map((each) => ({ ...each, part })));

/** The share of differently labelled answers to one question that their length alone puts in the right order. */
function orderedByLength(): number {
  const rank = { excellent: 2, good: 1, average: 0 };
  let right = 0;
  let all = 0;
  for (const question of answeredQuestions) {
    const rated = question.answers.flatMap(({ label, text }) =>
      label === 'other' ? [] : [{ rank: rank[label], length: text.length }],
    );
    for (const one of rated) {
      for (const two of rated.filter((each) => each.rank < one.rank)) {
        all += 1;
        right += one.length === two.length ? 0.5 : Number(one.length > two.length);
      }
    }
  }
  return right / all;
}

const selves = (text: string) => text.match(/\b(i|im|i'[dm]|i've|i'll|me|my)\b/gi)?.length ?? 0;

describe('the items on which feedback is judged', () => {
  it('are enough, and four or five answers go to a question', () => {
    expect(answeredQuestions.length).toBeGreaterThanOrEqual(34);
    expect(answers.length).toBeGreaterThanOrEqual(150);
    expect(answerPairs.length).toBeGreaterThanOrEqual(70);
    for (const { question, answers } of answeredQuestions) {
      expect([4, 5], question).toContain(answers.length);
    }
  });

  it('hold an excellent and an average answer for every question, and every label in either part', () => {
    for (const { question, answers } of answeredQuestions) {
      const given = answers.map(({ label }) => label);
      expect(given, question).toEqual(expect.arrayContaining(['excellent', 'average']));
    }
    for (const part of parts) {
      const those = answers.filter((each) => each.part === part);
      for (const label of qualities) {
        const share = those.filter((each) => each.label === label).length / those.length;
        expect(share, `${part} ${label}`).toBeGreaterThan(0.18);
        expect(share, `${part} ${label}`).toBeLessThan(0.32);
      }
    }
  });

  it('keep each question in one part, and about half of everything in either', () => {
    const found = new Map<string, Part>();
    for (const { question, part } of [...answeredQuestions, ...answerPairs]) {
      expect(found.get(question) ?? part, question).toBe(part);
      found.set(question, part);
    }
    for (const items of [answeredQuestions, answers, answerPairs]) {
      const share = items.filter(({ part }) => part === 'tune').length / items.length;
      expect(Math.abs(share - 0.5)).toBeLessThan(0.06);
    }
  });

  it('never say the same twice', () => {
    const questions = answeredQuestions.map(({ question }) => question);
    const texts = [
      ...answers.map(({ text }) => text),
      ...answerPairs.flatMap(({ better, worse }) => [better, worse]),
    ].map((text) => text.trim().toLowerCase());
    expect(new Set(questions).size).toBe(questions.length);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('are of one length within a pair, and of any length across the labels', () => {
    for (const { better, worse } of answerPairs) {
      const room = Math.max(3, 0.05 * Math.min(better.length, worse.length));
      expect(Math.abs(better.length - worse.length), better).toBeLessThanOrEqual(room);
    }
    expect(orderedByLength()).toBeGreaterThan(0.4);
    expect(orderedByLength()).toBeLessThan(0.6);
  });

  it('hold no pairs that counting the word "I" would settle', () => {
    const more = answerPairs.filter(({ better, worse }) => selves(better) > selves(worse)).length;
    expect(more / answerPairs.length).toBeLessThan(0.7);
  });
});
