import {
  FIRST_ROW,
  HOME_CHART,
  median,
  RECHARGE,
  ROUNDS,
  signIn,
  tagOf,
  unfoldFinance,
  until,
  visit,
  menuItem,
} from '../visit.mjs';
import { fourLists } from '../operator.mjs';

/** Screens that are opened beside the list. */
const MANY = 40;

const SWITCHES = 25;

/** Addresses of the screens in the menu that the server sends to whoever has signed in. */
const screens = (page) =>
  page.evaluate(async (count) => {
    const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const headers = { Authorization: `Bearer ${decodeURIComponent(token)}` };
    const answer = await fetch('/admin/api/v2/sitebkd/user/getUserMenus', { headers });
    const { data } = await answer.json();
    const leaves = (entries) =>
      entries.flatMap((entry) => (entry.children?.length > 0 ? leaves(entry.children) : [entry]));
    return leaves(data.menuList)
      .filter(({ path, meta }) => !meta.isHide && !meta.isLink && path.split('/').length > 2)
      .map(({ path }) => path)
      .slice(0, count);
  }, MANY);

const heap = async (cdp) => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
};

const goTo = async (page, path) => {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator(tagOf(path)).waitFor();
};

async function shownAgain(page) {
  const times = [];
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    await until(page, tagOf('/home'), HOME_CHART);
    times.push(await until(page, tagOf(RECHARGE), FIRST_ROW));
  }
  return median(times);
}

/** What kept screens cost: one among few and among many, live elements, and what switches leave in memory. */
export async function measure({ browser, site: { origin } }) {
  const elements = await visit(browser, false, async (page) => {
    await signIn(page, origin);
    return fourLists(page);
  });
  const grown = await visit(browser, false, async (page, cdp) => {
    await signIn(page, origin);
    await unfoldFinance(page);
    await until(page, menuItem(RECHARGE), FIRST_ROW);
    await shownAgain(page);
    const before = await heap(cdp);
    for (let round = 0; round < SWITCHES; round += 1) {
      await until(page, tagOf('/home'), HOME_CHART);
      await until(page, tagOf(RECHARGE), FIRST_ROW);
    }
    return { before, more: (await heap(cdp)) - before };
  });
  const crowded = await visit(browser, false, async (page) => {
    await signIn(page, origin);
    await unfoldFinance(page);
    await until(page, menuItem(RECHARGE), FIRST_ROW);
    const few = await shownAgain(page);
    const paths = await screens(page);
    for (const path of paths) await goTo(page, path);
    await page.waitForLoadState('networkidle');
    return { few, many: await shownAgain(page), count: paths.length };
  });
  return {
    'elements alive with four lists': elements,
    'heap, MB': grown.before,
    'heap after 50 switches, MB more': grown.more,
    'kept list with few others, ms': crowded.few,
    'screens kept beside it': crowded.count,
    'kept list, among many ÷ among few': crowded.many / crowded.few,
  };
}
