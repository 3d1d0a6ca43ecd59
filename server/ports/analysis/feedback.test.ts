import { describe, expect, test } from 'vitest';
import { stepsForAny } from '../../../content/follow-ups/by-kind.ts';
import { followUpOf } from '../../../content/follow-ups.ts';
import { questionById } from '../../../content/questions.ts';
import { builtinAnalyst } from './builtin.ts';

const analyst = builtinAnalyst();

const wordsFor = async (question: string, answer: string) => {
  const { analysis, heavy } = await analyst.analyse({ question, answer });
  return { ...analysis, heavy };
};

describe('the next step', () => {
  const general = [...stepsForAny.forward, ...stepsForAny.owned].map(({ advice }) => advice);

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

  const ours = questionById('love-questions-14')?.text ?? '';

  test('is one of those that were written for a question of ours', async () => {
    const own = followUpOf('love-questions-14')?.steps ?? [];
    for (const answer of ['Toast.', 'When she asks if I want toast.', 'You hum, and I can breathe again.']) {
      const { feedback, suggestions } = await wordsFor(ours, answer);
      expect(own.some(({ advice }) => feedback.toLowerCase().includes(advice.toLowerCase()))).toBe(true);
      for (const suggestion of suggestions)
        expect(own.map(({ invitation }) => invitation)).toContain(suggestion);
    }
  });

  test('does not press where nothing is wished for', async () => {
    const question = questionById('amazing-sex-07');
    const own = followUpOf('amazing-sex-07')?.steps ?? [];
    const { feedback } = await wordsFor(question?.text ?? '', "I don't want any touch tonight.");
    expect(own.filter(({ advice }) => feedback.includes(advice.slice(1)))).toEqual([]);
  });

  test('leads to what the answer has not got', async () => {
    const towards = async (answer: string) => {
      const { suggestions } = await wordsFor(ours, answer);
      return followUpOf('love-questions-14')?.steps.find(({ invitation }) => invitation === suggestions[0])
        ?.towards;
    };
    expect(await towards('I was so scared that night, and I felt safe when you held me.')).not.toBe(
      'disclosure',
    );
    expect(await towards('On Sunday the yellow kettle whistled and you put two mugs on the tray.')).not.toBe(
      'specific',
    );
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

test('a wish is praised as one, though it tells a feeling', async () => {
  const { feedback } = await wordsFor(
    'Which wish have you been meaning to put into words?',
    'I would like it if sometimes you undressed me, slowly.',
  );
  expect(feedback).toMatch(/can answer|do something with|what you would like|a wish in|where it could go/);
});

test('a good answer has something in it that is praised', async () => {
  const { quality, feedback } = await wordsFor(
    'What would you like more of?',
    'Since the operation the left side is numb. I would like you to begin on the right.',
  );
  expect(quality).not.toBe('average');
  expect(feedback).not.toMatch(/is where you start|You wrote|You begin with/);
});
