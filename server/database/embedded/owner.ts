import { chmodSync, chownSync, readFileSync, statSync } from 'node:fs';
import { DataFolderUnusable, NoEmbeddedDatabase } from './errors.ts';

/** The account that PostgreSQL runs under when we are root, which it refuses to run as. */
export type Owner = { uid: number; gid: number };

const accounts = ['postgres', '_postgres', 'nobody'];

/** Whose PostgreSQL serves this cluster: undefined for our own, else the account to change to. */
export function findOwner(cluster: string): Owner | undefined {
  const own = process.getuid?.();
  const present = statSync(cluster, { throwIfNoEntry: false });
  if (own === 0) return present && present.uid !== 0 ? { uid: present.uid, gid: present.gid } : account();
  if (present && present.uid !== own) {
    throw new DataFolderUnusable(
      `The database in ${cluster} belongs to the user with id ${present.uid}, and this process is ${own}: ` +
        'start Afterglow as that user (or as root, when root started it first), or set DATA_DIR to another folder.',
    );
  }
  return undefined;
}

function account(): Owner {
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((row) => row.split(':'));
  for (const name of accounts) {
    const row = rows.find((fields) => fields[0] === name);
    // A negative id is how macOS writes nobody's.
    if (row) return { uid: Number(row[2]) >>> 0, gid: Number(row[3]) >>> 0 };
  }
  throw new NoEmbeddedDatabase(
    `PostgreSQL refuses to run as root, and there is no account named ${accounts.join(' or ')}. ` +
      'Start Afterglow as an ordinary user.',
  );
}

/** Makes a folder private to the account that PostgreSQL runs under. */
export function give(path: string, owner: Owner | undefined, mode = 0o700): void {
  chmodSync(path, mode);
  if (owner) chownSync(path, owner.uid, owner.gid);
}
