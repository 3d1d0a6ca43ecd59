import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAtWord, firstSaidIn, jokeIn, openingOf, quoteOf } from './quote.ts';
import { readText, type Sentence, type Text } from './text.ts';

describe('quoting', () => {
  const quote = (raw: string, from: number, to: number) => {
    const text = readText(raw);
    const [sentence] = text.sentences;
    return sentence === undefined ? '' : quoteOf(text, { sentence, from, to });
  };

  test('takes the clause around a span, exactly as it was typed', () => {
    expect(quote('Well, I  FELT safe when you stayed, and then we slept', 2, 4)).toBe(
      'I  FELT safe when you stayed',
    );
  });

  test('leaves a joint at the beginning out', () => {
    expect(quote('I was late, but you waited for me in the rain', 5, 7)).toBe(
      'you waited for me in the rain',
    );
  });

  test('a run of words without a comma is cut where speech pauses', () => {
    const long =
      'I remember how we walked along the river for hours and you told me about your father because I asked and I felt trusted';
    const cut = quote(long, 21, 23);
    expect(cut.length).toBeLessThanOrEqual(80);
    expect(cut.endsWith('I felt trusted')).toBe(true);
    expect(cut.startsWith('you told me')).toBe(true);
  });

  test('a sentence that is only a little longer is quoted whole', () => {
    const sentence =
      'I would like it if you came to the station with me on Sunday without my having to ask again';
    expect(quote(sentence, 0, 3)).toBe(sentence);
    expect(openingOf(readText('No ropes, no filming, no third people. Ever.'))).toBe(
      'No ropes, no filming, no third people',
    );
  });

  test('so is a clause, where the sentence is longer', () => {
    const clause =
      'When I dropped the cake at your mother’s birthday you quietly went and bought another one';
    expect(quote(`${clause}, and never said a word about it to anybody.`, 3, 5)).toBe(clause);
  });

  test('is not left with half a thought at its end', () => {
    const turned =
      'I want you to kiss my neck slowly and then turn me over and don’t say a single word until I have stopped laughing at the cat on the wardrobe';
    expect(quote(turned, 0, 3)).toBe('I want you to kiss my neck slowly and then turn me over');
    const drive =
      'You did not laugh at me for crying in the car and then just asked whether I would like to drive on to the sea even though it was late';
    expect(quote(drive, 10, 30)).not.toMatch(/^(car|kitchen)|even$/);
  });

  test('does not begin or end in the middle where a pause is near', () => {
    const door =
      'It was late and the rain was loud when you stood by the open old green wooden kitchen door and I turned around at last to find that the cake was gone from the table';
    expect(quote(door, 15, 27)).not.toMatch(/^(green|wooden|kitchen|door)|turned$/);
  });

  test.each([
    [
      'Please don’t say "try", just carry the laundry',
      0,
      3,
      'Please don’t say "try", just carry the laundry',
    ],
    [
      'I stare at your body, which I love, when you brush your teeth',
      5,
      7,
      'I stare at your body, which I love',
    ],
    [
      'If you see the gloves out at ten, come and sit on the floor',
      1,
      3,
      'If you see the gloves out at ten, come and sit on the floor',
    ],
    ['It was late, I felt like furniture, in a good way', 4, 7, 'I felt like furniture, in a good way'],
    [
      'We went home, I still put my shoes on, but I stay sitting on the stairs',
      4,
      8,
      'I still put my shoes on, but I stay sitting on the stairs',
    ],
    [
      'Take it slowly, squeeze my hand and if I don’t squeeze back, stop',
      4,
      7,
      'squeeze my hand and if I don’t squeeze back, stop',
    ],
  ])('keeps together what belongs together: %s', (raw, from, to, expected) => {
    expect(quote(raw, from, to)).toBe(expected);
  });

  test.each([
    ['I like the sea with you, but, honestly, I cannot swim at all', 'I like the sea with you'],
    ['I like being held, though (do not laugh) only when it is cold', 'I like being held'],
    [
      'I felt so happy when you sent me this song, https://example.org/song',
      'I felt so happy when you sent me this song',
    ],
    ['I love it when you call me, you old fool', 'I love it when you call me'],
  ])('takes along no turn that is an aside, and no tail that is a link or a name: %s', (raw, expected) => {
    expect(quote(raw, 0, 3)).toBe(expected);
  });

  test.each([
    ['Sad country songs about who left the wet towel on the bed (him)', 'bed (him)'],
    ['Sad songs about the wet towel (who else would it be, on a Sunday, when nobody hung it up?)', 'towel'],
  ])('leaves no bracket open: %s', (raw, end) => {
    const text = readText(raw);
    const quotes = text.sentences.map((sentence) =>
      quoteOf(text, { sentence, from: 0, to: sentence.words.length }),
    );
    expect(quotes[0]?.slice(-end.length)).toBe(end);
  });

  test.each([
    [
      'It began with the goose in Ghent that hated my brother and then the waiter said "that is my mother" and nobody knew where to look for the rest of the evening',
      'brother',
    ],
    [
      'When my uncle forgot us he asked her each day who she was and each day she said "somebody lucky" and poured him his tea and sat down beside him for an hour',
      'each day',
    ],
  ])('does not end on who said what follows: %s', (raw, end) => {
    const text = readText(raw);
    const [sentence] = text.sentences;
    const quote = sentence && quoteOf(text, { sentence, from: 0, to: 4 });
    expect(quote?.slice(-end.length)).toBe(end);
  });

  test('keeps the mark that opens what is quoted inside', () => {
    const text = readText(
      '"You can do it" makes me want to lie down, and that is the truth of the whole matter for somebody like me who is tired',
    );
    const [sentence] = text.sentences;
    expect(sentence && quoteOf(text, { sentence, from: 6, to: 8 })).toBe(
      '"You can do it" makes me want to lie down',
    );
  });

  test('stays inside what somebody is quoted with, where the span is in it', () => {
    expect(quote('She said "you look so tired, my dear, sit down here" and I sat', 4, 6)).toBe(
      'you look so tired',
    );
  });

  test('says more than two words where no pause is near', () => {
    const feel =
      'I can feel when your whole body finally lets go of the long hard heavy day at the office with its loud people';
    expect(quote(feel, 0, 3).length).toBeGreaterThan(30);
  });

  test('is always part of the text, short, and without quotation marks around it', () => {
    const word = fc.constantFrom(
      'I',
      'felt',
      'you',
      'and',
      ',',
      'because',
      '"',
      'garden',
      '😂',
      '…',
      '“',
      'x'.repeat(90),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.nat(40), fc.nat(5), (words, from, length) => {
        const text = readText(words.join(' '));
        for (const sentence of text.sentences) {
          const start = Math.min(from, sentence.words.length - 1);
          const quoted = quoteOf(text, {
            sentence,
            from: start,
            to: Math.min(start + 1 + length, sentence.words.length),
          });
          expect(text.raw).toContain(quoted);
          expect(quoted.length).toBeLessThanOrEqual(110);
        }
        expect(text.raw).toContain(openingOf(text));
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  test('takes the two beats of a joke together, where they are all there is between two marks', () => {
    const quoteIn = (text: Text, sentence: Sentence) => {
      const span = { sentence, from: 0, to: 2 };
      return jokeIn(text, span) ?? quoteOf(text, span);
    };
    const joke = readText("I look at the dog. We don't have a dog. It is quite old by now.");
    const [first, second] = joke.sentences;
    if (first === undefined || second === undefined) throw new Error('there are three sentences');
    expect(quoteIn(joke, first)).toBe("I look at the dog. We don't have a dog");
    expect(quoteIn(joke, second)).toBe("We don't have a dog");
    for (const gap of ['.'.repeat(300), '.\u2028', ' 🐶🐶🐶. ', '.\n']) {
      const parted = readText(`I look at the dog${gap} We have no dog`);
      const [sentence] = parted.sentences;
      expect(sentence && quoteIn(parted, sentence)).toMatch(/^I look at the dog$/);
    }
  });

  test('begins past words that say nothing, but not where they are all', () => {
    expect(firstSaidIn(readText('Idk. You earn more so you pay more?'))).toBe(
      'You earn more so you pay more',
    );
    expect(firstSaidIn(readText('Not sure. Sorry!'))).toBe('Not sure');
    expect(openingOf(readText('Not sure. Next question please.'))).toBe('Not sure');
  });

  test('never cuts a character in two', () => {
    expect(cutAtWord('👩‍❤️‍👨'.repeat(20), 21).isWellFormed()).toBe(true);
    expect(cutAtWord('one two three', 9)).toBe('one two');
  });
});
