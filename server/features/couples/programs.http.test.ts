import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerEntry, listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { confirmPartner, leavePartner } from '../../../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite } from '../../../contract/invites.ts';
import { deleteAccount } from '../../../contract/leaving.ts';
import { saveTap, type Tap, taps } from '../../../contract/taps.ts';
import { runOnce } from '../../testing/databases.ts';
import { PairingModel } from '../../testing/pairing-model.ts';
import { join, type Person } from '../../testing/people.ts';
import { testServer } from '../../testing/server.ts';

/** Random programs of six people, one step after the other against the model, and four callers at once for what must always hold. */
const server = testServer();
const people = 6;
/** Milliseconds; somebody who deletes the account is made anew, password hash and all. */
const patience = 180_000;
const questions = 3;

const person = fc.nat(people - 1);
const question = fc.nat(questions - 1);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), who: person }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('accept' as const), who: person, of: person }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('confirm' as const), who: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('leave' as const), who: person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), who: person }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), who: person, question }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('tap' as const),
      who: person,
      question,
      given: fc.constantFrom(...taps),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Two become a couple and answer everything, since chance alone rarely gets that far. */
const settle = (one: number, other: number): Step[] => [
  { kind: 'create', who: one },
  { kind: 'accept', who: other, of: one },
  { kind: 'confirm', who: one },
  ...[one, other].flatMap((who) =>
    Array.from({ length: questions }, (_, n): Step => ({ kind: 'answer', who, question: n })),
  ),
];

const program = fc
  .tuple(fc.boolean(), fc.array(step, { minLength: 10, maxLength: 40 }))
  .map(([isSettled, steps]) => (isSettled ? [...settle(0, 1), ...settle(2, 3), ...steps] : steps));

const idOf = (n: number) => `moving-in-0${n + 1}`;
const textOf = ({ who, question: n }: { who: number; question: number }, at: number) =>
  `words of ${who} on ${n} at ${at}`;

class World {
  readonly model = new PairingModel();
  readonly cast: readonly Person[];
  readonly codes = new Map<number, string>();
  constructor(cast: readonly Person[]) {
    this.cast = cast;
  }

  who = (n: number): Person => this.cast[n] ?? fail();

  /** Sends the step and gives the status. */
  send = async (one: Step, at: number): Promise<number> => {
    const caller = this.who(one.who);
    if (one.kind === 'create') return this.#create(one.who);
    if (one.kind === 'accept') return this.#accept(one.who, one.of);
    if (one.kind === 'confirm') return (await caller.send(confirmPartner)).status;
    if (one.kind === 'leave') return (await caller.send(leavePartner)).status;
    if (one.kind === 'delete')
      return (await caller.send(deleteAccount, { body: { password: caller.password } })).status;
    if (one.kind === 'tap') return this.#tap(caller, idOf(one.question), one.given);
    const body = { questionId: idOf(one.question), answer: textOf(one, at) };
    return (await caller.send(saveAnswer, { body })).status;
  };

  /** The status that the model gives. */
  expected = (one: Step, at: number): number => {
    if (one.kind === 'accept') return this.model.accept(one.who, one.of);
    if (one.kind === 'answer') return this.model.answer(one.who, one.question, textOf(one, at));
    if (one.kind === 'tap') return this.model.tap(one.who, one.question, one.given);
    return this.model[one.kind](one.who);
  };

  /** On the answers as they read now, where there is something to read. */
  #tap = async (caller: Person, questionId: string, given: Tap): Promise<number> => {
    const list = await caller.send(listAnswers);
    const { answers = [] } = list.body as { answers?: AnswerEntry[] };
    const wording = answers.find((entry) => entry.questionId === questionId)?.taps?.wording ?? 'none';
    return (await caller.send(saveTap, { params: { questionId }, body: { tap: given, wording } })).status;
  };

  #create = async (n: number): Promise<number> => {
    const reply = await this.who(n).send(createInvite, { body: {} });
    if (reply.status === 200) this.codes.set(n, (reply.body as { inviteCode: string }).inviteCode);
    return reply.status;
  };

  #accept = async (n: number, of: number): Promise<number> =>
    (await this.who(n).send(acceptInvite, { params: { code: this.codes.get(of) ?? 'ZZZZZ' } })).status;
}

const fail = (): never => {
  throw new Error('there are six people');
};

/** Six people, each single and without a word; who deleted the account in the last program is made anew. */
let cast: readonly Person[] = [];
const clean = ['partners', 'taps', 'answers', 'scores', 'couples', 'invites', 'budgets'];
const newWorld = async (): Promise<World> => {
  const living = new Set(
    (await runOnce(server().databaseUrl, 'select id from users where deleted_at is null')).map(
      ({ id }) => id,
    ),
  );
  const kept = cast.filter(({ uid }) => living.has(uid));
  const fresh = Array.from({ length: people - kept.length }, () => join(server()));
  cast = [...kept, ...(await Promise.all(fresh))];
  for (const table of clean) await runOnce(server().databaseUrl, `delete from ${table}`);
  return new World(cast);
};

const seenBy = async (viewer: Person): Promise<Map<string, string>> => {
  const { answers } = await viewer.call(listAnswers);
  return new Map(
    answers.map(({ questionId, partnerAnswer }) => [
      questionId,
      partnerAnswer === null ? 'nothing' : partnerAnswer.locked ? 'locked' : partnerAnswer.answerText,
    ]),
  );
};

const tapsSeenBy = async (viewer: Person): Promise<Map<string, readonly (string | null)[] | null>> => {
  const { answers } = await viewer.call(listAnswers);
  return new Map(
    answers.map(({ questionId, taps: seen }) => [questionId, seen && [seen.yours, seen.theirs]]),
  );
};

const compare = async (world: World): Promise<void> => {
  for (let n = 0; n < people; n++) {
    if (world.model.gone.has(n)) continue;
    const partner = world.model.partnerOf(n);
    const status = await world.who(n).call(checkInvites);
    expect(status.partnerEmail).toBe(partner === null ? null : world.who(partner).email);
    const seen = await seenBy(world.who(n));
    const tapped = await tapsSeenBy(world.who(n));
    for (let q = 0; q < questions; q++) {
      const found = seen.get(idOf(q)) ?? 'nothing';
      expect([n, q, found]).toEqual([n, q, world.model.partnerAnswer(n, q) ?? 'nothing']);
      expect([n, q, tapped.get(idOf(q)) ?? null]).toEqual([n, q, world.model.taps(n, q)]);
    }
  }
};

/** What is true of the tables after any commit. */
const invariants = `select
  (select count(*)::int from partners a where not exists
    (select from partners b where b.user_id = a.partner_id and b.partner_id = a.user_id and b.couple_id = a.couple_id)) as one_sided,
  (select count(*)::int from partners where user_id = partner_id) as selves,
  (select count(*)::int from couples c where c.ended_at is null
    and (select count(*) from partners p where p.couple_id = c.id) <> 2) as broken,
  (select count(*)::int from (select inviter_id from invites where used_at is null and revoked_at is null
    group by inviter_id having count(*) > 1) as many) as many_codes`;

describe('programs of six people', () => {
  test('agree with the model at every step', { timeout: patience }, async () => {
    await fc.assert(
      fc.asyncProperty(program, async (steps) => {
        const world = await newWorld();
        for (const [at, one] of steps.entries()) {
          expect([one, await world.send(one, at)]).toEqual([one, world.expected(one, at)]);
        }
        await compare(world);
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  test('keep the invariants with four callers at once, and never show a stranger', {
    timeout: patience,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(step, step, step, step), { minLength: 4, maxLength: 12 }),
        async (rounds) => {
          const world = await newWorld();
          for (let n = 0; n < people; n++) await world.send({ kind: 'create', who: n }, 0);
          for (const [at, round] of rounds.entries()) {
            const statuses = await Promise.all(round.map((one) => world.send(one, at)));
            expect(statuses.filter((status) => status >= 500)).toEqual([]);
          }
          const [found] = await runOnce(server().databaseUrl, invariants);
          expect(found).toEqual({ one_sided: 0, selves: 0, broken: 0, many_codes: 0 });
          for (const [n, viewer] of world.cast.entries()) {
            const status = await viewer.send(checkInvites);
            if (status.status === 401) continue;
            const { partnerEmail } = status.body as { partnerEmail: string | null };
            const partner = world.cast.findIndex(({ email }) => email === partnerEmail);
            for (const text of (await seenBy(viewer)).values()) {
              if (text.startsWith('words'))
                expect([n, text]).toEqual([n, expect.stringMatching(`^words of ${partner} `)]);
            }
          }
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
