import { accessSync, constants, existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** Takes a quarter less of the processor for the same pages. */
const WITHOUT_SCREEN = 'chromium-headless-shell';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const PLACES = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** What to tell somebody whose machine has none. */
export const NO_BROWSER =
  'No Chromium was found: install one (Debian: apt-get install chromium; or npx playwright install chromium), ' +
  'or set PLAYWRIGHT_CHROMIUM to the path of a Chromium or Chrome.';

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/** The one Playwright itself has downloaded, if any. */
async function downloaded() {
  try {
    const { chromium } = await import('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/**
 * Path of a Chromium on this machine: the one named by `PLAYWRIGHT_CHROMIUM` or `CHROME_BIN`, one on
 * `PATH`, at a usual place, or Playwright's own.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const named = [process.env['PLAYWRIGHT_CHROMIUM'], process.env['CHROME_BIN']].filter(Boolean);
  return (
    [...named, ...onPath([WITHOUT_SCREEN, ...WHOLE]), ...PLACES, ...(await downloaded())].find(runs) ?? null
  );
}

/** Installs the first of Debian's packages that there is. */
function installOnDebian(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Not on this machine: ${names[0]}. Installing Debian’s.`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args) => spawnSync('apt-get', args, options).status === 0;
  const install = (name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk');
  if (apt('update')) names.some(install);
}

/**
 * The same, but tries to install one where that needs no question (root on Debian).
 * @returns {Promise<string | null>}
 */
export async function getBrowser() {
  const found = await findBrowser();
  if (found) return found;
  installOnDebian(WITHOUT_SCREEN, 'chromium');
  return findBrowser();
}

/**
 * Path of a Chromium that can also show windows; installed like the other one.
 * @returns {string | null} `null` where there is none, and the other one has to do
 */
export function getWholeBrowser() {
  const find = () => [...onPath(WHOLE), ...PLACES].find(runs) ?? null;
  const found = find();
  if (found) return found;
  installOnDebian('chromium');
  return find();
}
