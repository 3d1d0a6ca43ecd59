import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone after the work; others may pass through it, since PostgreSQL has its own account under root. */
export const temporaryFolder = async (
  name: string,
): Promise<{ path: string; remove: () => Promise<void> }> => {
  const path = await mkdtemp(join(tmpdir(), name));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
};
