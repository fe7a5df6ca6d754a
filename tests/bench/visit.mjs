/** What the parts of the bench share: visits, clicks that are timed, and figures of several runs. */
import { enterHome, typeSignIn } from './operator.mjs';

const PROFILE = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };

const SLOW_CPU = 4;
const SLOW_NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_250_000,
  uploadThroughput: 1_250_000,
};

export const ROUNDS = 5;

/** Both speeds that a visit is measured at, and how the table names them. */
export const SPEEDS = [
  { slow: false, of: 'full speed' },
  { slow: true, of: `CPU ÷ ${SLOW_CPU}, 10 Mbit/s` },
];

export const menuItem = (path) => `[data-menu-id$="-${path}"]`;
export const tagOf = (path) => `[role="tab"][data-key="${path}"]`;
export const FIRST_ROW = 'main [data-line]';
export const HOME_CHART = 'main canvas';
export const RECHARGE = '/finance/recharge';
export const WITHDRAW = '/finance/withdraw';

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Several runs; of each figure the middle one counts. */
export async function often(run) {
  const runs = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await run(round));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))]));
}

/** A new browser profile; `slow`: a quarter of the processor and 10 Mbit/s. */
export async function visit(browser, slow, work) {
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

export async function signIn(page, origin) {
  await page.goto(`${origin}/login`);
  await typeSignIn(page, 'admin');
  await enterHome(page);
}

/** Unfolds the menu of money, so that its lists are a click away. */
export async function unfoldFinance(page) {
  await page.locator(menuItem('/finance')).click();
  await page.locator(menuItem(RECHARGE)).waitFor();
}

/**
 * Milliseconds from a click (on nothing: from the browser's Back; with a text: from writing it into a field) until an element
 * of a screen is there and painted.
 */
export const until = (page, source, wanted, text = null) =>
  page.evaluate(
    ([from, target, written]) =>
      new Promise((done) => {
        const begun = performance.now();
        const look = () => {
          // Of many kept screens the one on view alone is searched: to look must not take longer with each of them.
          const screens = [...(document.querySelector('main')?.children ?? [])].filter((one) =>
            one.checkVisibility(),
          );
          const there = target.startsWith('main ')
            ? screens.some((screen) => screen.querySelector(target))
            : [...document.querySelectorAll(target)].some((element) => element.checkVisibility());
          requestAnimationFrame(there ? () => done(performance.now() - begun) : look);
        };
        if (from === null) history.back();
        else if (written === null) document.querySelector(from).click();
        else {
          const box = document.querySelector(from);
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, written);
          box.dispatchEvent(new Event('input', { bubbles: true }));
        }
        look();
      }),
    [source, wanted, text],
  );

/** Milliseconds of a task that begins with a click and ends when the page has been laid out anew. */
export const taskOf = (page, clicked) =>
  page.evaluate((source) => {
    const begun = performance.now();
    document.querySelector(source).click();
    document.body.getBoundingClientRect();
    return performance.now() - begun;
  }, clicked);

/** Scrolls an element to its end, a step a frame, and answers the longest frame and how many there were. */
export const scrolled = (page, selector, step = 240) =>
  page.evaluate(
    ([target, pixels]) =>
      new Promise((done) => {
        const box = [...document.querySelectorAll(target)].find((element) => element.checkVisibility());
        const frames = [];
        let before = null;
        const next = (now) => {
          if (before !== null) frames.push(now - before);
          before = now;
          const top = box.scrollTop;
          box.scrollTop = top + pixels;
          if (box.scrollTop === top || frames.length > 400)
            done({ longest: Math.max(...frames), frames: frames.length });
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [selector, step],
  );
