import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts.ts';
import { saveAnswer, saveIndividualAnswer } from '../../../contract/answers.ts';
import { calls } from '../../../contract/calls.ts';
import { createInvite } from '../../../contract/invites.ts';
import { saveOnboarding } from '../../../contract/onboarding.ts';
import { generateScore } from '../../../contract/score.ts';
import { expectNone, formsOf } from '../../testing/canaries.ts';
import { coupleIdOf, join, type Person, pair, send } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';

/** A canary in everything that one writes: nobody but the author and the partner meets it, and the log meets none. */
const logged: string[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
const server = testServer({ log });

const words = {
  first: 'canaryfirst',
  last: 'canarylast',
  single: 'canarysingle',
  locked: 'canarylocked',
  open: 'canaryopen',
} as const;
const chosen = ['non-binary', 'engaged', 'no-longdistance'];

let ada: Person;
let bela: Person;
let cleo: Person;
let coupleId: string;

const save = (person: Person, questionId: string, text: string) =>
  person.call(saveAnswer, { body: { questionId, answer: `I felt ${text} when you called.` } });

beforeAll(async () => {
  [ada, bela, cleo] = await Promise.all([
    join(server(), 'Canarymail'),
    join(server(), 'Bela'),
    join(server(), 'Cleo'),
  ]);
  const [gender = '', relationshipStatus = '', livingWithPartner = ''] = chosen;
  await ada.call(updateProfile, { body: { firstName: words.first, lastName: words.last } });
  const answers = { gender, relationshipStatus, livingWithPartner, children: 'yes' };
  await ada.send(saveOnboarding, { body: answers });
  const plain = { gender: 'male', relationshipStatus: 'dating', livingWithPartner: 'yes', children: 'no' };
  await bela.send(saveOnboarding, { body: plain });
  await save(ada, 'moving-in-01', words.single);
  await ada.call(createInvite, { body: { partnerEmail: 'canarymail-other@example.org' } });
  await pair(ada, bela);
  coupleId = await coupleIdOf(ada);
  for (const n of [2, 3, 4, 5, 6])
    for (const person of [ada, bela]) await save(person, `moving-in-0${n}`, words.open);
  const locked = { questionId: 'moving-in-07', answerText: `I felt ${words.locked}.` };
  await ada.call(saveIndividualAnswer, { body: locked });
  await ada.call(generateScore);
});

/** What each call needs to get far enough to say something. */
const inputs: Readonly<Record<string, (person: Person) => object>> = {
  login: ({ uid }) => ({ uid }),
  updateProfile: () => ({ firstName: 'B', lastName: 'B' }),
  saveOnboarding: () => ({
    ...{ gender: 'male', relationshipStatus: 'dating' },
    ...{ livingWithPartner: 'yes', children: 'no' },
  }),
  createInvite: () => ({}),
  analyzeAnswer: () => ({ questionText: 'What helps?', answerText: 'I feel better when we talk.' }),
  saveAnswer: () => ({ questionId: 'moving-in-20', answer: 'A shelf.' }),
  saveIndividualAnswer: () => ({ questionId: 'moving-in-20', answerText: 'A shelf.' }),
  saveTap: () => ({ tap: 'same-page', wording: 'as it reads' }),
  setModelConsent: () => ({ host: null }),
  confirmPartner: () => ({ coupleId: 'the one of now' }),
  leavePartner: () => ({ coupleId }),
  deleteAccount: () => ({ password: 'not mine' }),
};

/** The couple and the sessions end last. */
const last = ['leavePartner', 'signOutEverywhere'];
const inOrder = calls.toSorted((a, b) => last.indexOf(a.name) - last.indexOf(b.name));

/** Everything that the server says to this person, in every call. */
const heardBy = async (person: Person): Promise<string> => {
  const heard: string[] = [];
  const params = { category: 'moving-in', code: 'ZZZZZ', questionId: 'moving-in-07' };
  for (const call of inOrder) {
    const input = inputs[call.name];
    const reply = await send(server(), call, person.token, {
      params,
      ...(input ? { body: input(person) } : {}),
    });
    heard.push(JSON.stringify([...reply.headers]), reply.text);
  }
  return heard.join('\n');
};

describe('what one person writes', () => {
  test('no stranger hears in any call, not even the names and the address', async () => {
    expectNone([...Object.values(words), 'canarymail'], await heardBy(cleo));
  });

  test('the partner hears as far as it was revealed, and never the last name and the questionnaire', async () => {
    const heard = await heardBy(bela);
    expect(heard).toContain(words.open);
    expectNone([words.last, words.single, words.locked, ...chosen], heard);
  });

  test('stands in no mail but the first name', async () => {
    const mails = (await server().mails()).map(({ subject, text, html }) => `${subject} ${text} ${html}`);
    expect(mails.length).toBeGreaterThan(0);
    expectNone([words.last, words.single, words.locked, words.open, 'canarymail'], mails.join('\n'));
  });

  test('stands in no line of the log, nor in any page', async () => {
    const pages = ['/', '/dashboard', '/settings', '/join?code=AB2CD', '/readyz', '/api/openapi.json'];
    const shown = pages.map(async (path) => (await fetch(`${server().url}${path}`)).text());
    expect(logged.length).toBeGreaterThan(50);
    expectNone([...Object.values(words), 'canarymail', 'example.org'], logged.join('\n'));
    expectNone([...Object.values(words), 'canarymail'], (await Promise.all(shown)).join('\n'));
  });

  test('would be found in each form in which it could travel', () => {
    const bytes = Buffer.from(`I felt ${words.open}`);
    for (const text of [bytes.toString('base64'), bytes.toString('hex'), encodeURIComponent(`${bytes}`)])
      expect(formsOf(words.open).some((form) => text.includes(form))).toBe(true);
    expect(() => expectNone([words.open], JSON.stringify(`${bytes}`))).toThrow();
  });
});
