import { describe, expect, test } from 'vitest';
import { followUpOf } from '../../../content/follow-ups.ts';
import { questionById } from '../../../content/questions.ts';
import { nothingTold } from '../../testing/heard.ts';
import type { Tells } from './heard.ts';
import { stepsAfter } from './next-step.ts';
import type { Dimension } from './port.ts';
import { invitationOf } from './question.ts';
import { rate } from './rating.ts';
import { readText } from './text.ts';

const id = 'love-questions-14';
const own = followUpOf(id)?.steps ?? [];
const invitation = invitationOf(questionById(id)?.text ?? '');

const telling = (...told: readonly Dimension[]): Tells => ({
  ...nothingTold,
  ...Object.fromEntries(told.map((name) => [name, 0.9])),
});

const stepAfter = (answer: string, tells: Tells | null) => {
  const text = readText(answer);
  const [step] = stepsAfter({ text, invitation, rating: rate(text, invitation), tells }, 7);
  return step;
};

describe('the next step', () => {
  test('leads to what is not heard, whatever the rules find', () => {
    const answer = 'I was so scared of the dark on that ferry.';
    for (const { towards } of own) {
      const others = own.map((step) => step.towards).filter((name) => name !== towards);
      expect(stepAfter(answer, telling(...others))).toMatchObject({ towards });
    }
  });

  test('is passed over for what is plainly told, and not for a guess', () => {
    const [first, second] = own;
    const heard = (chance: number): Tells => ({ ...nothingTold, [first?.towards ?? 'specific']: chance });
    expect(stepAfter('Toast.', heard(0.5))).toEqual(first);
    expect(stepAfter('Toast.', heard(0.7))).toEqual(second);
  });

  test('is the first that was written for the question, where everything is told', () => {
    expect(stepAfter('Toast.', telling(...own.map(({ towards }) => towards)))).toEqual(own[0]);
  });
});
