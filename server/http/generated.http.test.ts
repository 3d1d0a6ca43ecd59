import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { join, type Person } from '../testing/people.ts';
import { testServer } from '../testing/server.ts';
import { openApi } from './openapi.ts';

/** Ten thousand bodies made from the contract's own field names, and parts of paths: none may be a 500, none may hang. */
const server = testServer({ clock: steppingClock() });
const total = 10_000;
const together = 20;

/** Each look at the clock is an hour later, so that no budget runs out. */
function steppingClock(): () => Date {
  let hours = 0;
  return () => new Date(Date.now() + hours++ * 3600_000);
}

let ada: Person;
beforeAll(async () => {
  ada = await join(server());
});

type Described = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: object }> } }>>;
};

const fieldsOf = (call: Call): string[] => {
  const described = (openApi() as Described).paths[call.path]?.[call.method.toLowerCase()];
  const schema = described?.requestBody?.content['application/json']?.schema as
    | { properties?: object }
    | undefined;
  return Object.keys(schema?.properties ?? {});
};

const goodAnswer = 'I felt heard on Sunday, when you asked twice.';

const fine = ['moving-in-01', 'love-questions', goodAnswer, 'yes', 'male', 'ABCD', 'bela@example.org'];

/** What would be good but for a NUL somewhere in it. */
const spoiled = fc.tuple(fc.constantFrom(...fine), fc.nat()).map(([text, place]) => {
  const at = place % (text.length + 1);
  return `${text.slice(0, at)}\u0000${text.slice(at)}`;
});

const odd = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
  ],
  ...['x'.repeat(5000), '𝕏'.repeat(2500), ...fine],
);

const value = fc.oneof(
  { weight: 3, arbitrary: odd },
  spoiled,
  fc.jsonValue({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const bodyFor = (call: Call): fc.Arbitrary<unknown> => {
  const fields = fc.record(Object.fromEntries(fieldsOf(call).map((name) => [name, value])), {
    requiredKeys: [],
  });
  return fc.oneof({ weight: 5, arbitrary: fields }, fc.jsonValue({ maxDepth: 8 }));
};

const inPath = fc.oneof(fc.constantFrom('ABCDE', ...fine), spoiled);

type Input = { readonly part: string; readonly body: unknown };

const inputFor = (call: Call): fc.Arbitrary<Input> => fc.record({ part: inPath, body: bodyFor(call) });

const takesInput = ({ method, path }: Call): boolean => method === 'POST' || path.includes('{');

const withInput = calls.filter((call) => takesInput(call) && call.name !== 'deleteAccount');

const sendOne = async ({ method, path }: Call, { part, body }: Input): Promise<number> => {
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
  const reply = await fetch(`${server().url}${path.replace(/\{\w+\}/g, encodeURIComponent(part))}`, {
    method,
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    ...sent,
    signal: AbortSignal.timeout(10_000),
  });
  await reply.arrayBuffer();
  return reply.status;
};

test('ten thousand generated bodies never make a 500', { timeout: 240_000 }, async () => {
  const each = Math.ceil(total / withInput.length);
  for (const call of withInput) {
    const inputs = fc.sample(inputFor(call), each);
    for (let i = 0; i < inputs.length; i += together) {
      const some = inputs.slice(i, i + together);
      const statuses = await Promise.all(some.map((input) => sendOne(call, input)));
      const broken = some.filter((_, k) => (statuses[k] ?? 500) >= 500);
      expect([call.name, broken]).toEqual([call.name, []]);
    }
  }
});
