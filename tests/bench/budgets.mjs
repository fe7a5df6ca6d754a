/**
 * How many bytes and requests the built site may cost, measured in Chromium with compressed files. Run by `npm test`;
 * a budget that is exceeded fails it. 1 kB = 1,000 bytes, gzip level 6.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser, NO_BROWSER } from '../browser.mjs';
import { firstVisit, kilobytes } from './operator.mjs';
import { DIST, openSite } from './site.mjs';

const LOGIN_SCRIPT = 135;
/** The settings of the deployment (config.json) are one of them. */
const LOGIN_REQUESTS = 9;
const HOME_SCRIPT = 390;
const HOME_REQUESTS = 32;
const VIEW_SCRIPT = 40;

/** Every screen's own chunk, as the loader in the built site names it. */
function viewChunks() {
  const found = new Map();
  const assets = readdirSync(join(DIST, 'assets')).filter((name) => /(?<!\.br)\.js$/.test(name));
  const entry =
    /["'`](?:\.\.\/)+views\/([^"'`]+)\.tsx["'`]\s*:\s*\(\)\s*=>[^,]*?import\(\s*["'`]\.\/([^"'`]+)["'`]/g;
  for (const name of assets) {
    const code = readFileSync(join(DIST, 'assets', name), 'utf8');
    for (const [, view, chunk] of code.matchAll(entry)) found.set(view, `/assets/${chunk}`);
  }
  return found;
}

async function measure(executablePath) {
  const site = await openSite();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const visit = await firstVisit(page, site);
    return { ...visit, sizeOf: (path) => kilobytes(site.sizeOf(path)) };
  } finally {
    await browser.close();
    await site.close();
  }
}

const executablePath = await getBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const { login, home, sizeOf } = await measure(executablePath);
const views = [...viewChunks()];
const rows = [
  ['log-in, scripts (kB gz)', login.script, LOGIN_SCRIPT],
  ['log-in, requests', login.requests, LOGIN_REQUESTS],
  ['up to home with charts, scripts (kB gz)', home.script, HOME_SCRIPT],
  ['up to home with charts, requests', home.requests, HOME_REQUESTS],
  ...views.map(([view, path]) => [`screen ${view} (kB gz)`, sizeOf(path), VIEW_SCRIPT]),
];
// A figure that is missing is over its budget.
const fits = ([, measured, most]) => measured <= most;
for (const row of rows) {
  const [name, measured, most] = row;
  console.log(
    `${fits(row) ? 'ok    ' : 'FAILED'}  ${name.padEnd(48)} ${String(measured).padStart(7)} of ${most}`,
  );
}
const good = rows.every(fits) && views.length > 0;
if (!good) {
  const list = home.scripts.map((path) => [
    path,
    sizeOf(path),
    login.scripts.includes(path) ? 'log-in' : 'home',
  ]);
  console.log('\nScripts up to home, the largest first:');
  for (const [path, size, of] of list.toSorted((a, b) => b[1] - a[1])) {
    console.log(`${String(size).padStart(7)}  ${of.padEnd(6)}  ${path}`);
  }
}
process.exitCode = good ? 0 : 1;
