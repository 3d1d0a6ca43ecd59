import { describe, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/** Part 7 of the specification: name, method and path, who may call, a fresh token first. */
const table: readonly (readonly [string, string, Call['auth'], boolean])[] = [
  ['login', 'POST /api/auth/login', 'required', true],
  ['updateProfile', 'POST /api/auth/update-profile', 'required', false],
  ['saveOnboarding', 'POST /api/auth/save-onboarding', 'required', true],
  ['checkInvites', 'GET /api/invites/check', 'required', false],
  ['createInvite', 'POST /api/invites/create', 'required', false],
  ['validateInvite', 'GET /api/invites/validate/{code}', 'optional', false],
  ['inviteInfo', 'GET /api/invites/info/{code}', 'optional', false],
  ['acceptInvite', 'POST /api/invites/accept/{code}', 'required', false],
  ['analyzeAnswer', 'POST /api/analyze-answer', 'optional', false],
  ['saveAnswer', 'POST /api/individual-questions/save-answer', 'required', false],
  ['listQuestions', 'GET /api/individual-questions/{category}', 'required', false],
  ['saveIndividualAnswer', 'POST /api/individual-answers', 'required', false],
  ['listAnswers', 'GET /api/individual-answers', 'required', false],
  ['getScore', 'GET /api/compatibility/score', 'required', false],
  ['generateScore', 'POST /api/compatibility/generate', 'required', false],
];

const called = (name: string): Call | undefined => calls.find((candidate) => candidate.name === name);

describe('the calls of the specification', () => {
  test('are fifteen', () => {
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(table.map(([name]) => name)));
    expect(table).toHaveLength(15);
  });

  test.each(table)('%s is %s', (name, path, auth, freshToken) => {
    const call = called(name);
    expect(`${call?.method} ${call?.path}`).toBe(path);
    expect(call?.auth).toBe(auth);
    expect(call?.freshToken === true).toBe(freshToken);
  });
});

const analysis = { aiQuality: 'good', aiFeedback: 'f', aiSuggestions: ['s'], aiInsightRating: 7 };

describe('a body', () => {
  test.each<[string, object]>([
    ['login', { uid: 'u', email: 'm@example.com', displayName: 'Mira', photoURL: 'https://e.x/p.png' }],
    ['login', { uid: 'u', email: null, displayName: null, photoURL: null }],
    ['updateProfile', { firstName: 'Mira', lastName: 'K' }],
    ['createInvite', {}],
    ['createInvite', { partnerEmail: null }],
    ['createInvite', { partnerEmail: 'j@example.com' }],
    ['analyzeAnswer', { questionText: 'What?', answerText: 'That.' }],
    ['analyzeAnswer', { question: 'What?', answer: 'That.' }],
    ['saveAnswer', { questionId: 'q', answer: 'That.' }],
    ['saveAnswer', { questionId: 'q', answer: 'That.', ...analysis }],
    ['saveTap', { tap: 'lets-talk', wording: 'as it reads' }],
    ['confirmPartner', { coupleId: 'the one of now' }],
    ['leavePartner', { coupleId: 'the one of now' }],
    ['saveIndividualAnswer', { questionId: 'q', answerText: 'That.' }],
    ['saveIndividualAnswer', { questionId: 'q', answerText: 'That.', analysis: { quality: 'good' } }],
  ])('of %s may be %j', (name, body) => {
    expect(called(name)?.body?.safeParse(body).success).toBe(true);
  });

  test.each<[string, object]>([
    ['login', {}],
    ['updateProfile', { firstName: 'Mira' }],
    ['createInvite', { partnerEmail: 'jonas' }],
    ['analyzeAnswer', { answerText: 'That.' }],
    ['saveAnswer', { answer: 'That.' }],
    ['saveIndividualAnswer', { questionId: 'q', answerText: ' ' }],
    ['saveTap', { tap: 'agreed', wording: 'as it reads' }],
    ['saveTap', { tap: 'same-page' }],
    ['confirmPartner', {}],
    ['confirmPartner', { coupleId: '' }],
    ['leavePartner', {}],
    ['leavePartner', { coupleId: '' }],
  ])('of %s may not be %j', (name, body) => {
    expect(called(name)?.body?.safeParse(body).success).toBe(false);
  });
});

const analysed = {
  quality: 'good',
  feedback: 'f',
  suggestions: [],
  insightRating: 10,
  engine: 'e',
  rubricVersion: '1',
};
const question = {
  id: 'moving-in-01',
  questionText: 'What?',
  category: 'moving-in',
  invites: 'a place',
  isPartnerQuestion: false,
  partnerAnswerText: null,
  partnerAnswerFeedback: null,
  taps: null,
  userAnswer: null,
};
const entry = {
  questionId: 'moving-in-01',
  questionText: 'What?',
  category: 'moving-in',
  userAnswer: { answerText: 'That.', createdAt: '2026-11-20T21:00:00.000Z', updatedAt: null },
  partnerAnswer: { locked: false, answerText: 'This.' },
  taps: { wording: 'w', yours: 'same-page', theirs: null },
};
const example = { questionId: 'q', question: 'What?', answer: 'a', yours: 'y', theirs: 't', insight: 'i' };
const score = {
  hasScore: true,
  compatibilityScore: 100,
  band: { low: 90, high: 100 },
  basedOn: 6,
  summary: 's',
  keyTakeaways: ['k'],
  takeaways: [{ text: 'k', restsOn: [{ questionId: 'q', question: 'What?', category: 'moving-in' }] }],
  taps: { both: 4, samePage: 3 },
  categories: [
    { category: 'moving-in', basedOn: 6, score: 70, band: { low: 60, high: 80 } },
    { category: 'health-goals', basedOn: 1, score: null, band: null },
  ],
  judgedBy: null,
  answersChanged: false,
  history: [{ compatibilityScore: 100, generatedAt: '2026-11-20T21:00:00.000Z' }],
  examples: [example],
  generatedAt: '2026-11-20T21:00:00.000Z',
  partnerInfo: { firstName: 'Asha' },
};

/** Each reply of the specification, whole; every field of its top level is needed. */
const replies: readonly (readonly [string, object])[] = [
  ['saveOnboarding', { partnerEmail: null, partnerInvited: false }],
  [
    'checkInvites',
    { hasInvitedPartner: false, hasPartner: false, partnerEmail: null, activeInviteCode: null },
  ],
  ['createInvite', { inviteCode: 'AB2CD' }],
  ['inviteInfo', { inviterName: 'Asha' }],
  ['acceptInvite', { partnerName: 'Asha', partnerEmail: 'a@example.com' }],
  ['analyzeAnswer', analysed],
  [
    'listAnswers',
    {
      answers: [entry],
      counted: { you: 1, partner: 1, withheld: 0 },
      hasPartner: true,
      partnerEmail: 'a@example.com',
    },
  ],
  ['getScore', score],
  ['generateScore', score],
];

describe('a reply', () => {
  test.each(replies)('of %s has these fields', (name, reply) => {
    const schema = called(name)?.reply;
    expect(schema?.safeParse(reply).error).toBeUndefined();
    for (const field of Object.keys(reply))
      expect([field, schema?.safeParse({ ...reply, [field]: undefined }).success]).toEqual([field, false]);
  });

  test('of validateInvite is valid, or says why not', () => {
    const schema = called('validateInvite')?.reply;
    expect(schema?.safeParse({ valid: true }).success).toBe(true);
    expect(schema?.safeParse({ valid: false, error: 'Invalid invite code' }).success).toBe(true);
    expect(schema?.safeParse({ error: 'Invalid invite code' }).success).toBe(false);
  });

  test('of listQuestions is a list of questions with these fields', () => {
    const schema = called('listQuestions')?.reply;
    expect(schema?.safeParse([question]).success).toBe(true);
    for (const field of Object.keys(question))
      expect([field, schema?.safeParse([{ ...question, [field]: undefined }]).success]).toEqual([
        field,
        false,
      ]);
  });

  test.each([
    ['a quality of its own', 'analyzeAnswer', { ...analysed, quality: 'splendid' }],
    ['a rating over 10', 'analyzeAnswer', { ...analysed, insightRating: 11 }],
    ['a score over 100', 'getScore', { ...score, compatibilityScore: 101 }],
    ['a score below 0', 'getScore', { ...score, compatibilityScore: -1 }],
  ])('may not have %s', (_, name, reply) => {
    expect(called(name)?.reply.safeParse(reply).success).toBe(false);
  });

  test.each(['excellent', 'good', 'average', 'other'])('may call an answer %s', (quality) => {
    expect(called('analyzeAnswer')?.reply.safeParse({ ...analysed, quality }).success).toBe(true);
  });
});
