/**
 * `npm run test:long`: the tests that draw their cases or repeat them, with many times as many. Takes up to an
 * hour. `tests/effort.ts` says how much longer they are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrowser, NO_BROWSER } from './browser.mjs';
import {
  finish,
  install,
  npm,
  playwright,
  playwrightCounts,
  root,
  skip,
  step,
  vitest,
  vitestCounts,
} from './steps.mjs';

const LONG = { CONSOLE_LONG: '1' };

/** Test files that become longer. */
const longer = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => pattern.test(name))
    .filter((name) => /\bfc\.assert\(|\/(?:effort|survey)'/.test(readFileSync(join(root, name), 'utf8')));

async function main() {
  if (!(await install())) return;
  const drawn = ['tests/unit', 'tests/integration'].flatMap((folder) => longer(folder, /\.test\.tsx?$/));
  await step('drawn cases and walks', () => vitest(drawn, LONG), vitestCounts);
  if (!(await step('build', () => npm('run', 'build')))) {
    skip('endurance and trouble in the browser', 'there is no build');
    return finish();
  }
  const path = await getBrowser();
  if (!path) {
    skip('endurance and trouble in the browser', NO_BROWSER);
    return finish();
  }
  const specs = longer('tests/e2e', /\.spec\.ts$/).map((name) => name.replace('tests/e2e/', ''));
  const env = { ...LONG, PLAYWRIGHT_CHROMIUM: path };
  await step('endurance and trouble in the browser', () => playwright(specs, env), playwrightCounts);
  return finish();
}

await main();
