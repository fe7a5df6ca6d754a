import type { LaunchOptions } from '@playwright/test';

// Both are set by tests/run.mjs; without them Playwright looks for its own.
const { PLAYWRIGHT_CHROMIUM: path, PLAYWRIGHT_CHROMIUM_WHOLE: whole = path } = process.env;

/** A test's page lives for seconds: to optimize its scripts costs the processor more than it gives. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/** Scrollbars take room from the page, as on Windows: Playwright would have them hidden. */
const launching = (executablePath: string | undefined, ...args: string[]): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', SHORT_LIVED, ...args],
  ignoreDefaultArgs: ['--hide-scrollbars'],
});

/** How the browser of the tests is started. */
export const launchOptions = launching(path);

/** The same for browsers that are kept: the pages of one share a process, and with it what that has compiled. */
export const keptBrowser = launching(path, '--process-per-site');

/**
 * The same for files in whose tests a click opens a browser tab: the one without a screen has versions that crash such a tab
 * more often than not, before it has loaded anything.
 */
export const wholeBrowser = launching(whole);
