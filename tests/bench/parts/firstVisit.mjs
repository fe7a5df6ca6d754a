import { firstVisit, typeSignIn, waitForLogin } from '../operator.mjs';
import { often, SPEEDS, tagOf, until, visit } from '../visit.mjs';

/** Notes in the page when an element first stood there, and what of its tasks was above 50 ms until then. */
const noteFirst = (page, selector) =>
  page.addInitScript((wanted) => {
    const tasks = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
    const look = () => {
      if (!document.querySelector(wanted)) return void requestAnimationFrame(look);
      const ready = performance.now();
      // Tasks are told of after they have ended.
      setTimeout(() => {
        const before = tasks.filter(({ startTime }) => startTime < ready);
        const blocked = before.reduce((sum, { duration }) => sum + duration - 50, 0);
        window.benchSeen = { ready, blocked };
      }, 300);
    };
    look();
  }, selector);

const firstPaintAndLogin = (browser, origin, slow) =>
  visit(browser, slow, async (page) => {
    await noteFirst(page, '#login-panel-account form img');
    await page.goto(`${origin}/login`);
    await waitForLogin(page);
    await page.waitForFunction(() => window.benchSeen);
    return page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      ...window.benchSeen,
    }));
  });

/** From the click on the log-in button until the frame and home's tag stand there. */
const homeAfterClick = (browser, origin, slow) =>
  visit(browser, slow, async (page) => {
    await page.goto(`${origin}/login`);
    await typeSignIn(page, 'admin');
    await page.waitForLoadState('networkidle');
    return until(page, '#login-panel-account form button[type="submit"]', tagOf('/home'));
  });

/** Bytes and requests of the first visit, first paint, the way to a usable log-in and to home. */
export async function measure({ browser, site }) {
  const { origin } = site;
  const { login, home } = await visit(browser, false, (page) => firstVisit(page, site));
  const figures = {
    'log-in: scripts, kB gz': login.script,
    'log-in: requests': login.requests,
    'home with charts: scripts, kB gz': home.script,
    'home with charts: requests': home.requests,
  };
  for (const { slow, of } of SPEEDS) {
    const first = await often(() => firstPaintAndLogin(browser, origin, slow));
    figures[`first paint, ms (${of})`] = first.paint;
    figures[`log-in usable, ms (${of})`] = first.ready;
    figures[`blocked until the log-in is usable, ms (${of})`] = first.blocked;
    const { ms } = await often(async () => ({ ms: await homeAfterClick(browser, origin, slow) }));
    figures[`home after the click, ms (${of})`] = ms;
  }
  return figures;
}
