/**
 * `npm test`: everything a change must pass, on a bare machine with Node and npm only. Installs what is
 * missing, then runs the checks, the unit and integration tests, the build, the byte budgets and the
 * browser tests. The last line is `N passed, M failed`, over all tests; the exit code is 1 when a step failed.
 */
import { getBrowser, getWholeBrowser, lackingBrowsers, NO_BROWSER } from './browser.mjs';
import { beginInstalling } from './debian.mjs';
import { getEngines, lackingEngines } from './engines.mjs';
import { getNginx, lackingNginx, NO_NGINX } from './nginx.mjs';
import {
  finish,
  install,
  leaveOut,
  node,
  npm,
  playwright,
  playwrightCounts,
  skip,
  step,
  vitest,
  vitestCounts,
} from './steps.mjs';

async function main() {
  if (!(await install())) return;
  // The browsers come while what needs none is tested.
  const installed = beginInstalling([...(await lackingBrowsers()), ...lackingNginx(), ...lackingEngines()]);
  await step('format, lint, types, unused code', () => npm('run', 'check'));
  await step('unit and integration tests', () => vitest(), vitestCounts);
  if (!(await step('build', () => npm('run', 'build')))) {
    skip('browser tests', 'there is no build');
    return finish();
  }
  await installed();
  const path = await getBrowser();
  if (!path) {
    skip('byte budgets and browser tests', NO_BROWSER);
    return finish();
  }
  const nginx = getNginx();
  if (!nginx) skip('tests of the deployment', NO_NGINX);
  const engines = getEngines();
  for (const { name, why } of engines.missing) leaveOut(`tests in ${name}`, why);
  const browser = {
    PLAYWRIGHT_CHROMIUM: path,
    PLAYWRIGHT_CHROMIUM_WHOLE: getWholeBrowser() ?? path,
    ...(nginx ? { CONSOLE_NGINX: nginx } : {}),
    ...engines.paths,
  };
  await step('byte budgets', () => node('tests/bench/budgets.mjs', [], browser));
  await step('browser tests', () => playwright([], browser), playwrightCounts);
  return finish();
}

await main();
