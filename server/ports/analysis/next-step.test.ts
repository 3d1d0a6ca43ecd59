import { describe, expect, test } from 'vitest';
import { stepsForAny } from '../../../content/follow-ups/by-kind.ts';
import { followUpOf } from '../../../content/follow-ups.ts';
import { questionById } from '../../../content/questions.ts';
import { nothingTold } from '../../testing/heard.ts';
import type { Tells } from './heard.ts';
import { isDoubted, stepsAfter } from './next-step.ts';
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

describe('the next step after a question that is none of ours', () => {
  const asked = invitationOf('Which hat would you lend me?');
  const invitationsTo = (name: keyof typeof stepsForAny) =>
    stepsForAny[name].map(({ invitation }) => invitation);
  const firstAfter = (tells: Tells) => {
    const text = readText('The green one.');
    return stepsAfter({ text, invitation: asked, rating: rate(text, asked), tells }, 7)[0].invitation;
  };

  test('leads to the partner’s side first, and once that is told to the feeling', () => {
    expect(asked.kind).toBe('taste');
    expect(invitationsTo('responsive')).toContain(firstAfter(nothingTold));
    expect(invitationsTo('disclosure')).toContain(firstAfter(telling('responsive')));
  });
});

describe('what a rule finds', () => {
  test('is doubted sooner in an answer that is worth little, and never where nothing is heard', () => {
    const heard = { ...nothingTold, specific: 0.3 };
    expect(isDoubted('specific', heard, 'average')).toBe(true);
    expect(isDoubted('specific', heard, 'good')).toBe(false);
    expect(isDoubted('specific', null, 'average')).toBe(false);
  });
});
