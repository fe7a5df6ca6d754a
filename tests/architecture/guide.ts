import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources';

/** One section of docs/backend/guide.md. @throws Error where there is none of this title */
export function guideSection(title: string): string {
  const [, text] = readFileSync(join(ROOT, 'docs/backend/guide.md'), 'utf8').split(`\n## ${title}\n`);
  if (text === undefined) throw new Error(`docs/backend/guide.md has no section ${title}`);
  return text.split('\n## ')[0] ?? '';
}

/** The cells of every row of its tables, their heads included. */
export const guideRows = (title: string): string[][] =>
  [...guideSection(title).matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '));
