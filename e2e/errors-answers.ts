import { type Answer, apiError } from './edge.ts';
import { destructive, failing, type Row, trouble } from './error-row.ts';

const analyze = '/api/analyze-answer';
const save = '/api/individual-questions/save-answer';
const list = '/api/individual-answers';
const score = '/api/compatibility/score';
const generate = '/api/compatibility/generate';

const wrong = 'Something went wrong';
const unavailable = 'Analysis Unavailable: Unable to analyze your answer at this time.';
const notSaved = 'Failed to save your answer. Please try again.';
const notGenerated = 'Failed to generate compatibility score. Please try again.';
const tooFew = 'You need more answers from both you and your partner.';

const nothing: Answer = { status: 200, body: [] };
const silentRefusal: Answer = { status: 400 };
const countedRefusal: Answer = {
  status: 400,
  body: { message: tooFew, needed: { you: 2, partner: 0 } },
};
const otherRefusal: Answer = { status: 400, body: { message: 'Three answers are missing.' } };

const onboarding: readonly Row[] = [
  failing(
    ['Onboarding save', 'questionnaire'],
    ['/api/auth/save-onboarding', trouble],
    ['Error', 'Failed to save your information. Please try again.'],
  ),
];

const answers: readonly Row[] = [
  {
    line: 'Answers: Analysis Unavailable, Analysis failed, Something went wrong',
    stage: 'analyze',
    edge: { [analyze]: trouble },
    toast: destructive('Analysis failed', wrong),
    lasting: [unavailable],
  },
  {
    line: "Answers: Analysis failed, the server's error",
    stage: 'analyze',
    edge: { [analyze]: apiError('too_many_requests') },
    toast: destructive('Analysis failed', 'Too many requests. Please try again later.'),
    lasting: [unavailable],
  },
  failing(['Answers: not saved', 'save'], [save, trouble], [wrong, notSaved]),
  failing(['Answers: not saved, no network', 'save'], [save, 'cut'], [wrong, notSaved]),
  failing(
    ['Answering while signed out (part 6)', 'save'],
    [save, apiError('unauthorized')],
    [wrong, 'You must be logged in to answer questions'],
  ),
  {
    line: 'Answers: questions not loaded',
    stage: 'category',
    edge: { '/api/individual-questions/love-questions': trouble },
    lasting: ['Failed to load questions. Please try again.', 'Try Again'],
  },
  {
    line: 'Answers: empty list',
    stage: 'category',
    edge: { '/api/individual-questions/love-questions': nothing },
    lasting: ['No Questions Available'],
  },
  {
    line: 'Answers: list not loaded',
    stage: 'answers',
    edge: { [list]: trouble },
    lasting: ['Failed to load your answers'],
  },
  {
    line: 'Answers: list not refreshed',
    stage: 'refresh answers',
    edge: { [list]: trouble },
    toast: destructive('Error', 'Failed to refresh answers'),
  },
];

const scores: readonly Row[] = [
  {
    line: 'Score: not loaded',
    stage: 'score',
    edge: { [score]: trouble },
    lasting: ['Failed to load your compatibility score'],
  },
  failing(
    ['Score: a 400 with a message', 'generate'],
    [generate, otherRefusal],
    ['Cannot Generate Score', 'Three answers are missing.'],
  ),
  {
    line: 'Score: a 400 that says how many answers are missing',
    stage: 'generate',
    edge: { [generate]: countedRefusal },
    toast: destructive('Cannot Generate Score', tooFew),
    lasting: [tooFew, 'You: 2 more. Partner: enough.'],
  },
  failing(
    ['Score: a 400 without a message', 'generate'],
    [generate, silentRefusal],
    ['Cannot Generate Score', tooFew],
  ),
  failing(['Score: other failures', 'generate'], [generate, trouble], ['Error', notGenerated]),
  failing(['Score: no network', 'generate'], [generate, 'cut'], ['Error', notGenerated]),
];

const others: readonly Row[] = [
  {
    line: 'Other: Authentication Required',
    stage: 'dashboard of nobody',
    edge: {},
    toast: destructive('Authentication Required', 'Please sign in to access the dashboard'),
  },
  {
    line: 'Other: unknown route',
    stage: 'unknown route',
    edge: {},
    lasting: ['404 Page Not Found', 'Did you forget to add the page to the router?'],
  },
];

/** Part 8, everything about the questionnaire, the answers and the score, and what belongs to nothing else. */
export const answerErrors: readonly Row[] = [...onboarding, ...answers, ...scores, ...others];
