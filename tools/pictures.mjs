/**
 * `npm run pictures [-- <name> …]`: takes the pictures of docs/pictures from the built site with its mock backend, in light and in dark. Both
 * clocks stand still and the data are drawn from one seed, so that a picture differs only where the site does.
 */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser, NO_BROWSER } from '../tests/browser.mjs';
import { root, withModule } from './load.mjs';
import { SCENES } from './pictures/scenes.mjs';

/** A Wednesday afternoon of the platform. */
const NOW = Date.parse('2026-07-15T14:20:00+08:00');
const FOLDER = join(root, 'docs', 'pictures');
/** Texts are smoothed alike whatever lies over them, and what was drawn before shows through nowhere. */
const EVENLY = [
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
/** How often a picture is taken until it is the same as before. */
const MOST_TAKES = 10;
const DESK = { width: 1440, height: 900 };

/** The built site: the one that `CONSOLE_DIST` names, or a new one that is thrown away. */
async function withSite(run) {
  const named = process.env['CONSOLE_DIST'];
  if (named) return run(named);
  const folder = mkdtempSync(join(tmpdir(), 'console-pictures-'));
  try {
    await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Serves the site with a backend whose clock stands; the names of its operators are English, as the pictures are. */
async function withConsole(outDir, run) {
  await withModule('mocks/server/still.ts', async ({ stillDemo }) => {
    const { answer, token } = await stillDemo(NOW, 'admin', 'Robin Lee');
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
      plugins: [
        { name: 'backend', configurePreviewServer: ({ middlewares }) => void middlewares.use(answer) },
      ],
    });
    try {
      await run(server.resolvedUrls.local[0], token);
    } finally {
      await server.close();
    }
  });
}

/** Nothing moves any more: no question is open, nothing turns that waits for one, no font is on its way, and two frames are drawn. */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect.getComputedTiming().endTime !== Infinity),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const one of document.getAnimations()) one.finish();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** As WebP, which is a third of the same picture as PNG. */
async function take(page, context, name) {
  const session = await context.newCDPSession(page);
  const taken = async () => {
    await settle(page);
    return (await session.send('Page.captureScreenshot', { format: 'webp', quality: 88 })).data;
  };
  let [before, data] = [await taken(), await taken()];
  // A graph finds its places frame by frame.
  for (let times = 0; data !== before && times < MOST_TAKES; times += 1)
    [before, data] = [data, await taken()];
  if (data !== before) console.warn(`${name} did not come to rest`);
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(join(FOLDER, name), bytes);
  console.log(`${name.padEnd(24)}${Math.round(bytes.length / 1000)} kB`);
}

async function picture(browser, origin, token, scheme, { name, address, viewport = DESK, show }) {
  const context = await browser.newContext({
    viewport,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    hasTouch: viewport !== DESK,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((dark) => {
    localStorage.setItem('themeConfig', JSON.stringify({ globalI18n: 'en', isIsDark: dark }));
    localStorage.setItem('console.darkChosen', 'true');
    // Not the first visit: no tour lies over what is shown.
    localStorage.setItem('console.tour', '"closed"');
  }, scheme === 'dark');
  await context.addCookies([{ name: 'token', value: token, url: origin, sameSite: 'Strict' }]);
  await page.goto(new URL(address, origin).href);
  await show(page);
  // Where it was pressed last, something would look as if it were about to be.
  await page.mouse.move(0, 0);
  await take(page, context, `${name}-${scheme}.webp`);
  await context.close();
}

const named = process.argv.slice(2);
const wanted = SCENES.filter(({ name }) => named.length === 0 || named.includes(name));
const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
mkdirSync(FOLDER, { recursive: true });
await withSite(async (outDir) => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', ...EVENLY] });
  for (const scheme of ['light', 'dark']) {
    for (const scene of wanted)
      // Each begins anew: what one scene has opened is not seen in the next.
      await withConsole(outDir, (origin, token) => picture(browser, origin, token, scheme, scene));
  }
  await browser.close();
});
