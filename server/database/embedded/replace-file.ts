import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { give, type Owner } from './owner.ts';

/** Writes a file so that a crash leaves either the old one or the new one, whole. */
export function replaceFile(path: string, text: string, owner?: Owner): void {
  const fresh = `${path}.new-${process.pid}`;
  writeFileSync(fresh, text, { flush: true });
  if (owner) give(fresh, owner, 0o600);
  else chmodSync(fresh, 0o644);
  renameSync(fresh, path);
}
