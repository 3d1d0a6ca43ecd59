import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Mail, Sender } from './port.ts';

/** Puts each mail into a folder as an `.eml` file; the log hears the file's name, never the address. */
export const mailFolder = (folder: string, from: Sender, log: (file: string) => void): Mail => {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (message) => {
      const { message: bytes } = await writer.sendMail(compose(message, from));
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, bytes as Buffer, { mode: 0o600 });
      log(file);
    },
  };
};
