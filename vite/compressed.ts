import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The brotli copy of `x.js` is `x.br.js`, whose kind every server knows. */
const brotliName = (file: string): string => file.replace(/(?=\.[a-z]+$)/, '.br');

/** `config.json` is written by whoever deploys: a copy would be sent in its place. */
const isText = (name: string): boolean =>
  name !== 'config.json' && /(?<!\.br)\.(?:js|css|svg|json)$/.test(name);

/** The text files of a folder, whole paths. */
const textsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const packGzip = promisify(gzip);
/** The best compression is what it does unless told otherwise. */
const packBrotli = promisify(brotliCompress);

/**
 * Writes compressed copies of every script and style sheet of the site, which a server sends as they are. The best
 * compression costs too much to be done for each request. The page itself has none, because the server changes it.
 */
export function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    async closeBundle() {
      // Side by side: the threads that compress are as many as the machine has to spare.
      const copies = textsIn(folder).map(async (file) => {
        const bytes = await readFile(file);
        await writeFile(`${file}.gz`, await packGzip(bytes, { level: 9 }));
        await writeFile(brotliName(file), await packBrotli(bytes));
      });
      await Promise.all(copies);
    },
  };
}
