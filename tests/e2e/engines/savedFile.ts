import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds. */
const PATIENCE = 15_000;

/** Names of files that are still being written. */
const UNFINISHED = /\.(?:part|crdownload|wkdownload)$/;

/**
 * Waits for a file in a folder of downloads, takes it out and answers its text.
 * @throws Error when none comes
 */
export async function takeSaved(folder: string): Promise<string> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const names = readdirSync(folder);
    const [name] = names;
    const text =
      name && !names.some((other) => UNFINISHED.test(other)) ? readFileSync(join(folder, name), 'utf8') : '';
    if (name && text !== '') {
      rmSync(join(folder, name));
      return text;
    }
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  throw new Error('No file was saved');
}
