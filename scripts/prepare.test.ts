import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { makeProject, type Project, run, soon, startOnce } from './project.fixture.ts';

const installs = 'npm ci --include=dev --no-audit --no-fund for staging';
const builds = 'vite build --logLevel warn for production';

/** What the server says of its settings in development. */
const served = (port: number, publicUrl: string, dataDir: string): string =>
  `server on ${port} for development of ${publicUrl} in ${dataDir}`;

/** Two starts, both at work at the same time; gives all that they said. */
const startTwice = async (project: Project, change: () => void) => {
  project.write('stop');
  project.write('slow');
  change();
  const starts = [1, 2].map(() => run(project, ['scripts/start.mjs']));
  await Promise.all(starts.map(({ child }) => once(child.stdout, 'data')));
  project.remove('slow');
  const ends = await Promise.all(starts.map(({ ended }) => ended));
  expect(ends.map(({ end }) => end)).toEqual([3, 3]);
  return ends.map(({ out }) => out).join();
};

describe('the packages', () => {
  test('are installed at the first start, what the build needs too, and quietly', async () => {
    const project = makeProject();
    const { done, out } = await startOnce(project);
    expect(done).toContain(installs);
    expect(out).toMatch(/^Installing the packages.*\n/);
    expect(out).not.toContain('chatter');
    expect((await startOnce(project)).done).not.toContain(installs);
  });

  test.each([
    ['the lock file', 'package-lock.json', '{"changed":true}'],
    ['the settings of npm', '.npmrc', ''],
  ])('are installed again when %s changed', async (_, name, content) => {
    const project = makeProject();
    await startOnce(project);
    project.write(name, content);
    expect((await startOnce(project)).done).toContain(installs);
    expect((await startOnce(project)).done).not.toContain(installs);
  });

  test('are installed again for another Node', async () => {
    const project = makeProject();
    await startOnce(project);
    const stamp = 'node_modules/.afterglow-stamp';
    project.write(stamp, project.read(stamp).replace(/node \d+/, 'node 20'));
    expect((await startOnce(project)).done).toContain(installs);
  });

  test("are not installed again because a Node came with them, which npm puts before the machine's own", async () => {
    const project = makeProject();
    project.write('stubs/node', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, 0o755);
    const pretence = "Object.defineProperty(process,'version',{value:'v22.18.0'})";
    const machine = { NODE_OPTIONS: `--import=data:text/javascript,${pretence}` };
    expect((await startOnce(project, machine)).done).toContain(installs);
    expect((await startOnce(project)).done).toEqual(['server on 3000']);
    expect((await startOnce(project, machine)).done).toEqual(['server on 3000']);
  });

  test('are installed again when somebody removed them', async () => {
    const project = makeProject();
    await startOnce(project);
    project.remove('node_modules');
    expect((await startOnce(project)).done).toContain(installs);
  });

  test('that cannot be installed stop the start with what npm says, and the next one tries again', async () => {
    const project = makeProject();
    project.write('broken');
    const { end, complaint, done } = await startOnce(project);
    expect(end).toBe(1);
    expect(complaint).toMatch(/^npm ci failed \(exit code 1\):\n\n.*no such package/s);
    expect(complaint).not.toMatch(/\n\s+at /);
    expect(done).toEqual([installs]);
    project.remove('broken');
    expect((await startOnce(project)).end).toBe(3);
  });

  test('are installed by one of two starts at once', async () => {
    const project = makeProject();
    const outputs = await startTwice(project, () => {});
    expect(project.log().filter((line) => line === installs)).toHaveLength(1);
    expect(outputs).toContain('Waiting for process');
  });

  test('are not taken for whole when the installation was interrupted, which ends npm too', async () => {
    const project = makeProject();
    project.write('slow');
    const { child, ended } = run(project, ['scripts/start.mjs']);
    await soon(() => project.log().length > 0);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ end: 130, complaint: '' });
    project.remove('slow');
    expect((await startOnce(project)).done).toContain(installs);
  });
});

describe('the web app', () => {
  test('is built once', async () => {
    const project = makeProject();
    expect((await startOnce(project)).done).toEqual([installs, builds, 'server on 3000']);
    expect((await startOnce(project)).done).toEqual(['server on 3000']);
  });

  test.each([
    'web/screens/home.tsx',
    'web/screens/added.tsx',
    'contract/call.ts',
    'content/tips.ts',
    'vite.config.ts',
    'tsconfig.json',
  ])('is built again when %s changed', async (name) => {
    const project = makeProject();
    await startOnce(project);
    project.write(name, '// changed');
    expect((await startOnce(project)).done).toEqual([builds, 'server on 3000']);
  });

  test('is not built again for a change of the server, nor for one that was taken back', async () => {
    const project = makeProject();
    await startOnce(project);
    project.write('server/settings.ts', '// changed');
    project.write('content/tips.ts', '');
    expect((await startOnce(project)).done).toEqual(['server on 3000']);
  });

  test('half built is not taken for whole', async () => {
    const project = makeProject();
    await startOnce(project);
    project.write('slow');
    project.write('web/screens/home.tsx', '// changed');
    const { child, ended } = run(project, ['scripts/start.mjs']);
    await soon(() => project.read('dist/index.html') === 'half');
    child.kill('SIGKILL');
    await ended;
    project.write('web/screens/home.tsx', '');
    project.remove('slow');
    expect((await startOnce(project)).done).toEqual([builds, 'server on 3000']);
    expect(project.read('dist/index.html')).toBe('whole');
  });

  test('is built by one of two starts at once', async () => {
    const project = makeProject();
    await startOnce(project);
    const outputs = await startTwice(project, () => project.write('content/tips.ts', '// changed'));
    expect(project.log().filter((line) => line === builds)).toHaveLength(2);
    expect(outputs).toContain('Waiting for process');
  });

  test('is built again when a file got another name', async () => {
    const project = makeProject();
    await startOnce(project);
    project.remove('web/screens/home.tsx');
    project.write('web/screens/house.tsx');
    expect((await startOnce(project)).done).toContain(builds);
  });

  test('that cannot be built stops the start with what the build says', async () => {
    const project = makeProject();
    await startOnce(project);
    project.write('broken');
    project.write('web/screens/home.tsx', '// changed');
    const { end, complaint } = await startOnce(project);
    expect(end).toBe(1);
    expect(complaint).toMatch(/^The build of the web app failed \(exit code 1\):\n\n.*no such import/s);
  });

  test('is built by every call of the build script', async () => {
    const project = makeProject();
    for (const _ of [1, 2]) expect((await run(project, ['scripts/build.mjs']).ended).end).toBe(0);
    expect(project.log()).toEqual([installs, builds, builds]);
  });
});

describe('the server', () => {
  test('gets one signal, however many come, and its exit code is the one of the start', async () => {
    const project = makeProject();
    const { child, ended } = run(project, ['scripts/start.mjs'], { PORT: '3333' });
    await soon(() => project.log().includes('server on 3333'));
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal);
    expect(await ended).toMatchObject({ end: 7, complaint: '' });
    expect(project.log().filter((line) => line.includes('got'))).toHaveLength(1);
  });

  test('is told when the start was killed', async () => {
    const project = makeProject();
    const { child } = run(project, ['scripts/start.mjs']);
    await soon(() => project.log().includes('server on 3000'));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await soon(() => project.log().includes('server was left alone'));
  });

  test('in development has vite before it, and both get the signal', async () => {
    const project = makeProject();
    const { child, ended } = run(project, ['scripts/dev.mjs'], { PORT: '3333' });
    await soon(() => project.log().includes(served(3334, 'http://localhost:3333', 'data-dev')));
    await soon(() => project.log().includes('vite --port 3333 --strictPort for staging'));
    expect(project.log()).toContain('vite before 3334');
    child.kill('SIGINT');
    expect((await ended).complaint).toBe('');
    expect(project.log()).toContain('server got SIGINT');
  });

  test('in development keeps to the address and the data folder that are set', async () => {
    const project = makeProject();
    const set = { PORT: '', PUBLIC_URL: 'http://box.test:3000', DATA_DIR: 'mine' };
    run(project, ['scripts/dev.mjs'], set);
    await soon(() => project.log().includes(served(3001, set.PUBLIC_URL, set.DATA_DIR)));
  });

  test('does not outlive vite', async () => {
    const project = makeProject();
    const { ended } = run(project, ['scripts/dev.mjs']);
    await soon(() => project.log().includes(served(3001, 'http://localhost:3000', 'data-dev')));
    project.write('leave');
    expect((await ended).end).toBe(5);
    expect(project.log()).toContain('server got SIGTERM');
  });
});

describe('the Node to run with', () => {
  const check = async (expression: string) => {
    const project = makeProject();
    project.write('bin/old', '#!/bin/sh\necho v20.20.2\n', 0o755);
    project.write('bin/new', '#!/bin/sh\necho v24.21.0\n', 0o755);
    const code = `import * as node from './scripts/node.mjs'; console.log(JSON.stringify(${expression}));`;
    return run(project, ['--input-type=module', '--eval', code]).ended;
  };

  test.each([
    ['v20.19.0', false],
    ['v22.17.1', false],
    ['v22.18.0', true],
    ['v23.5.0', false],
    ['v23.6.0', true],
    ['v24.0.0', true],
    ['v26.1.0', true],
    ['', false],
  ])('may be %s: %s', async (version, may) => {
    expect((await check(`node.runsTypeScript('${version}')`)).out).toBe(`${may}\n`);
  });

  test("is the machine's own where it is new enough", async () => {
    const { out } = await check("node.chooseNode({ version: 'v22.18.0', file: 'own' }, 'bin/new')");
    expect(JSON.parse(out)).toMatchObject({ file: 'own' });
  });

  test('is else the one that came with the packages', async () => {
    const { out } = await check("node.chooseNode({ version: 'v20.19.0', file: 'own' }, 'bin/new')");
    expect(JSON.parse(out)).toEqual({ file: 'bin/new', version: 'v24.21.0' });
  });

  test.each(['bin/old', 'bin/missing'])('is neither when all there is is %s, which is said', async (file) => {
    const { complaint } = await check(`node.chooseNode({ version: 'v20.19.0', file: 'own' }, '${file}')`);
    expect(complaint).toMatch(/Node 22\.18 or newer.*v20\.19\.0.*install Node 24/);
  });
});
