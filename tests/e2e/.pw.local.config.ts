import base from '/work/main/tests/e2e/playwright.config';
export default {
  ...base,
  testDir: '/work/main/tests/e2e',
  outputDir: '/tmp/pw-results',
  workers: 1,
  use: {
    ...base.use,
    outDir: '/tmp/dist-upload',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
};
