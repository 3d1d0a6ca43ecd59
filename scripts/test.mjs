import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { ensureBuilt, ensureInstalled, nodeBinary } from './prepare.mjs';
import { root, tell } from './root.mjs';

const reports = join(root, '.cache');

const total = { passed: 0, failed: 0 };

const count = (name, passed, failed, output) => {
  total.passed += passed;
  total.failed += failed;
  tell(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`);
  if (failed > 0) tell(output);
};

const run = (file, words, env) =>
  new Promise((resolve) => {
    const child = spawn(nodeBinary(), [join(root, 'node_modules', file), ...words], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
    child.on('error', ({ message }) => resolve({ ok: false, output: message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

const check = async (name, file, ...words) => {
  const { ok, output } = await run(file, words, {});
  count(name, ok ? 1 : 0, ok ? 0 : 1, output);
};

/** What a test file could not try on this machine; it says so, with why, in the title of its only test. */
const untried = ({ testResults = [] }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, title }) => !['passed', 'failed'].includes(status) && title.startsWith('not tried: '))
    .map(({ title }) => title);

/**
 * Counts from vitest's own report; an error outside any test, or a test that was skipped without a word, counts as a
 * failure.
 */
const tests = async (name, project, env = {}) => {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  rmSync(report, { force: true });
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { ok, output } = await run('vitest/vitest.mjs', words, { NO_COLOR: '1', ...env });
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const passed = found.numPassedTests ?? 0;
  const notTried = untried(found);
  for (const line of notTried) tell(`– ${line}`);
  const notPassed = (found.numTotalTests ?? 0) - passed - notTried.length;
  count(name, passed, notPassed > 0 ? notPassed : ok && passed > 0 ? 0 : 1, output);
};

const everything = async () => {
  const { DATABASE_URL } = process.env;
  delete process.env.DATABASE_URL;
  mkdirSync(reports, { recursive: true });
  await ensureInstalled();
  await Promise.all([
    check('types', 'typescript/bin/tsc', '-p', 'tsconfig.json'),
    check('types of the web app', 'typescript/bin/tsc', '-p', 'web/tsconfig.json'),
    check('lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  ]);
  await tests('unit and architecture', 'unit');
  await tests('embedded database and scripts', 'machine');
  await ensureBuilt();
  await tests('HTTP, embedded PostgreSQL', 'http');
  if (DATABASE_URL)
    await tests('HTTP, PostgreSQL of DATABASE_URL', 'http', { TEST_DATABASE_URL: DATABASE_URL });
  await tests('browser journeys', 'browser', { AFTERGLOW_BROWSER: await findBrowser() });
};

const end = () => {
  tell(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
};

try {
  await everything();
} catch (error) {
  total.failed += 1;
  tell(error.message);
}
end();
