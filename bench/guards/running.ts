import type { Guard } from './guard.ts';

const program = 'server/main.test.ts';
const outage = 'server/outage.test.ts';
const drains = 'asked to end in the middle of saves, it refuses none that it has taken';

/** A server that starts, stops and loses its database. */
export const runningGuards: readonly Guard[] = [
  {
    name: 'end: requests that were taken are answered first',
    file: 'server/serve.ts',
    find: 'ends.unshift(() => drain(server));',
    instead: 'ends.unshift(() => server.close());',
    test: program,
    title: drains,
  },
  {
    name: 'end: nobody is refused while it ends',
    file: 'server/app.ts',
    find: 'return503OnClosing: false',
    instead: 'return503OnClosing: true',
    test: program,
    title: drains,
  },
  {
    name: 'outage: 503 and not 500',
    file: 'server/database/trouble.ts',
    find: 'away.test(code) || awayInWords.test(message)',
    instead: 'false',
    test: outage,
    title: 'is frozen: 503 within ten seconds',
  },
  {
    name: 'outage: a 503 says when to try again',
    file: 'server/http/error-replies.ts',
    find: 'new ApiError(trouble.code, trouble.retryAfter)',
    instead: 'new ApiError(trouble.code)',
    test: outage,
    title: 'is frozen: 503 within ten seconds',
  },
  {
    name: 'outage: no request waits for a frozen database',
    file: 'server/database/open.ts',
    find: 'query_timeout: silenceTimeout,',
    instead: '',
    test: outage,
    title: 'is frozen: 503 within ten seconds',
  },
  {
    name: 'outage: no statement waits for ever in the database',
    file: 'server/database/open.ts',
    find: '  statement_timeout: statementTimeout,\n',
    instead: '',
    test: 'server/database/stuck.http.test.ts',
    title: 'is ended by the database itself',
  },
  {
    name: 'outage: a connection that breaks does not end the process',
    file: 'server/database/open.ts',
    find: "pool.on('connect', (client) => client.on('error', log));",
    instead: 'void log;',
    test: outage,
    title: 'was killed: 503 or a normal reply meanwhile, and back by itself',
  },
  {
    name: 'outage: a transaction that broke is one too',
    file: 'server/database/trouble.ts',
    find: '|is not queryable/',
    instead: '/',
    test: 'server/database/trouble.test.ts',
    title: 'a transaction could not even be rolled back',
  },
  {
    name: 'start: one migrates at a time',
    file: 'server/database/migrate.ts',
    find: 'const { error } = await migrator.migrateToLatest();',
    instead:
      'db.getExecutor().adapter.acquireMigrationLock = async () => {};\n  const { error } = await migrator.migrateToLatest();',
    test: 'server/database/migrate.http.test.ts',
    title: 'six servers that migrate one empty database at once all succeed',
  },
];
