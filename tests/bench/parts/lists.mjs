import {
  FIRST_ROW,
  HOME_CHART,
  median,
  menuItem,
  often,
  RECHARGE,
  ROUNDS,
  signIn,
  SPEEDS,
  tagOf,
  unfoldFinance,
  until,
  visit,
  WITHDRAW,
} from '../visit.mjs';

/** Milliseconds in which home prepares what the first click will need. */
const AT_REST = 6000;

/** A list for the first time: at once after home, after a rest, after another list; and the same list kept. */
const opened = (browser, origin, slow, { rest, before }) =>
  visit(browser, slow, async (page) => {
    await signIn(page, origin);
    await unfoldFinance(page);
    if (rest) await page.waitForTimeout(AT_REST);
    if (before) {
      await until(page, menuItem(before), FIRST_ROW);
      await until(page, tagOf('/home'), HOME_CHART);
    }
    const first = await until(page, menuItem(RECHARGE), FIRST_ROW);
    const again = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await until(page, tagOf('/home'), HOME_CHART);
      again.push(await until(page, tagOf(RECHARGE), FIRST_ROW));
    }
    return { first, again: median(again) };
  });

/** The first list after home and the kept list, as shares of a later list. */
export async function measure({ browser, site: { origin } }) {
  const figures = {};
  for (const { slow, of } of SPEEDS) {
    const { atOnce, rested, later, kept } = await often(async () => {
      const last = await opened(browser, origin, slow, { before: WITHDRAW });
      return {
        atOnce: (await opened(browser, origin, slow, {})).first,
        rested: (await opened(browser, origin, slow, { rest: true })).first,
        later: last.first,
        kept: last.again,
      };
    });
    figures[`later list, ms (${of})`] = later;
    figures[`first list at once ÷ later list (${of})`] = atOnce / later;
    figures[`first list after a rest ÷ later list (${of})`] = rested / later;
    figures[`kept list, ms (${of})`] = kept;
    figures[`kept list ÷ later list (${of})`] = kept / later;
  }
  return figures;
}
