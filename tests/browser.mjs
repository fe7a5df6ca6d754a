import { installOnDebian, onPath, runs } from './debian.mjs';

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

const findWholeBrowser = () => [...onPath(WHOLE), ...PLACES].find(runs) ?? null;

/** Packages of Debian for the browsers that this machine lacks. */
export async function lackingBrowsers() {
  const lacking = [
    ...((await findBrowser()) ? [] : [WITHOUT_SCREEN]),
    ...(findWholeBrowser() ? [] : ['chromium']),
  ];
  return lacking.length === 0 ? [] : [...lacking, 'fonts-noto-cjk'];
}

/** The Chromium of Debian, under the first of these names that there is, with a font for Chinese. */
const installBrowser = (...names) =>
  installOnDebian(names[0], ...names.map((name) => [name, 'fonts-noto-cjk']));

/**
 * The same, but tries to install one where that needs no question (root on Debian).
 * @returns {Promise<string | null>}
 */
export async function getBrowser() {
  const found = await findBrowser();
  if (found) return found;
  installBrowser(WITHOUT_SCREEN, 'chromium');
  return findBrowser();
}

/**
 * Path of a Chromium that can also show windows; installed like the other one.
 * @returns {string | null} `null` where there is none, and the other one has to do
 */
export function getWholeBrowser() {
  const found = findWholeBrowser();
  if (found) return found;
  installBrowser('chromium');
  return findWholeBrowser();
}
