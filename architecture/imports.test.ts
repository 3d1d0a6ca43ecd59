import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Import, importsIn, importsOf, isOurs, sources } from './modules.ts';

/** The house rules of who may import whom, dynamic imports and types too. */

/** The rooms of a floor from the bottom up, each with those below it that it may use; one that is not named stands alone. */
type Order = Readonly<Record<string, readonly string[]>>;

const serverOrder: Order = {
  mails: [],
  accounts: ['mails'],
  couples: ['accounts'],
  invites: ['accounts', 'couples', 'mails'],
  model: ['accounts'],
  answers: ['accounts', 'couples', 'invites', 'model'],
  questions: ['accounts', 'couples', 'invites', 'answers'],
  score: ['accounts', 'couples', 'invites', 'answers', 'model'],
  onboarding: ['accounts', 'invites'],
  leaving: ['accounts', 'couples', 'invites', 'answers', 'mails', 'model'],
};

const webOrder: Order = {
  exit: [],
  categories: [],
  notifications: [],
  session: [],
  invites: ['session'],
  couples: ['session', 'invites'],
  taps: ['invites'],
  answers: ['categories', 'notifications', 'invites', 'couples', 'taps'],
  questions: ['categories', 'invites', 'couples', 'taps', 'answers'],
  score: ['categories', 'couples', 'answers'],
  onboarding: ['exit', 'session', 'invites'],
  leaving: ['session', 'invites', 'couples', 'taps', 'onboarding'],
  dashboard: ['exit', 'session', 'invites', 'couples'],
};

const isBelow = (order: Order, noun: string, other: string | undefined): boolean =>
  other !== undefined && (order[noun] ?? []).includes(other);

/** The one file of a room of the web app that other rooms may import: its queries, or, where it has none, its door. */
const door = /^web\/features\/(\w+)\/(?:queries|door)\.ts$/;

type Rule = {
  readonly room: RegExp;
  /** Whether a file of the room may import this; `match` holds what the room's pattern captured. */
  readonly may: (to: string, match: RegExpExecArray, typeOnly: boolean) => boolean;
};

const within =
  (...starts: readonly string[]) =>
  (to: string) =>
    starts.some((start) => to.startsWith(start));

/** The first rule whose room holds the file decides. */
const rules: readonly Rule[] = [
  { room: /^contract\//, may: within('contract/') },
  { room: /^content\//, may: within('content/', 'contract/') },
  {
    room: /^server\/features\/(\w+)\//,
    may: (to, [, noun = ''], typeOnly) => {
      if (within('contract/', 'content/', 'server/http/', `server/features/${noun}/`)(to)) return true;
      if (to === 'server/context.ts' || to.startsWith('server/database/')) return typeOnly;
      const [, other, file] = /^server\/features\/(\w+)\/(.+)$/.exec(to) ?? [];
      return file !== 'routes.ts' && isBelow(serverOrder, noun, other);
    },
  },
  {
    room: /^server\/http\//,
    may: (to, _, typeOnly) =>
      within('contract/', 'server/http/')(to) || (to === 'server/context.ts' && typeOnly),
  },
  {
    room: /^server\/ports\/(\w+)\//,
    may: (to, [, port]) => within(`server/ports/${port}/`, 'contract/', 'content/', 'server/database/')(to),
  },
  { room: /^server\/database\//, may: within('server/database/', 'contract/') },
  {
    room: /^server\/context\.ts$/,
    may: (to, _, typeOnly) => typeOnly && within('server/ports/', 'server/database/', 'contract/')(to),
  },
  { room: /^server\/settings[\w-]*\.ts$/, may: within('contract/', 'server/settings-') },
  { room: /^server\/[\w-]+\.ts$/, may: within('server/', 'contract/', 'content/') },
  {
    room: /^web\/(ui|browser)\//,
    may: (to, [, room]) => to.startsWith(`web/${room}/`),
  },
  { room: /^web\/api\//, may: within('web/api/', 'web/browser/', 'contract/') },
  {
    room: /^web\/features\/(\w+)\//,
    may: (to, [, noun = '']) =>
      within('contract/', 'content/', 'web/api/', 'web/ui/', 'web/browser/', `web/features/${noun}/`)(to) ||
      isBelow(webOrder, noun, door.exec(to)?.[1]),
  },
  { room: /^web\//, may: within('web/', 'contract/') },
];

const allowed = ({ from, to, typeOnly }: Omit<Import, 'names'>): boolean => {
  for (const { room, may } of rules) {
    const match = room.exec(from);
    if (match) return may(to, match, typeOnly);
  }
  return false;
};

describe('imports', () => {
  test('the pattern sees static, type-only, side-effect and dynamic imports', () => {
    const seen = (code: string) => importsIn(code, 'web.ts').map(({ to }) => to);
    expect(
      seen("import { a } from './a.ts';\nimport type { b } from './b.ts';\nimport './c.css';"),
    ).toHaveLength(3);
    expect(seen("const d = lazy(() => import('./d.tsx'));\nexport { e } from './e.ts';")).toEqual([
      'd.tsx',
      'e.ts',
    ]);
  });

  test('no room imports what its row does not allow', () => {
    const wrong = sources.flatMap(importsOf).filter((found) => isOurs(found.to) && !allowed(found));
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test('a rule that is broken is found', () => {
    const broken: readonly (readonly [string, string])[] = [
      ['web/ui/button.tsx', 'web/api/client.ts'],
      ['web/browser/quick-exit.ts', 'contract/brand.ts'],
      ['web/features/score/score-tab.tsx', 'web/features/answers/counts.ts'],
      ['web/features/answers/answer-card.tsx', 'web/features/questions/queries.ts'],
      ['server/features/accounts/login.ts', 'server/features/couples/store.ts'],
      ['server/features/score/routes.ts', 'server/features/answers/routes.ts'],
      ['server/features/answers/store.ts', 'server/ports/analysis/port.ts'],
      ['server/http/mount.ts', 'server/features/accounts/store.ts'],
      ['server/ports/identity/embedded.ts', 'server/ports/mail/port.ts'],
      ['contract/calls.ts', 'server/app.ts'],
      ['server/app.ts', 'web/app.tsx'],
    ];
    for (const [from, to] of broken)
      expect([from, allowed({ from, to, typeOnly: false })]).toEqual([from, false]);
  });

  test('nothing of the product imports what measures or tries it', () => {
    const found = sources
      .flatMap(importsOf)
      .filter(({ to }) => /^(?:(?:bench|e2e|scripts|docs)\/|vitest\b)/.test(to));
    expect(found.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test.each([
    ['server', serverOrder],
    ['web', webOrder],
  ])('a room of the %s uses only what stands below it', (_, order) => {
    const rooms = Object.keys(order);
    const wrong = rooms.filter((room, index) =>
      order[room]?.some((other) => !rooms.slice(0, index).includes(other)),
    );
    expect(wrong).toEqual([]);
  });

  test('there are no circles', () => {
    const graph = new Map(sources.map((file) => [file, importsOf(file).map((found) => found.to)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      if (done.has(file) || path.includes(file)) return;
      for (const next of graph.get(file) ?? []) walk(next, [...path, file]);
      done.add(file);
    };
    for (const file of graph.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });
});

describe('the door of a room of the web app', () => {
  const doors = sources.filter((file) => door.test(file));

  test('is named after the queries in it, where there are any', () => {
    const asks = (file: string) => importsOf(file).some(({ to }) => to === '@tanstack/react-query');
    expect(doors.filter((file) => asks(file) !== file.endsWith('/queries.ts'))).toEqual([]);
  });

  test('is the only one', () => {
    const rooms = doors.map(dirname);
    expect(rooms.filter((room, index) => rooms.indexOf(room) !== index)).toEqual([]);
  });
});
