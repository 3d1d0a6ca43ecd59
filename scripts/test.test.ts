import { expect, test } from 'vitest';
import { makeProject, run, startOnce } from './project.fixture.ts';

/** A Node that came with the packages, and that is gone once its version was asked for twice. */
const vanishing = `#!/bin/sh
echo asked >> asked
test "$(wc -l < asked)" -ge 2 && rm "$0"
echo v24.0.0
`;

const pretence = "Object.defineProperty(process,'version',{value:'v22.17.0'})";
const oldNode = { NODE_OPTIONS: `--import=data:text/javascript,${pretence}` };

test('a check that could not even be started has failed, and it is said why', async () => {
  const project = makeProject();
  project.write('stubs/node', `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, 0o755);
  expect((await startOnce(project, oldNode)).end).toBe(3);
  project.write('node_modules/.bin/node', vanishing, 0o755);
  const { end, out, complaint } = await run(project, ['scripts/test.mjs'], oldNode).ended;
  expect([end, complaint]).toEqual([1, '']);
  expect(out).toMatch(/✗ types: 0 passed, 1 failed\nspawn .*ENOENT\n/);
  expect(out).toMatch(/\n0 passed, \d+ failed\n$/);
});
