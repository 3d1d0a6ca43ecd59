import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, updateProfile } from '../../../contract/accounts.ts';
import { analyzeAnswer } from '../../../contract/analysis.ts';
import { listAnswers, saveAnswer, saveIndividualAnswer } from '../../../contract/answers.ts';
import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { categoryIds } from '../../../contract/categories.ts';
import { confirmPartner, leavePartner } from '../../../contract/couples.ts';
import { listHelpLines } from '../../../contract/help-lines.ts';
import {
  acceptInvite,
  checkInvites,
  createInvite,
  inviteInfo,
  validateInvite,
} from '../../../contract/invites.ts';
import { deleteAccount, exportMine, signOutEverywhere } from '../../../contract/leaving.ts';
import { getModelConsent, setModelConsent } from '../../../contract/model.ts';
import { saveOnboarding } from '../../../contract/onboarding.ts';
import { listQuestions } from '../../../contract/questions.ts';
import { generateScore, getScore } from '../../../contract/score.ts';
import { saveTap } from '../../../contract/taps.ts';
import { expectNoCanary } from '../../testing/canaries.ts';
import { databaseName } from '../../testing/databases.ts';
import {
  askedAbout,
  confirm,
  join,
  type Person,
  pair,
  personWith,
  type Reply,
} from '../../testing/people.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { tap, tapsSeenBy } from '../../testing/taps.ts';

/**
 * Two worlds, alike in everything but one answer, or one tap, that the viewer may not know yet: every reply to the
 * viewer must be the same, byte for byte. The worlds are two copies of one database, each with a server at the same fixed time.
 */
const instant = new Date();
const locked = 'amazing-sex-03';

/** The viewer, who invited, answered it before the pairing, and has not confirmed the partner. */
const broughtIn = 'amazing-sex-04';

/** Pairs of worlds: for all that leaves the answer locked, for what opens it, for the confirmation, and for the tap. */
const worlds: TestServer[] = [];
const tapped: TestServer[] = [];
const opened: TestServer[] = [];
const unconfirmed: TestServer[] = [];
let origin: TestServer;
let ada: Person;
let bela: Person;
let coupleId: string;

const answer = (person: Person, questionId: string, text: string) =>
  person.call(saveAnswer, { body: { questionId, answer: text } });

/** The two answers of a question as they read, by its id. */
const wordings = new Map<string, string>();

const longAndTender =
  'CANARY-ONE I felt so close to you on Sunday evening, when you asked what I needed. '.repeat(20);

/** Every line that any of the servers logged. */
const logged: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  const clock = () => instant;
  origin = await startServer({ clock, log });
  [ada, bela] = await Promise.all([join(origin, 'Ada'), join(origin, 'Bela')]);
  await answer(ada, broughtIn, 'I wrote this alone.');
  await pair(ada, bela);
  coupleId = await askedAbout(ada);
  for (const n of [1, 2, 3, 4, 5]) {
    await answer(ada, `love-questions-0${n}`, `I felt calm when you called, number ${n}.`);
    await answer(bela, `love-questions-0${n}`, `I love how you listen, number ${n}.`);
  }
  await answer(bela, locked, 'The first wording of the answer');
  for (const person of [ada, bela]) await tap(person, 'love-questions-03', 'same-page');
  for (const n of [1, 2, 3, 4, 5])
    wordings.set(
      `love-questions-0${n}`,
      (await tapsSeenBy(ada, `love-questions-0${n}`))?.wording ?? 'unknown',
    );
  await origin.close();
  const template = databaseName(origin.databaseUrl);
  for (const [pairOfWorlds, questionId] of [
    [worlds, locked],
    [opened, locked],
    [unconfirmed, broughtIn],
  ] as const) {
    const [one, two] = [
      await startServer({ clock, log }, template),
      await startServer({ clock, log }, template),
    ];
    pairOfWorlds.push(one, two);
    await answer(personWith(one, bela), questionId, longAndTender);
    const body = { questionId, answerText: 'CANARY-TWO idk' };
    await personWith(two, bela).call(saveIndividualAnswer, { body });
  }
  tapped.push(await startServer({ clock, log }, template), await startServer({ clock, log }, template));
  const [one] = tapped;
  if (one) await tap(personWith(one, bela), 'love-questions-01', 'lets-talk');
});

afterAll(async () => {
  for (const world of [...worlds, ...opened, ...unconfirmed, ...tapped, origin]) await world?.stop();
});

const tapOn = (questionId: string, given: string) => ({
  params: { questionId },
  body: { tap: given, wording: wordings.get(questionId) },
});

/** What the viewer can send, in this order; the couple ends before the last few. */
const inputs: readonly (readonly [Call, (object | (() => object))?])[] = [
  [login, () => ({ body: { uid: ada.uid } })],
  [updateProfile, { body: { firstName: 'Ada', lastName: 'Test' } }],
  [
    saveOnboarding,
    { body: { gender: 'female', relationshipStatus: 'married', livingWithPartner: 'yes', children: 'no' } },
  ],
  [checkInvites],
  [listHelpLines],
  [createInvite, { body: {} }],
  [validateInvite, { params: { code: 'ZZZZZ' } }],
  [inviteInfo, { params: { code: 'ZZZZZ' } }],
  [acceptInvite, { params: { code: 'ZZZZZ' } }],
  [
    analyzeAnswer,
    { body: { questionText: 'What is on your mind?', answerText: 'I wonder what you wrote.' } },
  ],
  ...categoryIds.map((category) => [listQuestions, { params: { category } }] as const),
  [listAnswers],
  [saveTap, { params: { questionId: locked }, body: { tap: 'same-page', wording: 'unknown' } }],
  [
    saveTap,
    { params: { questionId: 'love-questions-01' }, body: { tap: 'same-page', wording: 'as it was' } },
  ],
  [saveTap, () => tapOn('love-questions-02', 'not-quite')],
  [saveTap, () => tapOn('love-questions-03', 'lets-talk')],
  [listAnswers],
  [generateScore],
  [getScore],
  [saveAnswer, { body: { questionId: locked, answer: ' \u3164 ' } }],
  [saveIndividualAnswer, { body: { questionId: locked, answerText: '' } }],
  [
    saveAnswer,
    { body: { questionId: 'love-questions-01', answer: 'I felt calm when you called, number 1.' } },
  ],
  [
    saveIndividualAnswer,
    { body: { questionId: 'love-questions-01', answerText: 'I felt calm when you called, number 1.' } },
  ],
  [confirmPartner, () => ({ body: { coupleId } })],
  [listHelpLines],
  [getModelConsent],
  [setModelConsent, { body: { host: null } }],
  [exportMine],
  [deleteAccount, { body: { password: 'not the password' } }],
  [leavePartner, () => ({ body: { coupleId } })],
  [listAnswers],
  [checkInvites],
  [getScore],
  [exportMine],
  [signOutEverywhere],
];

const asSent = (reply: Reply): string => {
  const headers = [...reply.headers].filter(([name]) => name !== 'date');
  return JSON.stringify([reply.status, headers, reply.text]);
};

const pages = [
  '/',
  '/dashboard',
  '/join?code=ABCDE',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  '/api/nothing',
];

const cells = inputs.map(([call, input], i) => [i, call.name, call, input] as const);

/** Sends the same in both worlds and expects the same bytes; gives them. */
const expectSame = async (
  pair: readonly TestServer[],
  call: Call,
  input: (typeof inputs)[number][1],
): Promise<string> => {
  const sent = typeof input === 'function' ? input() : input;
  const [one = '', two] = await Promise.all(
    pair.map(async (world) => asSent(await personWith(world, ada).send(call, sent))),
  );
  expect(one).toBe(two);
  return one;
};

describe('two worlds that differ only in a tap of the partner', () => {
  const replies = new Map<string, string>();

  test.each(cells)('%i: %s is the same for the viewer who has not tapped', async (_, name, call, input) => {
    replies.set(name, await expectSame(tapped, call, input));
  });

  test('and the score has been made there, from what both had tapped', () => {
    expect(replies.get(generateScore.name)).toMatch(/^\[200,.*basedOn/);
  });
});

describe('two worlds that differ only in an answer beside which the viewer’s own waits for the confirmation', () => {
  const ending: readonly Call[] = [confirmPartner, leavePartner, signOutEverywhere];
  const cellsBefore = cells.filter(([, , call]) => !ending.includes(call));

  test.each(cellsBefore)(
    '%i: %s is the same for the inviter who has not confirmed',
    async (_, __, call, input) => {
      expectNoCanary(await expectSame(unconfirmed, call, input));
    },
  );

  test('and they differ once the partner is confirmed, for both at the same moment', async () => {
    const seen = [];
    for (const world of unconfirmed) {
      const [viewer, partner] = [personWith(world, ada), personWith(world, bela)];
      const own = 'I wrote this alone.';
      expect((await partner.send(listAnswers)).text).not.toContain(own);
      await confirm(viewer);
      expect((await partner.send(listAnswers)).text).toContain(own);
      seen.push((await viewer.send(listAnswers)).text);
    }
    expect(seen[0]).toContain('CANARY-ONE');
    expect(seen[1]).toContain('CANARY-TWO');
  });
});

describe('two worlds that differ only in a locked answer', () => {
  test('the table below has every call of the contract', () => {
    expect(new Set(inputs.map(([call]) => call.name))).toEqual(new Set(calls.map((call) => call.name)));
  });

  test.each(cells)('%i: %s is the same for the viewer', async (_, __, call, input) => {
    expectNoCanary(await expectSame(worlds, call, input));
  });

  test.each(pages)('%s is the same too', async (path) => {
    const seen = [];
    for (const { url } of worlds) {
      const reply = await fetch(`${url}${path}`);
      const headers = [...reply.headers].filter(([name]) => name !== 'date');
      seen.push(JSON.stringify([reply.status, headers, await reply.text()]));
    }
    expect(seen[0]).toBe(seen[1]);
    expectNoCanary(seen.join());
  });

  test('the same mails have gone out', async () => {
    const seen = [];
    for (const world of worlds) {
      const mails = (await world.mails()).map(({ id: _, ...letter }) => JSON.stringify(letter));
      seen.push(mails.toSorted().join());
    }
    expect(seen[0]).toBe(seen[1]);
    expectNoCanary(seen.join());
  });

  test('no log line has a word of it', () => {
    expect(logged.length).toBeGreaterThan(50);
    expectNoCanary(logged.join('\n'));
  });

  test('and they differ as soon as the viewer has answered', async () => {
    const seen = [];
    for (const world of opened) {
      const viewer = personWith(world, ada);
      await answer(viewer, locked, 'Mine');
      seen.push((await viewer.send(listAnswers)).text);
    }
    expect(seen[0]).toContain('CANARY-ONE');
    expect(seen[1]).toContain('CANARY-TWO');
  });
});
