import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const strongest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const compressFile = async (file: string): Promise<void> => {
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, await brotli(bytes, strongest));
  writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
};

/** Puts a brotli and a gzip copy beside every text file of the built app; the server sends those as they are. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
        compressible.test(name),
      );
      await Promise.all(files.map((name) => compressFile(join(dir, name))));
    },
  },
});
