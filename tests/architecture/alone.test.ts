import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources';

const FOLDER = join(ROOT, 'tests/integration');

/** What the files after a test would meet: another module in a module's place, and what a page starts for life or remembers of its width. */
const LASTS = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bstartUploads\(|stubGlobal\('ResizeObserver'/;

test('DOM tests that leave something behind, and no others, are named to run alone', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.test\.tsx?$/.test(name),
  );
  const lasting = files.filter((name) => LASTS.test(readFileSync(join(FOLDER, name), 'utf8')));
  expect(lasting.length).toBeGreaterThan(0);
  expect(lasting).toEqual(files.filter((name) => name.includes('.alone.test.')));
});
