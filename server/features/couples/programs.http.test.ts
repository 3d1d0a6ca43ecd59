import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerEntry, listAnswers, saveAnswer } from '../../../contract/answers.ts';
import { confirmPartner, leavePartner } from '../../../contract/couples.ts';
import { acceptInvite, checkInvites, createInvite, type InviteStatus } from '../../../contract/invites.ts';
import { deleteAccount } from '../../../contract/leaving.ts';
import { saveTap, taps } from '../../../contract/taps.ts';
import { runOnce } from '../../testing/databases.ts';
import { PairingModel } from '../../testing/pairing-model.ts';
import { join, type Person, type Reply } from '../../testing/people.ts';
import { checkWithSeeds } from '../../testing/seeds.ts';
import { testServer } from '../../testing/server.ts';

/** Random programs of six people against a pure model: one step after the other, and four callers at once. */
const server = testServer();
const people = 6;
/** Milliseconds; somebody who deletes the account is made anew, password hash and all. */
const patience = 180_000;
const questions = 3;

const person = fc.nat(people - 1);
const question = fc.nat(questions - 1);
const alone = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), who: person });

/** To undo a pairing that is not confirmed and to end one that is are the same call. */
const step = fc.oneof(
  { weight: 4, arbitrary: alone('create') },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('accept' as const), who: person, of: person }) },
  { weight: 4, arbitrary: alone('confirm') },
  { weight: 2, arbitrary: alone('undo') },
  { weight: 2, arbitrary: alone('unpair') },
  { weight: 1, arbitrary: alone('delete') },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answer' as const), who: person, question }) },
  { weight: 5, arbitrary: alone('read') },
  {
    weight: 6,
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
const settled = [...settle(0, 1), ...settle(2, 3)];
/** One couple, and four with a code. */
const begun: readonly Step[] = [
  ...settle(0, 1),
  ...[2, 3, 4, 5].map((who): Step => ({ kind: 'create', who })),
];

/** A step as it was sent, with the code that was known then, and what came back: a new code, or what was to be seen. */
type Done = {
  readonly step: Step;
  readonly code: string | undefined;
  readonly text: string;
  readonly status: number;
  readonly said: string | undefined;
};

const idOf = (n: number) => `moving-in-0${n + 1}`;

const fail = (): never => {
  throw new Error('there are six people');
};

type Answers = { readonly answers: readonly AnswerEntry[] };

const entryIn = ({ answers }: Answers, question: number): AnswerEntry | undefined =>
  answers.find(({ questionId }) => questionId === idOf(question));

/** What is to be seen of the partner's answer to each question, and of the taps on it. */
const viewIn = (list: Answers): string =>
  JSON.stringify(
    Array.from({ length: questions }, (_, n) => {
      const { partnerAnswer: theirs = null, taps: tapped } = entryIn(list, n) ?? {};
      const seen = theirs === null ? 'nothing' : theirs.locked ? 'locked' : theirs.answerText;
      return [seen, tapped ? [tapped.yours, tapped.theirs] : null];
    }),
  );

const tap = async (caller: Person, { question: n, given }: Step & { kind: 'tap' }): Promise<Reply> => {
  const list = await caller.send(listAnswers);
  const wording = list.status === 200 ? entryIn(list.body as Answers, n)?.taps?.wording : undefined;
  const body = { tap: given, wording: wording ?? 'none' };
  return caller.send(saveTap, { params: { questionId: idOf(n) }, body });
};

const statusOf = async (caller: Person): Promise<Partial<InviteStatus>> =>
  ((await caller.send(checkInvites)) as Reply<Partial<InviteStatus>>).body;

/** The last couple that each was asked about, which stays what an answer given later is about. */
type Asked = Map<string, string>;

const confirm = async (caller: Person, asked: Asked): Promise<Reply> => {
  const body = await statusOf(caller);
  const coupleId = body.partnerToConfirm?.coupleId ?? asked.get(caller.uid) ?? 'none';
  asked.set(caller.uid, coupleId);
  return caller.send(confirmPartner, { body: { coupleId } });
};

const end = async (caller: Person): Promise<Reply> => {
  const { coupleId = 'none' } = await statusOf(caller);
  return caller.send(leavePartner, { body: { coupleId } });
};

const send = (caller: Person, one: Step, { code, text }: Pick<Done, 'code' | 'text'>): Promise<Reply> => {
  if (one.kind === 'create') return caller.send(createInvite, { body: {} });
  if (one.kind === 'accept') return caller.send(acceptInvite, { params: { code: code ?? 'ZZZZZ' } });
  if (one.kind === 'delete') return caller.send(deleteAccount, { body: { password: caller.password } });
  if (one.kind === 'read') return caller.send(listAnswers);
  if (one.kind === 'tap') return tap(caller, one);
  if (one.kind === 'answer')
    return caller.send(saveAnswer, { body: { questionId: idOf(one.question), answer: text } });
  return end(caller);
};

const saidIn = ({ kind }: Step, { status, body }: Reply): string | undefined => {
  if (status !== 200) return undefined;
  if (kind === 'create') return (body as { inviteCode: string }).inviteCode;
  return kind === 'read' ? viewIn(body as Answers) : undefined;
};

class World {
  readonly cast: readonly Person[];
  readonly codes = new Map<number, string>();
  readonly #asked: Asked = new Map();
  constructor(cast: readonly Person[]) {
    this.cast = cast;
  }

  take = async (one: Step, at: number): Promise<Done> => {
    const code = one.kind === 'accept' ? this.codes.get(one.of) : undefined;
    const text = one.kind === 'answer' ? `words of ${one.who} on ${one.question} at ${at}` : '';
    const caller = this.cast[one.who] ?? fail();
    const reply =
      one.kind === 'confirm' ? await confirm(caller, this.#asked) : await send(caller, one, { code, text });
    const said = saidIn(one, reply);
    if (one.kind === 'create' && said !== undefined) this.codes.set(one.who, said);
    return { step: one, code, text, status: reply.status, said };
  };
}

/** Lets the model take the step; gives the status that the server must have given. */
const statusIn = (model: PairingModel, { step: one, code, text, said }: Done): number => {
  if (one.kind === 'create') return model.create(one.who, said);
  if (one.kind === 'accept') return model.accept(one.who, one.of, code);
  if (one.kind === 'answer') return model.answer(one.who, one.question, text);
  if (one.kind === 'tap') return model.tap(one.who, one.question, one.given);
  if (one.kind === 'confirm') return model.confirm(one.who);
  if (one.kind === 'delete') return model.delete(one.who);
  if (one.kind !== 'read') return model.leave(one.who);
  if (model.gone.has(one.who)) return 401;
  return said === undefined || said === JSON.stringify(model.view(one.who, questions)) ? 200 : 500;
};

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/**
 * Which of two refusals comes is no promise while somebody else is at it; neither changes anything. A tap is on words
 * that were read a moment before, and a confirmation or an end about who was there then, so they may always be refused.
 * Two deletions of one account at once may both succeed: what the first did is what the second was asked for.
 */
const readBefore: readonly Step['kind'][] = ['tap', 'confirm', 'undo', 'unpair'];

const agrees = (model: PairingModel, done: Done): boolean => {
  const { step: one } = done;
  if (readBefore.includes(one.kind) && isRefusal(done.status)) return true;
  if (one.kind === 'delete' && model.gone.has(one.who) && done.status === 200) return true;
  const status = statusIn(model, done);
  return status === done.status || (isRefusal(status) && isRefusal(done.status));
};

const unique = (models: readonly PairingModel[]): readonly PairingModel[] => [
  ...new Map(models.map((model) => [model.told(), model])).values(),
];

/** The worlds in which all of this came about, one after the other in some order; none means that there is no such order. */
const inSomeOrder = (models: readonly PairingModel[], round: readonly Done[]): readonly PairingModel[] => {
  if (round.length === 0 || models.length === 0) return models;
  const after = round.flatMap((done, i) => {
    const next = models.map((model) => model.copy());
    const agreeing = next.filter((model) => agrees(model, done));
    return inSomeOrder(unique(agreeing), round.toSpliced(i, 1));
  });
  return unique(after);
};

/** Six people, each single and without a word; who deleted the account in the last program is made anew. */
let cast: readonly Person[] = [];
const clean = ['taps', 'partners', 'answers', 'scores', 'couples', 'invites', 'budgets'];
const run = (statement: string) => runOnce(server().databaseUrl, statement);
const newWorld = async (): Promise<World> => {
  const living = new Set((await run('select id from users where deleted_at is null')).map(({ id }) => id));
  const kept = cast.filter(({ uid }) => living.has(uid));
  const fresh = Array.from({ length: people - kept.length }, () => join(server()));
  cast = [...kept, ...(await Promise.all(fresh))];
  await run(clean.map((table) => `delete from ${table}`).join(';'));
  return new World(cast);
};

/** Everybody reads, and is told who the partner is. */
const agreesAtTheEnd = async (world: World, models: readonly PairingModel[]): Promise<boolean> => {
  let left = models;
  for (const [who, viewer] of world.cast.entries()) {
    left = inSomeOrder(left, [await world.take({ kind: 'read', who }, 0)]);
    const { status, body } = await viewer.send(checkInvites);
    const partner = (model: PairingModel) => world.cast[model.partnerOf(who) ?? -1]?.email ?? null;
    if (status === 200)
      left = left.filter(
        (model) => partner(model) === (body as { partnerEmail: string | null }).partnerEmail,
      );
  }
  return left.length > 0;
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
    const steps = fc
      .tuple(fc.boolean(), fc.array(step, { minLength: 10, maxLength: 40 }))
      .map(([isSettled, more]) => (isSettled ? [...settled, ...more] : more));
    const program = fc.asyncProperty(steps, async (all) => {
      const world = await newWorld();
      const model = new PairingModel();
      for (const [at, one] of all.entries()) {
        const done = await world.take(one, at);
        expect([done, done.status]).toEqual([done, statusIn(model, done)]);
      }
      expect(await agreesAtTheEnd(world, [model])).toBe(true);
    });
    await checkWithSeeds('one after the other', program, { kept: 5, fresh: 20 });
  });

  test('with four callers at once keep the invariants, and agree with the model in some order', {
    timeout: patience,
  }, async () => {
    const rounds = fc.array(fc.tuple(step, step, step, step), { minLength: 4, maxLength: 12 });
    const program = fc.asyncProperty(rounds, async (all) => {
      const world = await newWorld();
      let models: readonly PairingModel[] = [new PairingModel()];
      for (const one of begun) models = inSomeOrder(models, [await world.take(one, 0)]);
      for (const [at, round] of all.entries()) {
        const done = await Promise.all(round.map((one) => world.take(one, at)));
        models = inSomeOrder(models, done);
        expect([done, models.length > 0]).toEqual([done, true]);
        await run('delete from budgets');
      }
      expect((await run(invariants))[0]).toEqual({ one_sided: 0, selves: 0, broken: 0, many_codes: 0 });
      expect(await agreesAtTheEnd(world, models)).toBe(true);
    });
    await checkWithSeeds('four at once', program, { kept: 6, fresh: 10 });
  });
});
