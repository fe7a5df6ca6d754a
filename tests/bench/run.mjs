/**
 * `npm run bench`: how fast the built site is, in Chromium against the mock backend. Prints a table and
 * keeps the figures as JSON in `tests/bench/results/`. Figures depend on the machine: nothing fails here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { getBrowser, NO_BROWSER } from '../browser.mjs';
import { enterHome, kilobytes, typeSignIn, waitForLogin, watchTraffic } from './operator.mjs';
import { DIST, openSite, ROOT } from './site.mjs';

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

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Several runs, the middle one counts. */
async function often(measure) {
  const values = [];
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
  return Math.round(median(values));
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

/** Milliseconds from a click until an element is on screen and painted. */
const clickUntil = (page, from, to) =>
  page.evaluate(
    ([source, target]) =>
      new Promise((done) => {
        const begun = performance.now();
        const look = () => {
          const there = [...document.querySelectorAll(target)].some((element) => element.checkVisibility());
          requestAnimationFrame(there ? () => done(performance.now() - begun) : look);
        };
        document.querySelector(source).click();
        look();
      }),
    [from, to],
  );

/** From the click on the log-in button until home's first figures stand there. */
async function homeAfterClick(browser, origin, slow) {
  return visit(browser, slow, async (page) => {
    await page.goto(`${origin}/login`);
    await typeSignIn(page, 'admin');
    await page.waitForLoadState('networkidle');
    return clickUntil(page, '#login-panel-account form button[type="submit"]', tagOf('/home'));
  });
}

async function switches(browser, origin) {
  return visit(browser, false, async (page, cdp) => {
    await signIn(page, origin);
    await page.locator(menuItem('/finance')).click();
    await page.locator(menuItem('/finance/recharge')).waitFor();
    const cold = await clickUntil(page, menuItem('/finance/recharge'), FIRST_ROW);
    const warm = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await clickUntil(page, tagOf('/home'), 'main canvas');
      warm.push(await clickUntil(page, tagOf('/finance/recharge'), FIRST_ROW));
    }
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const before = await heap();
    for (let round = 0; round < 25; round += 1) {
      await clickUntil(page, tagOf('/home'), 'main canvas');
      await clickUntil(page, tagOf('/finance/recharge'), FIRST_ROW);
    }
    return { cold: Math.round(cold), warm: Math.round(median(warm)), before, after: await heap() };
  });
}

/** Mounting the longest page of the recharge screen, its answer being there already. */
async function thousandRows(browser, origin) {
  return visit(browser, false, async (page) => {
    await signIn(page, origin);
    await page.evaluate(() => history.pushState(null, '', '/finance/recharge?limit=1000'));
    await page.goto(`${origin}/finance/recharge?limit=1000`);
    await page.locator(FIRST_ROW).first().waitFor();
    await clickUntil(page, tagOf('/home'), 'main canvas');
    return Math.round(await clickUntil(page, tagOf('/finance/recharge'), FIRST_ROW));
  });
}

async function bytes(browser, site) {
  return visit(browser, false, async (page) => {
    const traffic = watchTraffic(page, site.files);
    await page.goto(`${site.origin}/login`);
    await waitForLogin(page);
    await page.waitForLoadState('networkidle');
    const login = { script: kilobytes(traffic.bytes()), requests: traffic.requests() };
    await typeSignIn(page, 'admin');
    await enterHome(page);
    await page.waitForLoadState('networkidle');
    return { login, home: { script: kilobytes(traffic.bytes()), requests: traffic.requests() } };
  });
}
