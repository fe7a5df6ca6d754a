import { defineConfig } from '@playwright/test';
import { hasNginx } from './deploy/nginx';
import { engines } from './engines/engines';
import { keptBrowser, launchOptions } from './launch';
import type { ConsoleOptions } from './console';
import type { Site } from './deploy/deployed';

/** Where the site is deployed to: alone on its host, and beside others; what does not depend on it runs once. */
const SITES = [
  { sitePath: '/', testMatch: 'deploy/{headers,policy}.spec.ts' },
  { sitePath: '/console/', testMatch: 'deploy/*.spec.ts' },
];

/** What a browser does that has seen nothing of the console; the others are taken by one test after the other. */
const NEW_BROWSERS = [
  'endurance/*.spec.ts',
  'shell/{chaos,checklist,endurance,links,lock,old,reminders,remindersPlace}.spec.ts',
  '{ahead,announced,built,login,network,session,upload}.spec.ts',
];

/** What stands behind an nginx; a glob of a folder would look at where the project lies too. */
const DEPLOYED = /[\\/]e2e[\\/](?:deploy|engines)[\\/]/;

export default defineConfig<ConsoleOptions, Site>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'results',
  globalSetup: './servers.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine of two busy cores now and then lets a click fall beside; run.mjs names what needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  projects: [
    {
      name: 'console',
      testIgnore: [...NEW_BROWSERS, DEPLOYED],
      use: { keepsPage: true, launchOptions: keptBrowser },
    },
    { name: 'shell', testMatch: NEW_BROWSERS, testIgnore: DEPLOYED },
    ...(hasNginx() && engines().length > 0 ? [{ name: 'engines', testMatch: 'engines/*.spec.ts' }] : []),
    ...(hasNginx() ? SITES : []).map(({ sitePath, testMatch }) => ({
      name: `nginx ${sitePath}`,
      testMatch,
      use: { sitePath },
    })),
  ],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 10_000,
    // Animations cost time and prove nothing; the tests about them ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
