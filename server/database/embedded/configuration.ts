import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';
import { replaceFile } from './replace-file.ts';
import { port } from './socket-folder.ts';

const settings: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // Fewer processes: what is read is in memory anyway.
  io_method: 'sync',
  // Files instead of /dev/shm, which is small in containers and is swept when a user logs out.
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '',
  // What people write to each other stays out of the log: no statements, and no details with values.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const postgresqlConf = [
  '# Afterglow writes this file at every start. For settings of your own use ALTER SYSTEM.',
  ...Object.entries(settings).map(([name, value]) => `${name} = '${value}'`),
  '',
].join('\n');

/** Only who can enter the socket's private folder gets this far. */
const pgHbaConf = 'local all all trust\nlocal replication all trust\n';

/** Writes the settings of this release into the cluster. */
export function configure(home: Home): void {
  write(home, 'postgresql.conf', postgresqlConf);
  write(home, 'pg_hba.conf', pgHbaConf);
}

/** What no file may change: the durability of a commit, and that nothing listens but the socket. */
export function fixedSettings(socketFolder: string): string[] {
  const fixed: Record<string, string> = {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  };
  // On macOS a plain fsync stops at the drive's own cache.
  if (process.platform === 'darwin') fixed.wal_sync_method = 'fsync_writethrough';
  return Object.entries(fixed).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function write(home: Home, name: string, text: string): void {
  const path = join(home.cluster, name);
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) replaceFile(path, text, home.owner);
}
