import { describe, expect, test } from 'vitest';
import { titlesOf } from './titles.ts';

describe('a title', () => {
  test.each([
    ['of a test', `test('tea is hot', () => {});`, 'tea is hot'],
    ['of a test by its other name', `it('tea is hot', () => {});`, 'tea is hot'],
    ['of a group, and of a test in it', `describe('tea', () => test('is hot', run));`, 'is hot'],
    ['of a step of a journey', `step('she drinks', async () => {});`, 'she drinks'],
    ['with a quote', `test('it isn\\'t cold', run);`, "it isn't cold"],
    ['as it is written', `test.each(cups)('%s is hot', run);`, '%s is hot'],
    ['that a row of texts fills in', `test.each(['tea', 'milk'])('%s is hot', run);`, 'milk is hot'],
    ['that a row of values fills in', `test.each([['tea', 90]])('%s has %i°', run);`, 'tea has 90°'],
    ['with a value as it is typed', `test.each([['']])('%j is no tea', run);`, '"" is no tea'],
    ['by a table with types', `test.each<[string]>([['tea']] as const)('%s is hot', run);`, 'tea is hot'],
    ['by a table above', `const cups = [['tea']];\ntest.each(cups)('%s is hot', run);`, 'tea is hot'],
    ['by a table in a table', `const cups = ['tea'];\ntest.each([...cups])('%s is hot', run);`, 'tea is hot'],
    ['that a field fills in', `test.each([{ cup: 'tea' }])('$cup is hot', run);`, 'tea is hot'],
    ['where the rest is computed', `test.each([['tea', heat()]])('%s has %i°', run);`, 'tea has %i°'],
    ['of a group of which there are several', `describe.each(['tea'])('%s', run);`, 'tea'],
    ['by the catalogue of errors', `test.each(errorTable)('$line', play);`, 'Invites: link not generated'],
  ])('is taken: %s', (_, text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  test.each([
    ['what a test asserts', `test('tea', () => expect(cup).toContain('is hot'));`],
    ['what a test is given', `const cup = { name: 'is hot' };\ntest('tea', () => drink(cup));`],
    ['a comment', `/** is hot */\ntest('tea', run); // is hot`],
    ['a part of a row that its title leaves out', `test.each([['tea', 'is hot']])('%s', run);`],
    ['a field that its title leaves out', `test.each([{ cup: 'tea', how: 'is hot' }])('$cup', run);`],
    ['a pattern', `/tea/.test('is hot');`],
    ['a test that never runs', `test.skip('is hot', run);`],
    ['a test that nobody has written', `test.todo('is hot');`],
    ['a group that never runs', `describe.skip('is hot', run);`],
  ])('is not: %s', (_, text) => {
    expect(titlesOf(text).join()).not.toContain('is hot');
  });
});
