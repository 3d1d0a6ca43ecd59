import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, nodeBinary } from './prepare.mjs';

await ensureInstalled();
const file = join(import.meta.dirname, '..', 'server', 'rotate-master-key.ts');
process.exitCode = spawnSync(nodeBinary(), [file], { stdio: 'inherit' }).status ?? 1;
