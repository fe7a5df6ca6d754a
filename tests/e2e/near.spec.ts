import type { Locator, Page } from '@playwright/test';
import { expect, goInside, menuItem, signInFast, tag, test } from './console';
import { SCROLLER, zh } from './lists';

test.use({ windowed: true });

const LIST = '/finance/recharge';

/** Rows of the list on screen, drawn or not. */
const rows = (page: Page): Locator =>
  page.locator('main tbody > tr:not([aria-hidden="true"])').filter({ visible: true });

/** Rows whose cells are drawn. */
const drawn = (page: Page): Locator => rows(page).filter({ has: page.getByRole('checkbox') });

const headers = (page: Page): Locator => page.locator('main thead th').filter({ visible: true });

/** The table that scrolls sideways. */
const body = (page: Page): Locator => page.locator(`main ${SCROLLER}`).filter({ visible: true });

/** Cells of the first row, one that stands for several included. */
const cells = (page: Page): Locator => rows(page).first().locator('td');

test('columns beyond the edge are drawn when somebody scrolls sideways', async ({ page }) => {
  await signInFast(page, 'admin', LIST);
  await expect(rows(page)).toHaveCount(20);
  const all = await headers(page).count();
  expect(await cells(page).count()).toBeLessThan(all);
  await body(page).evaluate((table) => table.scrollBy({ left: 60 }));
  await expect(cells(page)).toHaveCount(all);
});

test('whoever walks the rows with the keyboard, or looks for a word, finds every column and every row', async ({
  page,
}) => {
  await signInFast(page, 'admin', `${LIST}?pageSize=100`);
  await expect(rows(page)).toHaveCount(100);
  const all = await headers(page).count();
  expect(await cells(page).count()).toBeLessThan(all);
  await rows(page).first().getByRole('checkbox').focus();
  await page.keyboard.press('Tab');
  await expect(cells(page)).toHaveCount(all);
  await expect(rows(page).first().locator(':focus')).toHaveCount(1);
  expect(await drawn(page).count()).toBeLessThan(60);
  await page.keyboard.press('Control+f');
  await expect(drawn(page)).toHaveCount(100);
});

test('rows are drawn when they come near the view, and keep their height when they leave it', async ({
  page,
}) => {
  await signInFast(page, 'admin', `${LIST}?pageSize=100`);
  await expect(rows(page)).toHaveCount(100);
  const first = rows(page).first();
  const before = await first.evaluate((row) => row.getBoundingClientRect().height);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).last().getByRole('checkbox')).toBeVisible();
  await expect(first.getByRole('checkbox')).toHaveCount(0);
  expect(await first.evaluate((row) => row.getBoundingClientRect().height)).toBe(before);
});

test('a hidden list keeps the rows that were in view, and a row that has the focus stays drawn', async ({
  page,
}) => {
  await signInFast(page, 'admin', LIST);
  await expect(drawn(page)).toHaveCount(20);
  const kept = await body(page).elementHandle();
  await goInside(page, '/finance/withdraw');
  await expect(rows(page)).toHaveCount(20);
  const boxes = () => kept?.evaluate((table) => table.querySelectorAll('input[type="checkbox"]').length);
  await expect.poll(boxes).toBeLessThan(20);
  expect(await boxes()).toBeGreaterThan(8);
  await tag(page, LIST).click();
  await expect(drawn(page)).toHaveCount(20);
  await rows(page).first().getByRole('checkbox').focus();
  await menuItem(page, LIST).hover();
  await page.locator('main').evaluate((main) => main.parentElement?.scrollTo({ top: 600 }));
  await expect(rows(page).first().getByRole('checkbox')).toBeFocused();
});

test('of a long page only what is in view is drawn, the toolbar stays there, and rows come as they are scrolled to', async ({
  page,
}) => {
  await signInFast(page, 'admin', `${LIST}?pageSize=1000`);
  await expect(rows(page).first().getByRole('checkbox')).toBeVisible();
  expect(await drawn(page).count()).toBeLessThan(60);
  expect(await page.locator('main tbody tr').filter({ visible: true }).count()).toBeLessThan(300);
  const key = (row: Locator) => row.getAttribute('data-row-key');
  const first = await key(rows(page).first());
  await rows(page).first().getByRole('checkbox').check();
  // What has the focus stays.
  await rows(page).first().getByRole('checkbox').blur();
  await expect(rows(page).first()).toHaveAttribute('data-chosen', 'true');
  await body(page).evaluate((table) => table.scrollTo({ top: table.scrollHeight }));
  await expect(rows(page).last().getByRole('checkbox')).toBeInViewport();
  await expect(page.getByRole('button', { name: zh('crud.refresh') })).toBeInViewport();
  await expect(page.locator(`main [data-row-key="${first}"]`)).toHaveCount(0);
  await body(page).evaluate((table) => table.scrollTo({ top: 0 }));
  await expect(page.locator(`main [data-row-key="${first}"]`).getByRole('checkbox')).toBeChecked();
});

test('lists that were left before the last one give up their rows, and show them again at their place', async ({
  page,
}) => {
  await signInFast(page, 'admin', LIST);
  await expect(drawn(page)).toHaveCount(20);
  await rows(page).nth(9).getByRole('checkbox').check();
  const scroller = page.locator('main').locator('..');
  await scroller.evaluate((element) => element.scrollTo({ top: 260 }));
  const place = await rows(page)
    .nth(9)
    .evaluate((row) => row.getBoundingClientRect().top);
  const kept = await body(page).elementHandle();
  const boxes = () => kept?.evaluate((table) => table.querySelectorAll('input[type="checkbox"]').length);
  await goInside(page, '/finance/withdraw');
  await expect(rows(page)).toHaveCount(20);
  expect(await boxes()).toBeGreaterThan(8);
  await goInside(page, '/member/list');
  await expect(rows(page)).toHaveCount(20);
  await expect.poll(boxes).toBe(0);
  // In the first frame that shows the list its rows are there.
  const first = await kept?.evaluate(
    (table, path) =>
      new Promise<number>((done) => {
        const look = () =>
          table.checkVisibility()
            ? done(table.querySelectorAll('input[type="checkbox"]').length)
            : requestAnimationFrame(look);
        document.querySelector<HTMLElement>(`[role="tab"][data-key="${path}"]`)?.click();
        look();
      }),
    LIST,
  );
  expect(first).toBeGreaterThan(8);
  await expect(rows(page).nth(9).getByRole('checkbox')).toBeChecked();
  expect(
    await rows(page)
      .nth(9)
      .evaluate((row) => row.getBoundingClientRect().top),
  ).toBe(place);
});
