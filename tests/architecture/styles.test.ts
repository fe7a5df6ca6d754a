import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources';

/** What stands left of `+` or `~` without a class, an attribute or a state: `* + *`, `td + td`. */
const BARE = /(?:^|[\s,>])(?:\*|[a-z][a-z0-9]*) [+~] [^{;]*\{/gm;

test('no rule takes an element by what stands before it, unless that has a class', () => {
  // A browser cannot tell such elements apart, and with every element that comes in it styles all that follows anew.
  const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.css'),
  );
  const found = sheets.flatMap((path) =>
    [...readFileSync(join(ROOT, 'src', path), 'utf8').matchAll(BARE)].map(([rule]) => `${path}: ${rule}`),
  );
  expect(found).toEqual([]);
});
