import type { LaunchOptions } from '@playwright/test';

// Both are set by tests/run.mjs; without them Playwright looks for its own.
const { PLAYWRIGHT_CHROMIUM: path, PLAYWRIGHT_CHROMIUM_WHOLE: whole = path } = process.env;

/** Scrollbars take room from the page, as on Windows: Playwright would have them hidden. */
const launching = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
  ignoreDefaultArgs: ['--hide-scrollbars'],
});

/** How the browser of the tests is started. */
export const launchOptions = launching(path);

/**
 * The same for files in whose tests a click opens a browser tab: the one without a screen has versions that crash such a tab
 * more often than not, before it has loaded anything.
 */
export const wholeBrowser = launching(whole);
