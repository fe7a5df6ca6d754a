import { FIRST_ROW, often, signIn, visit } from '../visit.mjs';

const POSITIONS = '/contract/position';
const ROWS = 100;
const REFRESHES = 6;

/** Of the demo's positions, those at the top stay open. */
const MADE_OF = 20;

/** The address of the question for the rows on screen, beside which others ask how many there are. */
const LIST = new RegExp(`/contractPosition/list\\?.*pageSize=${ROWS}\\b`);

/**
 * Answers as the server with 5,000 open positions would: a page of so many rows, made of those the demo has, which keep
 * their places while its market moves.
 */
async function crowd(page) {
  let turn = 0;
  let places = null;
  await page.route(LIST, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { list = [] } = body.data ?? {};
    if (list.length === 0) throw new Error('the demo has no open position');
    const present = new Map(list.map((row) => [row.id, row]));
    places ??= list.slice(0, MADE_OF);
    const rows = Array.from({ length: ROWS }, (_, at) => {
      const first = places[at % places.length];
      const like = present.get(first.id) ?? first;
      return { ...like, id: `${9_000_000 + at}`, positionNo: `CP${9_000_000 + at}` };
    });
    turn += 1;
    await route.fulfill({ response, json: { ...body, data: { ...body.data, list: rows, total: 5000 } } });
  });
  return () => turn;
}

/** Milliseconds of script a refresh of 100 rows takes, and the longest frame meanwhile. */
const refreshing = (browser, origin) =>
  visit(browser, false, async (page, cdp) => {
    const asked = await crowd(page);
    await signIn(page, origin);
    await page.goto(`${origin}${POSITIONS}?pageSize=${ROWS}`);
    await page.locator(FIRST_ROW).first().waitFor();
    await page.waitForLoadState('networkidle');
    await cdp.send('Performance.enable');
    const script = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
    };
    const wait = async (until) => {
      while (asked() < until) await page.waitForTimeout(100);
      await page.waitForTimeout(300);
    };
    await wait(asked() + 1);
    const [begun, first] = [await script(), asked()];
    await wait(first + REFRESHES);
    const each = ((await script()) - begun) / (asked() - first);
    // Only now: to look at every frame is script too, several times what a refresh takes.
    await page.evaluate(() => {
      window.benchLongest = 0;
      let before = performance.now();
      const next = (now) => {
        window.benchLongest = Math.max(window.benchLongest, now - before);
        before = now;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await wait(asked() + REFRESHES);
    const frame = await page.evaluate(() => window.benchLongest);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    return { script: each, frame };
  });

/** What watching 100 of 5,000 open positions costs. */
export async function measure({ browser, site: { origin } }) {
  const { script, frame } = await often(() => refreshing(browser, origin));
  return {
    '100 of 5,000 positions refreshed, ms of script': script,
    '100 of 5,000 positions refreshed, longest frame, ms': frame,
  };
}
