import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, nodeBinary } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
const file = join(import.meta.dirname, '..', 'bench', 'run.ts');
process.exitCode = spawnSync(nodeBinary(), [file], { stdio: 'inherit' }).status ?? 1;
