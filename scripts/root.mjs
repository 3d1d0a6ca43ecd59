import { dirname } from 'node:path';

if (!import.meta.dirname) {
  process.stderr.write(
    `Afterglow needs Node 20.19 or newer, and this is ${process.version}: see https://nodejs.org\n`,
  );
  process.exit(1);
}

/** The folder of the project. */
export const root = dirname(import.meta.dirname);

/** One line about what is going on. */
export const tell = (line) => process.stdout.write(`${line}\n`);

/** Ends the script with what went wrong, without a stack trace. */
export const giveUp = (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};
