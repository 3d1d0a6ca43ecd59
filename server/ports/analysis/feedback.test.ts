import { describe, expect, test } from 'vitest';
import { builtinAnalyst } from './builtin.ts';
import { steps } from './feedback-texts.ts';

const analyst = builtinAnalyst();

const wordsFor = async (question: string, answer: string) => {
  const { analysis, heavy } = await analyst.analyse({ question, answer });
  return { ...analysis, heavy };
};

describe('the next step', () => {
  const general = [...steps.forward, ...steps.owned].map(({ advice }) => advice);

  test.each([
    'He hums the Tetris music and I drop the spoon.',
    'We sat on the roof of the bus station and shared one orange.',
    'You wore the green hat, and the whole tram turned around.',
  ])('asks for nothing that the question hardly invites: %s', async (answer) => {
    const { feedback } = await wordsFor('Which memory of us makes you laugh?', answer);
    expect(general.filter((advice) => feedback.includes(advice))).toEqual([]);
  });

  test('and the other suggestion differ', async () => {
    for (const answer of ['Soup.', 'I was scared in the lift.', 'The red kite on the beach in March.']) {
      const { suggestions } = await wordsFor('What was home like when you were young?', answer);
      expect(new Set(suggestions).size).toBe(suggestions.length);
    }
  });

  test('is not taken where a line of help goes with the answer', async () => {
    const { feedback, suggestions, heavy } = await wordsFor(
      'What do you feel when somebody raises their voice?',
      'I feel so tired and numb lately, and I keep thinking it is all pointless.',
    );
    expect(heavy).toBe(true);
    expect(suggestions).toHaveLength(1);
    expect(feedback).toMatch(/can stand exactly|has to be added|need not say more/);
  });
});

test('a good answer has something in it that is praised', async () => {
  const { quality, feedback } = await wordsFor(
    'What would you like more of?',
    'Since the operation the left side is numb. I would like you to begin on the right.',
  );
  expect(quality).not.toBe('average');
  expect(feedback).not.toMatch(/is where you start|You wrote|So far it says/);
});
