const otherwise = 'Or set DATABASE_URL to a PostgreSQL server (15 or newer) of your own.';

/** Another process serves this data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string, pid: number | undefined) {
    const holder = pid ? `process ${pid}` : 'another process';
    super(
      `The data folder ${folder} is in use by ${holder}: one Afterglow at a time can serve it. ` +
        'Stop that one, or set DATA_DIR to another folder (and PORT to another port) for a second one.',
    );
  }
}

/** The data folder holds a database that this release cannot or must not open; nothing in it was touched. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable';
  constructor(why: string) {
    super(`${why} Nothing was changed. ${otherwise}`);
  }
}

/** No PostgreSQL that came with the packages can run on this machine. */
export class NoEmbeddedDatabase extends Error {
  override name = 'NoEmbeddedDatabase';
  constructor(why: string) {
    super(`The database that comes with Afterglow cannot run here: ${why} ${otherwise}`);
  }
}

/** PostgreSQL was started and did not come up; the message ends with what it said. */
export class EmbeddedDatabaseFailed extends Error {
  override name = 'EmbeddedDatabaseFailed';
  constructor(what: string, said: string) {
    super(`${what}\n${said.trim() || '(it said nothing)'}\n${otherwise}`);
  }
}
