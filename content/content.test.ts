import { describe, expect, test } from 'vitest';
import { categoryIds } from '../contract/categories.ts';
import { everywhere, HelpLine } from '../contract/help-lines.ts';
import { helpLines } from './help-lines.ts';
import { questionById, questionByText, questions, questionsOf } from './questions.ts';
import { tips } from './tips.ts';

const words = (text: string): readonly string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
};

/** Everything of the catalogue that matches, as 'id: text', so that a failure names the culprit. */
const matching = (pattern: RegExp): readonly string[] =>
  questions.filter(({ text }) => pattern.test(text)).map(({ id, text }) => `${id}: ${text}`);

const gendered =
  /\b(he|she|him|his|hers?|himself|herself|husband|wife|wives|boyfriend|girlfriend|fianc[eé]e?|man|men|woman|women|lady|ladies|guys?|girls?|boys?|bride|groom)\b/i;

const explicit =
  /\b(penis|vagina|vulva|clit\w*|genital\w*|testic\w*|breasts?|boobs?|tits?|nipples?|anus|anal|butts?|ass|oral|orgasm\w*|climax\w*|erect\w*|ejaculat\w*|masturbat\w*|penetrat\w*|intercourse|foreplay|horny|naked|nude|porn\w*|dildos?|vibrators?|cum|cock|dick|pussy|fuck\w*|blow ?jobs?|threesomes?|spank\w*|whip\w*|slut\w*|sext\w*)\b/i;

/** Words that grade people, their bodies or their desires. */
const shaming =
  /\b(fat|thin|skinny|overweight|obes\w*|diets?|calori\w*|ugly|lazy|selfish|disgust\w*|gross|dirty|filthy|weird\w*|abnormal|normal|kinky|freak\w*|pervert\w*|prud\w*|frigid|virgin\w*|sins?|sinful|confess\w*|guilt\w*|asham\w*|fail\w*|crazy|insane|lame|cripple\w*|suffer\w*)\b/i;

/** What not everybody has, is or can. */
const presuming =
  /\b(marri\w*|weddings?|honeymoons?|spouses?|kids?|children|sons?|daughters?|pregnan\w*|gods?|pray\w*|church\w*|temples?|mosques?|salary|mortgages?|gym|jog\w*|marathons?|stairs|colleagues?|office)\b/i;

/** Nothing here asks for what belongs with the police, a doctor or a therapist. */
const disclosing =
  /\b(abus\w*|trauma\w*|assault\w*|rape\w*|violen\w*|crimes?|illegal|police|drugs?|drunk|affairs?|cheat\w*|betray\w*|diagnos\w*|suicid\w*|worst|darkest|regret\w*)\b/i;

describe('the questions', () => {
  test.each(categoryIds)('%s has at least 40, from light to deep, with some of each', (category) => {
    const own = questionsOf(category);
    expect(own.length).toBeGreaterThanOrEqual(40);
    const depths = own.map(({ depth }) => depth);
    expect(depths).toEqual(depths.toSorted());
    for (const some of Map.groupBy(depths, (depth) => depth).values())
      expect(some.length).toBeGreaterThanOrEqual(10);
    expect(new Set(depths)).toEqual(new Set([1, 2, 3]));
  });

  test.each(categoryIds)('%s has lost no id: answers point at them', (category) => {
    const own = questionsOf(category);
    expect(own.map(({ id }) => id).toSorted()).toEqual(
      own.map((_, index) => `${category}-${String(index + 1).padStart(2, '0')}`),
    );
  });

  test('come in the order of the categories, each under one of them', () => {
    expect(questions).toEqual(categoryIds.flatMap(questionsOf));
  });

  test('have unique ids that name their category', () => {
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { id, category } of questions) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*-\d\d$/);
      expect(id.slice(0, -3)).toBe(category);
    }
  });

  test('are found by id and by text, and nothing else is', () => {
    for (const question of questions) {
      expect(questionById(question.id)).toBe(question);
      expect(questionByText(question.text)).toBe(question);
    }
    expect(questionById('amazing-sex-00')).toBeUndefined();
    expect(questionById('constructor')).toBeUndefined();
    expect(questionByText('')).toBeUndefined();
  });

  test('are one question each, of 20 to 140 characters', () => {
    for (const { id, text } of questions) {
      expect(text.length, id).toBeGreaterThanOrEqual(20);
      expect(text.length, id).toBeLessThanOrEqual(140);
      expect(text, id).toMatch(/^[A-Z][^?]*\?$/);
      expect(text, id).toBe(text.replace(/\s+/g, ' ').trim());
    }
  });

  test('are no two alike', () => {
    const known = questions.map(({ id, text }) => ({ id, text, words: new Set(words(text)) }));
    expect(new Set(known.map(({ text }) => text.toLowerCase())).size).toBe(questions.length);
    const pairs = known.flatMap((one, index) => known.slice(index + 1).map((other) => ({ one, other })));
    const alike = pairs.filter(({ one, other }) => likeness(one.words, other.words) >= 0.6);
    expect(alike.map(({ one, other }) => `${one.id} and ${other.id}`)).toEqual([]);
  });

  test.each(categoryIds)('%s varies how its questions begin', (category) => {
    const own = questionsOf(category);
    const openings = Map.groupBy(own, ({ text }) => words(text)[0]);
    for (const [opening, same] of openings) {
      expect(same.length, opening).toBeLessThanOrEqual(own.length * 0.4);
    }
  });
});

describe('what a question invites', () => {
  test('is said for people, in a few words', () => {
    for (const { id, invites } of questions) expect(invites, id).toMatch(/^[a-z][a-z ,'-]{11,58}[a-z]$/);
  });

  test('is said for the rubric, each kind once', () => {
    for (const { id, kinds } of questions) {
      expect(kinds.length, id).toBeGreaterThan(0);
      expect(new Set(kinds).size, id).toBe(kinds.length);
    }
  });

  test.each(categoryIds)('%s invites many things', (category) => {
    const own = questionsOf(category);
    const first = Map.groupBy(own, ({ kinds }) => kinds[0]);
    expect(first.size).toBeGreaterThanOrEqual(6);
    for (const [kind, same] of first) expect(same.length, kind).toBeLessThanOrEqual(own.length * 0.4);
  });
});

describe('the wording', () => {
  test('fits a partner of any gender', () => {
    expect(matching(gendered)).toEqual([]);
  });

  test('is never explicit', () => {
    expect(matching(explicit)).toEqual([]);
  });

  test('grades nobody', () => {
    expect(matching(shaming)).toEqual([]);
  });

  test('fits couples married or not, with children or without, of any belief, purse and body', () => {
    expect(matching(presuming)).toEqual([]);
  });

  test('asks nobody to disclose a crime or a wound', () => {
    expect(matching(disclosing)).toEqual([]);
  });

  test('has no dashes for pauses and no curly quotes', () => {
    expect(matching(/[—–“”‘’]| - |--/)).toEqual([]);
  });

  test('cannot be answered with yes or no', () => {
    expect(
      matching(
        /(^|[:,] )(are|is|was|were|do|does|did|have|has|had|can|could|will|would|should|shall|may|might|am)\b[^,]*\?$/i,
      ),
    ).toEqual([]);
  });

  test('asks one thing at a time', () => {
    expect(matching(/\b(and|or) (what|why|how|when|where|which|who)\b/i)).toEqual([]);
  });

  test('does not nag with always, never or ought', () => {
    expect(matching(/\b(always|never|ought|why don't|why not)\b/i)).toEqual([]);
  });
});

describe('the tips', () => {
  test('are five, each a short title and one sentence', () => {
    expect(tips).toHaveLength(5);
    expect(new Set(tips.map(({ title }) => title)).size).toBe(5);
    for (const { title, text } of tips) {
      expect(title.length).toBeLessThanOrEqual(30);
      expect(text).toMatch(/^[A-Z][^.!?]{20,138}\.$/);
      expect(`${title} ${text}`).not.toMatch(/[—–]/);
      expect(`${title} ${text}`).not.toMatch(gendered);
    }
  });
});

describe('the help lines', () => {
  test.each(helpLines)('$name in $country has the form that an operator’s must have', (line) => {
    expect(HelpLine.parse(line)).toEqual(line);
  });

  test('are listed once for their country', () => {
    const keys = helpLines.map(({ country, name }) => `${country}: ${name}`);
    expect(new Set(keys).size).toBe(helpLines.length);
  });

  test('name who states the number, and say so where nobody does', () => {
    for (const { name, source, checked, unverified } of helpLines) {
      expect(source !== undefined && checked !== undefined, name).toBe(unverified !== true);
      if (checked !== undefined)
        expect(Date.parse(checked), name).toBeLessThanOrEqual(Date.parse('2026-11-20'));
    }
    const verified = new Set(helpLines.filter(({ unverified }) => !unverified).map(({ country }) => country));
    expect(verified).toEqual(new Set(helpLines.map(({ country }) => country)));
  });

  test.each(['India', 'United States', 'United Kingdom'] as const)('%s is covered', (country) => {
    const topics = helpLines.filter((line) => line.country === country).flatMap((line) => line.topics);
    expect(new Set(topics)).toEqual(new Set(['emergency', 'crisis', 'abuse', 'sexual-violence']));
  });

  test('point somewhere for everyone else', () => {
    const elsewhere = helpLines.filter(({ country }) => country === everywhere);
    expect(elsewhere.map(({ website }) => website)).toContain('https://findahelpline.com');
  });
});
