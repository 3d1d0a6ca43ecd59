import { analyzeAnswer } from '../contract/analysis.ts';
import { saveAnswer } from '../contract/answers.ts';
import { type Shot, shot } from './screens-stage.ts';
import { cut, open, press, refuse, reply, type Step, see, stall, together, type } from './screens-steps.ts';

/** The questions of a category, and the card of one question in each of its states. */

const list = '/api/individual-questions/love-questions';
const card = (id: string): Step =>
  open(`/dashboard?category=${id.replace(/-\d+$/, '')}&question=${id}#questions`, /\d+ of \d+/);

const write = (text: string): Step => type('Your answer', text);
const good = write('I felt held on Sunday, when you asked what I needed and waited until I knew.');
const plain = write('You are always so nice to me.');
const worrying = write('Some nights I want to die and nobody would notice.');
const tooLong = write('You never rush me. '.repeat(215));
const rightToLeft = write('أحب أن تسألني مرتين، لأنني في المرة الأولى أقول دائمًا إنني بخير.');
const partner: Step = (page) => page.getByRole('tab', { name: 'Partner' }).click();
const yours: Step = (page) => page.getByRole('tab', { name: 'Your answer' }).click();

const analyzed = (id: string, text: Step, heading = 'How it reads'): Step =>
  together(card(id), text, press('Analyze'), see(heading));
const saved = (id: string): Step => together(analyzed(id, good), press('Save'));

/** To the end of the category by skipping what is left. */
const skipToEnd: Step = async (page, people) => {
  await card('love-questions-40')(page, people);
  await press('Skip')(page, people);
  await see('All questions viewed')(page, people);
};

const who = { who: 'beginner' } as const;
const window = { who: 'beginner', inWindow: true } as const;
const alone = { who: 'alone' } as const;
const writer = { who: 'writer' } as const;

const category = open('/dashboard?category=love-questions#questions', 'Back to Categories');

const lists: readonly Shot[] = [
  shot('questions-1-loading', [stall(list), category], who),
  shot('questions-2-failed', [refuse(list, 'internal'), category, see('Failed to load questions')], who),
  shot('questions-3-none', [reply(list, []), category, see('No Questions Available')], who),
];

const writing: readonly Shot[] = [
  shot('card-01-blank', [card('love-questions-10')], who),
  shot('card-02-typed', [card('love-questions-10'), good], who),
  shot('card-03-too-long', [card('love-questions-10'), tooLong, see(/too long/)], window),
  shot(
    'card-04-analyzing',
    [stall(analyzeAnswer.path), card('love-questions-10'), good, press('Analyze'), see('Analyzing')],
    who,
  ),
  shot('card-05-analyzed', [analyzed('love-questions-10', good)], who),
  shot('card-05-analyzed-window', [analyzed('love-questions-10', good)], window),
  shot('card-06-suggestion', [analyzed('love-questions-10', plain)], who),
  shot('card-06-worrying', [analyzed('love-questions-10', worrying, 'Before anything else')], who),
  shot('card-07-right-to-left', [analyzed('love-questions-10', rightToLeft)], who),
  shot(
    'card-08-unavailable',
    [cut(analyzeAnswer.path), card('love-questions-10'), good, press('Analyze'), see('Analysis Unavailable')],
    who,
  ),
  shot('card-09-saving', [stall(saveAnswer.path), saved('love-questions-10'), see('Saving')], who),
  shot(
    'card-10-not-saved',
    [cut(saveAnswer.path), saved('love-questions-10'), see('Something went wrong')],
    who,
  ),
];

const partners: readonly Shot[] = [
  shot('card-11-no-partner', [card('love-questions-10'), partner, see('This side is still empty')], alone),
  shot('card-12-nothing-yet', [card('love-questions-10'), partner, see('Nothing here yet')], who),
  shot('card-13-locked', [card('love-questions-04'), partner, see('Save your answer to see')], who),
  shot('card-14-awaiting', [saved('love-questions-11'), see('Saved. Now it is their turn.')], writer),
  shot('card-14-saved-alone', [saved('love-questions-11'), see('Saved, and yours alone')], {
    who: 'soloist',
  }),
  shot('card-15-saved', [card('love-questions-03'), yours, see('Saved. You can change it')], who),
  shot('card-16-both', [card('love-questions-01'), partner, see('Both of you')], who),
  shot('card-17-revealed', [saved('health-goals-01'), see('Here you both are.')], writer),
  shot('flow-end-1-viewed', [skipToEnd], who),
  shot(
    'flow-end-2-answered',
    [saved('moving-in-40'), press('Finish'), see('All questions answered')],
    writer,
  ),
];

/** For the README: two answers that are worth reading. */
const picture = shot('picture-revealed', [card('moving-in-02'), partner, see('Both of you')], {
  who: 'scored',
});

export const questionShots: readonly Shot[] = [...lists, ...writing, ...partners, picture];
