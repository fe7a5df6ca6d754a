import type { Locator, Page } from '@playwright/test';
import { expect, signInFast, test } from '../console';
import { zh } from './shell';

const ALL = { systemRechargeCount: 1, withdrawCount: 1, realNameAuthCount: 1 };

const strip = (page: Page): Locator => page.getByRole('region', { name: zh('reminder.title') });

/** What the operator may press or fill in: of a desk, a dialog, a drawer, a row, the pager, the frame. */
const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, [role="tab"], [role="menuitem"]';

/** Controls whose middle is in sight, were it not for the reminders that lie over it. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const place = document.querySelector('[data-reminders]');
    const isInside = (x: number, y: number, box: DOMRect) =>
      x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    // What is scrolled out of sight is cut off by an ancestor.
    const isCutOff = (x: number, y: number, from: Element | null): boolean =>
      from !== null &&
      ((getComputedStyle(from).overflow !== 'visible' && !isInside(x, y, from.getBoundingClientRect())) ||
        isCutOff(x, y, from.parentElement));
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      if (!place || !hit || !place.contains(hit) || place.contains(control)) return [];
      return isCutOff(x, y, control.parentElement) ? [] : control.outerHTML.slice(0, 120);
    });
  }, CONTROLS);
}

/** The strip stands, no higher than it may be, and no control of the page is under it. */
async function expectNothingCovered(page: Page, what: string): Promise<void> {
  await expect(strip(page)).toBeVisible();
  expect(await coveredControls(page), what).toEqual([]);
}

/** Scrolls the page to its end, where the pager and the last rows are. */
const scrollDown = (page: Page): Promise<void> =>
  page.locator('main').evaluate((main) => main.parentElement?.scrollTo(0, main.scrollHeight));

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('reminders cover no control of a list, its dialogs, the settings, or the review desk', async ({
      page,
    }) => {
      await page.route('**/cwManage/rechargeWithdrawReview', (route) =>
        route.fulfill({ json: { code: 0, msg: 'ok', data: ALL } }),
      );
      await signInFast(page, 'finance02', '/finance/withdraw?status[]=1&status[]=2');
      const rows = page.locator('main tbody tr[data-row-key]');
      await expect(rows.first()).toBeVisible();
      await expectNothingCovered(page, 'the list');
      const box = await strip(page).boundingBox();
      expect(box?.height).toBeLessThanOrEqual(44);
      await scrollDown(page);
      await expectNothingCovered(page, 'the end of the list');
      const floating = await page.addStyleTag({
        content:
          '[data-reminders] { position: fixed; inset: auto 24px 24px auto; height: 200px; z-index: 2000 }',
      });
      expect(await coveredControls(page), 'a strip that floats').not.toEqual([]);
      await floating.evaluate((style) => style.parentNode?.removeChild(style));
      await strip(page).getByRole('button', { expanded: false }).click();
      await scrollDown(page);
      await expectNothingCovered(page, 'the end of the list, unfolded');

      await page.getByRole('button', { name: zh('user.title3') }).click();
      await expect(page.locator('.ant-drawer-right .ant-drawer-section')).toBeVisible();
      await expectNothingCovered(page, 'the settings');
      await page.keyboard.press('Escape');

      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNothingCovered(page, 'the palette');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: zh('crud.startReview') }).click();
      const desk = page.locator('.ant-drawer-section').last();
      await expect(desk.getByRole('button', { name: zh('review.approve'), exact: true })).toBeVisible();
      await expectNothingCovered(page, 'the review desk');
      await desk.getByRole('button', { name: zh('review.hold'), exact: true }).click();
      await expect(page.locator('.ant-modal').last()).toBeVisible();
      await expectNothingCovered(page, 'the dialog of a decision');
    });

    test('the strip comes and goes below the page: nothing in it moves', async ({ page }) => {
      await page.clock.install();
      let answer: object = {};
      await page.route('**/cwManage/rechargeWithdrawReview', (route) =>
        route.fulfill({ json: { code: 0, msg: 'ok', data: answer } }),
      );
      await signInFast(page, 'finance02', '/finance/withdraw');
      const row = page.locator('main tbody tr[data-row-key]').first();
      const place = async () => [await row.boundingBox(), await page.getByRole('banner').boundingBox()];
      await expect(row).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // Words of dictionaries come after the rows: they may make a row higher, and columns wider.
      let before = await place();
      await expect(async () => {
        const last = before;
        await page.clock.runFor(500);
        before = await place();
        expect(before).toEqual(last);
      }).toPass();
      answer = ALL;
      await page.clock.runFor(15_000);
      await expect(strip(page)).toBeVisible();
      expect(await place()).toEqual(before);
    });
  });
}
