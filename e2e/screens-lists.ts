import { listAnswers } from '../contract/answers.ts';
import { generateScore, getScore } from '../contract/score.ts';
import { type Shot, shot } from './screens-stage.ts';
import { cut, open, press, refuse, type Step, see, stall, together } from './screens-steps.ts';

/** The two other tabs: answers and score. */

const answers = (text: string | RegExp): Step => open('/dashboard#answers', text);
const score = (text: string | RegExp): Step => open('/dashboard#score', text);
const list = answers('Awaiting partner');
const filter =
  (category: string): Step =>
  (page) =>
    page.getByRole('combobox').selectOption(category);

/** What the browser says of notifications: it has not been asked yet, or was told no. */
const decided =
  (state: 'default' | 'denied'): Step =>
  (page) =>
    page.addInitScript(`Object.defineProperty(Notification, 'permission', { get: () => '${state}' })`);

const lost: Step = together(list, cut(listAnswers.path), press('Refresh answers'));
const ready = together(refuse(getScore.path, 'score_missing'), score('Go on, have a look.'));
const generate = (text: string): Step => together(ready, press('Generate Score'), see(text));

const alone = { who: 'alone' } as const;
const beginner = { who: 'beginner' } as const;
const scored = { who: 'scored' } as const;

const answersTab: readonly Shot[] = [
  shot('answers-1-loading', [stall(listAnswers.path), answers('Recent Answers')], beginner),
  shot('answers-2-failed', [cut(listAnswers.path), answers('Failed to load your answers')], beginner),
  shot('answers-3-empty', [answers('Go to Questions')], alone),
  shot('answers-4-list', [decided('default'), list], beginner),
  shot('answers-4-list-window', [list], { ...beginner, inWindow: true }),
  shot('answers-5-filtered', [list, filter('moving-in')], beginner),
  shot('answers-6-nothing', [list, filter('exploring-kinks'), see('Nothing in this category')], beginner),
  shot('answers-8-tapped', [answers('You both said same page.')], scored),
  shot('picture-answers', [decided('denied'), answers('Both answered')], { who: 'settled' }),
  shot('answers-7-not-refreshed', [lost, see('Failed to refresh answers')], { ...beginner, inWindow: true }),
];

const scoreTab: readonly Shot[] = [
  shot('score-1-loading', [stall(getScore.path), score('Compatibility Score')], beginner),
  shot('score-2-failed', [cut(getScore.path), score('Failed to load your compatibility score')], beginner),
  shot('score-3-invite', [score('It takes two')], alone),
  shot('score-4-pending', [score('No Score Yet')], { who: 'inviting' }),
  shot('score-5-collecting', [score('No Score Yet')], beginner),
  shot('score-6-ready', [ready], scored),
  shot('score-7-generating', [stall(generateScore.path), generate('Generating...')], scored),
  shot(
    'score-8-refused',
    [refuse(generateScore.path, 'answers_missing'), generate('Cannot Generate Score')],
    scored,
  ),
  shot('score-9-failed', [cut(generateScore.path), generate('Failed to generate')], scored),
  shot('score-10', [score('Key Takeaways')], scored),
  shot('score-10-window', [score('Key Takeaways')], { ...scored, inWindow: true }),
];

export const listShots: readonly Shot[] = [...answersTab, ...scoreTab];
