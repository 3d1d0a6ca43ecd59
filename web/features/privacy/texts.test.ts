import { expect, test } from 'vitest';
import { texts as landing } from '../landing/texts.ts';
import { messages as leaving } from '../leaving/messages.ts';
import { signUpTexts } from '../session/flow-texts.ts';
import { pageParts, texts } from './texts.ts';

const page = JSON.stringify(texts);
const nothing = { modelHost: null, provider: null };
const withModel = JSON.stringify(pageParts({ ...nothing, modelHost: 'models.example' }));

/** Words in a minute of quiet reading. */
const oneMinute = 300;

test('is read in a minute', () => {
  const words = texts.parts
    .flatMap(({ heading, points }) => [heading, ...points])
    .join(' ')
    .split(/\s+/);
  expect(words.length).toBeLessThanOrEqual(oneMinute);
});

test.each(['not end-to-end', 'Whoever runs it holds the keys', 'opens answers', 'Only if you have agreed'])(
  'says: %s',
  (words) => {
    expect(page).toContain(words);
  },
);

test.each([
  ['this page', page],
  ['the button that deletes', leaving.remove.text],
])('%s tells that a deletion does not reach into older back-ups', (_name, words) => {
  expect(words).toMatch(/back-up/);
});

test.each([
  ['localhost:11434', 'a model on our own machine (localhost:11434) gets'],
  ['127.0.0.1', 'a model on our own machine (127.0.0.1) gets'],
  ['localhost.example', 'a model on localhost.example gets'],
])('says plainly where %s is', (host, words) => {
  expect(JSON.stringify(pageParts({ modelHost: host, provider: null }))).toContain(words);
});

test('tells of a language model where one is set up: its host, on whose yes, and what it gets; else nothing', () => {
  expect(pageParts(nothing)).toEqual(texts.parts);
  expect(page).not.toContain('language model');
  for (const words of [
    'models.example',
    'Only if you have switched it on',
    'only if both of you',
    'can read what it gets',
  ])
    expect(withModel).toContain(words);
});

test.each([
  ['hosted', 'Firebase Authentication, a service of Google'],
  ['elsewhere', 'leaves the one over there as it is'],
])('tells who keeps the account where it is not our server: %s', (provider, words) => {
  expect(JSON.stringify(pageParts({ ...nothing, provider }))).toContain(words);
  expect(page).not.toContain('Your account');
});

test.each([
  ['the landing page', landing],
  ['sign-up', signUpTexts],
  ['this page', texts],
  ['leaving', leaving],
])('%s promises no more than the server keeps', (_name, words) => {
  expect(JSON.stringify(words)).not.toMatch(
    /can ever read|nobody else|nobody can|no third person|(?<!not )end-to-end/i,
  );
});
