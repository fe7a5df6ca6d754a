/**
 * `npm run bench`: how fast the built site is, in Chromium against the mock backend, and how fast the mock backend is
 * with 100,000 ledger lines, 20,000 members and 50,000 orders. Prints a table and keeps the figures as JSON in
 * `tests/bench/results/`. Figures depend on the machine: nothing fails here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { getBrowser, NO_BROWSER } from '../browser.mjs';
import { enterHome, firstVisit, typeSignIn, waitForLogin } from './operator.mjs';
import { measureShell } from './shell.mjs';
import { DIST, openSite, ROOT } from './site.mjs';
import { measureUpload } from './upload.mjs';

const ROUNDS = 5;
const SLOW_CPU = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

const PROFILE = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };

const menuItem = (path) => `[data-menu-id$="-${path}"]`;
const tagOf = (path) => `[role="tab"][data-key="${path}"]`;
const FIRST_ROW = 'main .ant-table-row';
const ROW_BOX = 'main .ant-table-row .ant-checkbox-input';
const CHOSEN_ROW = 'main .ant-table-row-selected';
const HOME_CHART = 'main canvas';
const RECHARGE = '/finance/recharge';
const WITHDRAW = '/finance/withdraw';

/** Milliseconds in which home prepares what the first click will need. */
const AT_REST = 6000;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Several runs; of each figure the middle one counts. */
async function often(run) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await run());
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))]));
}

/** A new browser profile; `slow`: a quarter of the processor and 10 Mbit/s. */
async function visit(browser, slow, work) {
  const context = await browser.newContext(PROFILE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    if (slow) {
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
    }
    return await work(page, cdp);
  } finally {
    await context.close();
  }
}

async function signIn(page, origin) {
  await page.goto(`${origin}/login`);
  await typeSignIn(page, 'admin');
  await enterHome(page);
}

/** Notes in the page when an element first stood there. */
const noteFirst = (page, selector) =>
  page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted)) window.benchSeen = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, selector);

async function firstPaintAndLogin(browser, origin, slow) {
  return visit(browser, slow, async (page) => {
    await noteFirst(page, '#login-panel-account form img');
    await page.goto(`${origin}/login`);
    await waitForLogin(page);
    const [paint, ready] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      window.benchSeen,
    ]);
    return { paint, ready };
  });
}

/** Milliseconds from a click (on nothing: from the browser's Back) until an element is on screen and painted. */
const until = (page, clicked, wanted) =>
  page.evaluate(
    ([source, target]) =>
      new Promise((done) => {
        const begun = performance.now();
        const look = () => {
          const there = [...document.querySelectorAll(target)].some((element) => element.checkVisibility());
          requestAnimationFrame(there ? () => done(performance.now() - begun) : look);
        };
        if (source === null) history.back();
        else document.querySelector(source).click();
        look();
      }),
    [clicked, wanted],
  );

/** From the click on the log-in button until the frame and home's tag stand there. */
const homeAfterClick = (browser, origin, slow) =>
  visit(browser, slow, async (page) => {
    await page.goto(`${origin}/login`);
    await typeSignIn(page, 'admin');
    await page.waitForLoadState('networkidle');
    return until(page, '#login-panel-account form button[type="submit"]', tagOf('/home'));
  });

/** The first list after home, at once or after a rest, and the same list when another one came first. */
async function firstLists(browser, origin, slow) {
  const opened = (rest, before) =>
    visit(browser, slow, async (page) => {
      await signIn(page, origin);
      await page.locator(menuItem('/finance')).click();
      await page.locator(menuItem(RECHARGE)).waitFor();
      if (rest) await page.waitForTimeout(AT_REST);
      if (before) {
        await until(page, menuItem(before), FIRST_ROW);
        await until(page, tagOf('/home'), HOME_CHART);
      }
      return until(page, menuItem(RECHARGE), FIRST_ROW);
    });
  const { atOnce, rested, later } = await often(async () => ({
    atOnce: await opened(false, null),
    rested: await opened(true, null),
    later: await opened(false, WITHDRAW),
  }));
  return { atOnce: atOnce / later, rested: rested / later };
}

const switches = (browser, origin) =>
  visit(browser, false, async (page, cdp) => {
    await signIn(page, origin);
    await page.locator(menuItem('/finance')).click();
    await page.locator(menuItem(RECHARGE)).waitFor();
    const cold = await until(page, menuItem(RECHARGE), FIRST_ROW);
    const there = () => until(page, tagOf(RECHARGE), FIRST_ROW);
    const back = () => until(page, tagOf('/home'), HOME_CHART);
    const warm = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await back();
      warm.push(await there());
    }
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
    };
    const before = await heap();
    for (let round = 0; round < 25; round += 1) {
      await back();
      await there();
    }
    return { cold, warm: median(warm), heap: before, grown: (await heap()) - before };
  });

/** Mounting the longest page there is, its answer being on hand already, and choosing one of its rows. */
const longestPage = (browser, origin) =>
  visit(browser, false, async (page) => {
    await signIn(page, origin);
    await page.goto(`${origin}${RECHARGE}?pageSize=1000`);
    await page.locator(FIRST_ROW).first().waitFor();
    await until(page, menuItem('/home'), HOME_CHART);
    await page.locator(tagOf(RECHARGE)).click({ button: 'middle' });
    await page.locator(tagOf(RECHARGE)).waitFor({ state: 'detached' });
    const mounted = await until(page, null, FIRST_ROW);
    return { mounted, toggled: await until(page, ROW_BOX, CHOSEN_ROW) };
  });

/** What a part that is written in TypeScript exports. */
async function load(file) {
  const options = { root: ROOT, configFile: false, resolve: { tsconfigPaths: true } };
  return (await runnerImport(join(ROOT, 'tests', 'bench', file), options)).module;
}

async function measure(browser, site) {
  const { origin } = site;
  const { login, home } = await visit(browser, false, (page) => firstVisit(page, site));
  const figures = {
    'log-in: scripts, kB gz': login.script,
    'log-in: requests': login.requests,
    'home with charts: scripts, kB gz': home.script,
    'home with charts: requests': home.requests,
  };
  for (const slow of [false, true]) {
    const of = slow ? `CPU ÷ ${SLOW_CPU}, 10 Mbit/s` : 'full speed';
    const first = await often(() => firstPaintAndLogin(browser, origin, slow));
    figures[`first paint, ms (${of})`] = first.paint;
    figures[`log-in usable, ms (${of})`] = first.ready;
    const { ms } = await often(async () => ({ ms: await homeAfterClick(browser, origin, slow) }));
    figures[`home after the click, ms (${of})`] = ms;
    const { atOnce, rested } = await firstLists(browser, origin, slow);
    figures[`first list at once ÷ later list (${of})`] = atOnce;
    figures[`first list after a rest ÷ later list (${of})`] = rested;
  }
  const { cold, warm, heap, grown } = await switches(browser, origin);
  figures['recharge screen, first time, ms'] = cold;
  figures['recharge screen, kept, ms'] = warm;
  const { mounted, toggled } = await often(() => longestPage(browser, origin));
  figures['recharge screen, longest page mounted, ms'] = mounted;
  figures['recharge screen, longest page, row chosen, ms'] = toggled;
  figures['heap, MB'] = heap;
  figures['heap after 50 switches, MB more'] = grown;
  Object.assign(figures, await visit(browser, false, (page) => measureShell(page, origin)));
  Object.assign(figures, (await load('reading.ts')).measureReading());
  Object.assign(figures, await (await load('backend.ts')).measureBackend());
  const upload = await visit(browser, false, async (page) => {
    await signIn(page, origin);
    return measureUpload(browser, page, origin);
  });
  return { ...figures, ...upload };
}

function keep(figures) {
  const folder = join(ROOT, 'tests', 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  const file = join(folder, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  const machine = { node: process.version, processors: cpus().length, processor: cpus()[0]?.model };
  writeFileSync(file, `${JSON.stringify({ at: now.toISOString(), machine, figures }, null, 2)}\n`);
  return file;
}

if (!existsSync(join(DIST, 'index.html'))) {
  spawnSync(process.execPath, [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build'], { cwd: ROOT });
}
const executablePath = await getBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const site = await openSite();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const figures = await measure(browser, site);
  for (const [name, value] of Object.entries(figures)) {
    const parts = name.includes('÷ later') ? 100 : 10;
    figures[name] = Math.round(value * parts) / parts;
    console.log(`${name.padEnd(60)} ${String(figures[name]).padStart(8)}`);
  }
  console.log(`\nKept in ${keep(figures)}`);
} finally {
  await browser.close();
  await site.close();
}
