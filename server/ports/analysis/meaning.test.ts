import { describe, expect, test } from 'vitest';
import { nothingTold, plainMeaning } from '../../testing/heard.ts';
import { blameIn } from './blame.ts';
import type { Encoder, Readable } from './encoder.ts';
import heads from './heads.json' with { type: 'json' };
import { type Heard, type HeardGate, heardGates, heardIn, openHead } from './heard.ts';
import { senseWith } from './meaning.ts';
import { dangerIn } from './meaning-danger.ts';
import { readText } from './text.ts';
import { windowsOf } from './windows.ts';
import { harmOf, shownBy, worthOf } from './worth.ts';

const quiet: Heard = {
  grade: 5,
  harsh: 0,
  crisis: -5,
  coercion: -5,
  gates: { instructions: 0, gibberish: 0, declined: 0, evasive: 0, contempt: 0, 'off-topic': 0 },
  tells: nothingTold,
};

describe('danger', () => {
  const told = readText('I am as I told you.');

  test('stops where it is plain, by the kind that is likelier', () => {
    expect(dangerIn(told, { ...quiet, crisis: 3 }, false)).toEqual({ gate: 'crisis', band: 'stop' });
    expect(dangerIn(told, { ...quiet, crisis: 1, coercion: 3 }, false)).toEqual({
      gate: 'coercion',
      band: 'stop',
    });
  });

  test('softens where it is less plain, and is not heard below', () => {
    expect(dangerIn(told, { ...quiet, crisis: -0.5 }, false)).toEqual({ gate: 'crisis', band: 'soften' });
    expect(dangerIn(told, { ...quiet, crisis: -3 }, false)).toBeNull();
  });

  test('is heard sooner where the rules find it too', () => {
    expect(dangerIn(told, { ...quiet, coercion: -1 }, true)).toEqual({ gate: 'coercion', band: 'stop' });
    expect(dangerIn(told, { ...quiet, coercion: -1 }, false)?.band).toBe('soften');
    expect(dangerIn(told, { ...quiet, coercion: -3 }, true)?.band).toBe('soften');
  });

  test('is a figure of speech where the rules find it and next to nothing is heard', () => {
    expect(dangerIn(told, { ...quiet, coercion: -4 }, true)?.band).toBe('soften');
    expect(dangerIn(told, { ...quiet, crisis: -6, coercion: -6 }, true)).toBeNull();
  });

  test('is none merely because nobody says I', () => {
    const impersonal = readText('Hits when the match is lost.');
    expect(dangerIn(impersonal, { ...quiet, coercion: -4 }, true)?.band).toBe('soften');
  });

  test('is not talked away where it is said outright', () => {
    const wish = readText('We went to the market, and I want to kill myself.');
    expect(dangerIn(wish, { ...quiet, crisis: -9 }, true)).toEqual({ gate: 'crisis', band: 'stop' });
    const film = readText('In the film he wants to kill himself.');
    expect(dangerIn(film, { ...quiet, crisis: -9, coercion: -9 }, true)).toBeNull();
  });

  test('has to be plainer in an answer that is rich otherwise', () => {
    expect(dangerIn(told, { ...quiet, crisis: 1.5 }, false)?.band).toBe('stop');
    expect(dangerIn(told, { ...quiet, crisis: 1.5, grade: 9 }, false)?.band).toBe('soften');
  });

  test('has to be plainer where nobody says I', () => {
    const other = readText('It is not the end of the world.');
    expect(dangerIn(other, { ...quiet, crisis: 2.5 }, false)).toEqual({ gate: 'crisis', band: 'soften' });
    expect(dangerIn(other, { ...quiet, crisis: 5 }, false)).toEqual({ gate: 'crisis', band: 'stop' });
  });
});

describe('a head', () => {
  const base64 = (...numbers: readonly number[]) =>
    Buffer.from(Float32Array.from(numbers).buffer).toString('base64');

  test('is a weighted sum', () => {
    expect(openHead({ base: 1, weights: base64(2, -10) })(Float32Array.of(3, 0.5))).toBeCloseTo(2);
  });

  test('of each gate says how likely it is, and all together no more than one', () => {
    const { gates, harsh } = heardIn(new Float32Array(384).fill(0.05));
    const all = Object.values(gates).reduce((sum, chance) => sum + chance, 0);
    expect(all).toBeGreaterThan(0);
    expect(all).toBeLessThan(1);
    expect(harsh).toBeGreaterThan(0);
    expect(harsh).toBeLessThan(1);
  });
});

describe('an answer', () => {
  const weightsOf = (name: HeardGate | 'rated') =>
    new Float32Array(Uint8Array.from(Buffer.from(heads[name].weights, 'base64')).buffer);

  /** A vector of length 1 that one gate's head takes for its own, and no other. */
  const pointingAt = (gate: HeardGate): Float32Array => {
    const others = [...heardGates, 'rated' as const].filter((name) => name !== gate).map(weightsOf);
    const towards = weightsOf(gate).map((own, at) =>
      others.reduce((sum, weights) => sum + own - (weights[at] ?? 0), 0),
    );
    return towards.map((coordinate) => coordinate / Math.hypot(...towards));
  };

  const question = 'What makes you laugh?';
  const counting = () => {
    const asked: (readonly Readable[])[] = [];
    const embed: Encoder['embed'] = async (texts) => {
      asked.push(texts);
      return texts.map(() => new Float32Array(384));
    };
    return { asked, sense: senseWith({ embed, close: async () => {} }) };
  };

  test('is read once under its question, and again under another', async () => {
    const { asked, sense } = counting();
    const answer = readText('I laugh when you sing.');
    expect(await sense(question, answer)).toEqual(await sense(question, answer));
    expect(asked).toEqual([[[question, 'I laugh when you sing.']]]);
    await sense('What do you sing?', answer);
    expect(asked).toHaveLength(2);
  });

  const pointedAt = (gate: HeardGate) =>
    senseWith({ embed: async (texts) => texts.map(() => pointingAt(gate)), close: async () => {} });

  test('sounds sharp where contempt is suspected in words enough about somebody', async () => {
    const sense = pointedAt('contempt');
    const harshIn = async (text: string) => (await sense(question, readText(text)))?.harsh;
    expect(await harshIn('Your jokes.')).toBeNull();
    expect(await harshIn('The jokes at the table on Sundays.')).toBeNull();
    expect(await harshIn('Your jokes at the table on Sundays.')).toBeGreaterThan(0);
  });

  test('does not sound sharp by itself where no contempt is suspected, as in long advice to everybody', async () => {
    const sense = pointedAt('evasive');
    const blameHeardIn = async (text: string) =>
      blameIn(readText(text), await sense(question, readText(text))).harm;
    expect(await blameHeardIn('Your partner is best asked in a calm moment, as experts recommend.')).toBe(0);
    expect(
      await blameHeardIn('You never listen to me, you are so lazy and selfish at home.'),
    ).toBeGreaterThan(0);
  });

  test('sounds as sharp as its sharpest part, however calm the others are', async () => {
    const embed: Encoder['embed'] = async (texts) =>
      texts.map((_, at) => (at === 0 ? pointingAt('contempt') : new Float32Array(384)));
    const sense = senseWith({ embed, close: async () => {} });
    const told = readText('I told you about the soup and the tram and the rain on Monday. '.repeat(20));
    expect(windowsOf(told).length).toBeGreaterThan(2);
    expect((await sense(question, told))?.harsh).toBeGreaterThan(0.5);
  });

  test.each([
    ['contempt', 'Not about you. Ever.', 'It is not about you, not even on a bad day.'],
    [
      'off-topic',
      'Knives never go in the dishwasher. Ever.',
      'The tram to the station leaves from platform four at ten to seven.',
    ],
  ] as const)('of a few words is not stopped for %s that is only heard', async (gate, few, more) => {
    const sense = pointedAt(gate);
    expect((await sense(question, readText(few)))?.gate).toBeNull();
    expect((await sense(question, readText(more)))?.gate).toBe(gate);
  });

  test('without words, or in a language it cannot read, is not read', async () => {
    const { asked, sense } = counting();
    expect(await sense(question, readText('🙂'))).toBeNull();
    expect(await sense(question, readText('मुझे अच्छा लगता है जब तुम चाय बनाते हो।'))).toBeNull();
    expect(asked).toEqual([]);
  });

  test('that is long is read in parts, of whole sentences as typed', () => {
    const long = 'You hum in the kitchen! '.repeat(40);
    const windows = windowsOf(readText(long));
    expect(windows).toHaveLength(3);
    expect(`${windows.join(' ')} `).toBe(long);
    const breathless = windowsOf(readText('and you hum '.repeat(70)));
    expect(breathless).toHaveLength(3);
    expect(`${breathless.join(' ')} `).toBe('and you hum '.repeat(70));
    expect(windowsOf(readText('I love it… Really?! You hum'))).toEqual(['I love it… Really?! You hum']);
  });

  test('is read to its end however many marks or pictures are in the middle', () => {
    const shout = '!'.repeat(125);
    expect(windowsOf(readText(`I love you${shout} and I am afraid`))).toEqual([
      'I love you!!! and I am afraid',
    ]);
    expect(windowsOf(readText(`I love you${shout} 😂 and so on`))).toEqual(['I love you!!! 😂 and so on']);
    expect(windowsOf(readText(`I love ${'* '.repeat(125)}you`))).toEqual(['I love * * * * * * * *  you']);
    expect(windowsOf(readText(`I love ${'§ 🎉 '.repeat(99)}you`))).toEqual(['I love you']);
  });

  test('of long words is read in more parts, none of them longer than is read', () => {
    for (const typed of ['unforgettable '.repeat(60), 'Unforgettable! '.repeat(60)]) {
      const windows = windowsOf(readText(typed));
      expect(`${windows.join(' ')} `).toBe(typed);
      expect(Math.max(...windows.map((window) => window.length))).toBeLessThanOrEqual(400);
    }
  });

  test('is read alike whichever marks a phone types', () => {
    expect(windowsOf(readText('I didn’t ask. You said “come home”.'))).toEqual([
      'I didn\'t ask. You said "come home".',
    ]);
  });
});

describe('what an answer is worth', () => {
  const meaning = { ...plainMeaning, grade: 7.9 };

  test('follows the grade a reader would give, and the rules where nothing was heard', () => {
    expect(shownBy(0.3, meaning)).toBeCloseTo(0.51);
    expect(shownBy(0.3, { ...meaning, grade: 5.2 })).toBeCloseTo(0.2);
    expect(shownBy(0.1, null)).toBe(0.1);
  });

  test('is not held up by words that the rules look for where it is heard to be empty', () => {
    expect(shownBy(0.9, { ...meaning, grade: 1 })).toBe(0);
    expect(shownBy(0.9, { ...meaning, grade: 4 })).toBeLessThan(0.2);
  });

  test('stays between nothing and everything', () => {
    expect(shownBy(0, { ...meaning, grade: -3 })).toBe(0);
    expect(shownBy(0, { ...meaning, grade: 30 })).toBeLessThan(1);
  });

  test('loses by blame, whether the rules find it or it is heard', () => {
    expect(worthOf(0.5, harmOf(0.5, null))).toBeCloseTo(0.35);
    expect(worthOf(0.5, harmOf(0, { ...meaning, harsh: 0.8 }))).toBeCloseTo(0.35);
    expect(harmOf(0.5, { ...meaning, harsh: 0.5 })).toBe(0.5);
    expect(harmOf(0, { ...meaning, harsh: 0.5 })).toBe(0);
  });
});
