import {
  FIRST_ROW,
  HOME_CHART,
  menuItem,
  often,
  RECHARGE,
  scrolled,
  signIn,
  tagOf,
  taskOf,
  until,
  visit,
} from '../visit.mjs';

const ROW_BOX = 'main [data-row-key] [type="checkbox"]';
const CHOSEN_ROW = 'main [data-row-key][data-chosen="true"]';
const BODY = 'main div:has(> table > tbody > [data-row-key])';

/** The longest page there is: mounted with its answer on hand, a row chosen, and scrolled to its end. */
const longestPage = (browser, origin) =>
  visit(browser, false, async (page) => {
    await signIn(page, origin);
    await page.goto(`${origin}${RECHARGE}?pageSize=1000`);
    await page.locator(FIRST_ROW).first().waitFor();
    await until(page, menuItem('/home'), HOME_CHART);
    await page.locator(tagOf(RECHARGE)).click({ button: 'middle' });
    await page.locator(tagOf(RECHARGE)).waitFor({ state: 'detached' });
    const mounted = await until(page, null, FIRST_ROW);
    const chosen = await until(page, ROW_BOX, CHOSEN_ROW);
    const task = await taskOf(page, ROW_BOX);
    const { longest } = await scrolled(page, BODY);
    return { mounted, chosen, task, longest };
  });

/** How a list of 1,000 rows behaves. */
export async function measure({ browser, site: { origin } }) {
  const { mounted, chosen, task, longest } = await often(() => longestPage(browser, origin));
  return {
    '1,000 rows: mounted, ms': mounted,
    '1,000 rows: a row chosen, ms until painted': chosen,
    '1,000 rows: a row chosen, ms of the task': task,
    '1,000 rows: longest frame while scrolling, ms': longest,
  };
}
