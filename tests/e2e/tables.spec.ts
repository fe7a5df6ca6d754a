import type { Locator, Page } from '@playwright/test';
import { expect, goInside, signInFast, tag, test } from './console';
import { rows, SCROLLER, showAllColumns, zh } from './lists';
import { say } from './words';

const LIST = '/finance/recharge';

/** The part of the list on screen that scrolls sideways. */
const scroller = (page: Page): Locator => page.locator(`main ${SCROLLER}`).filter({ visible: true });

/** Scrolls the page under its bars. */
const scrollPage = (page: Page, top: number): Promise<void> =>
  page
    .locator('main')
    .locator('..')
    .evaluate((element, to) => element.scrollTo({ top: to }), top);

/** The row in which the browser's own search finds a word; `null` where it finds none. */
const foundIn = (page: Page, word: string): Promise<string | null> =>
  page.evaluate((text) => {
    getSelection()?.removeAllRanges();
    // The search of the menu and of F3, as scripts can ask it.
    Reflect.apply(Reflect.get(window, 'find') as () => unknown, window, [text]);
    const { anchorNode = null, isCollapsed = true } = getSelection() ?? {};
    const row = isCollapsed ? null : anchorNode?.parentElement?.closest('[data-row-key]');
    return row?.getAttribute('data-row-key') ?? null;
  }, word);

test('the browser finds a word in the last of 100 rows, in a column beyond the edge, without being told to draw it', async ({
  page,
}) => {
  await signInFast(page, 'admin', `${LIST}?pageSize=100`);
  await showAllColumns(page);
  await expect(rows(page)).toHaveCount(100);
  const last = rows(page).last();
  const no = await last.locator('td').nth(1).innerText();
  const times = (await last.locator('td').allInnerTexts()).filter((text) => /^\d{4}-\d\d-\d\d/.test(text));
  expect(no).toMatch(/^R\d+/);
  expect(await foundIn(page, no)).toBe(await last.getAttribute('data-row-key'));
  // In a column beyond the edge.
  expect(times.length).toBeGreaterThan(0);
  for (const time of times) expect(await foundIn(page, time)).not.toBeNull();
});

test('heads stay over their columns and below the bars, whoever scrolls and however the focus moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInFast(page, 'admin', LIST);
  await showAllColumns(page);
  await expect(rows(page)).toHaveCount(20);
  /** Pixels by which a head stands beside the cells of its column. */
  const apart = () =>
    scroller(page).evaluate((box) =>
      [...box.querySelectorAll('thead th[data-column]')].map((head) => {
        const column = CSS.escape(head.getAttribute('data-column') ?? '');
        const cell = box.querySelector(`tbody [data-column="${column}"]`);
        return Math.abs(head.getBoundingClientRect().left - (cell?.getBoundingClientRect().left ?? Infinity));
      }),
    );
  const together = async () => expect(Math.max(...(await apart()))).toBeLessThanOrEqual(1);
  await together();
  // The last head that takes the focus stands beyond the edge.
  const last = page.locator('main thead').getByRole('button').last();
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await scroller(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await together();
  await page.keyboard.press('Tab');
  await together();
  await scrollPage(page, 300);
  const bars = page.locator('main').locator('..').locator('header, [role="tablist"]').first();
  await expect(page.locator('main thead th').last()).toBeInViewport({ ratio: 1 });
  await expect(bars).toBeVisible();
  await together();
});

test('a list that comes back has its place, what was chosen and its focusable rows', async ({ page }) => {
  await signInFast(page, 'admin', LIST);
  await expect(rows(page)).toHaveCount(20);
  const tenth = rows(page).nth(9);
  await tenth.getByRole('checkbox').check();
  await scroller(page).evaluate((box) => box.scrollTo({ left: 120 }));
  await scrollPage(page, 260);
  const place = async () => {
    const { x = 0, y = 0 } = (await tenth.boundingBox()) ?? {};
    return { x, y };
  };
  const before = await place();
  for (const other of ['/finance/withdraw', '/member/list']) {
    await goInside(page, other);
    await expect(rows(page)).toHaveCount(20);
  }
  await tag(page, LIST).click();
  await expect(tenth.getByRole('checkbox')).toBeChecked();
  await expect.poll(place).toEqual(before);
});

test('the first choice moves no row: what can be done stands in the place of the toolbar', async ({
  page,
}) => {
  await signInFast(page, 'admin', LIST);
  for (const path of [LIST, '/finance/withdraw', '/member/list']) {
    await goInside(page, path);
    await expect(rows(page)).toHaveCount(20);
    const second = rows(page).nth(1);
    // The tabs above it have come.
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
    const { y } = (await second.boundingBox()) ?? {};
    await rows(page).first().getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: zh('crud.clearSelection') })).toBeVisible();
    expect((await second.boundingBox())?.y).toBe(y);
    // Where the second row was it still is.
    await second.getByRole('checkbox').check();
    await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
  }
});

test('with long labels the bar of chosen rows is not scrolled: what has no room stands in its menu', async ({
  page,
}) => {
  await page.evaluate(() => localStorage.setItem('themeConfig', JSON.stringify({ globalI18n: 'en' })));
  await page.setViewportSize({ width: 1366, height: 768 });
  await signInFast(page, 'admin', '/finance/withdraw');
  await expect(rows(page)).toHaveCount(20);
  const second = rows(page).nth(1);
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  const { y } = (await second.boundingBox()) ?? {};
  await rows(page).first().getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: say('en', 'crud.selected', { n: 1 }) });
  await expect(bar.getByRole('button', { name: say('en', 'crud.clearSelection') })).toBeInViewport({
    ratio: 1,
  });
  expect(await bar.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect((await second.boundingBox())?.y).toBe(y);
});

test('a page that the browser has translated is searched to its last row, ordered and turned', async ({
  page,
}) => {
  await signInFast(page, 'admin', `${LIST}?pageSize=100`);
  await expect(rows(page)).toHaveCount(100);
  const last = rows(page).last();
  const no = await last.locator('td').nth(1).innerText();
  await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('[translate="no"], style')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.textContent = text.textContent;
    }
  });
  expect(await foundIn(page, no)).toBe(await last.getAttribute('data-row-key'));
  const first = await rows(page).first().getAttribute('data-row-key');
  await page.locator('main thead [data-column="amount"] button').click();
  await expect(rows(page).first()).not.toHaveAttribute('data-row-key', first ?? '');
  await page.getByRole('button', { name: zh('crud.nextPage') }).click();
  await expect(page.getByRole('button', { name: zh('crud.page', { n: 2 }) })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(rows(page)).toHaveCount(100);
});

test('of a long page what is near the view is drawn, the toolbar stays there, and a choice is kept', async ({
  page,
}) => {
  await signInFast(page, 'admin', `${LIST}?pageSize=1000`);
  await expect(rows(page).first().getByRole('checkbox')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  const table = page.locator('main table').filter({ visible: true });
  expect(Number(await table.getAttribute('aria-rowcount'))).toBeGreaterThan(300);
  const first = await rows(page).first().getAttribute('data-row-key');
  const same = page.locator(`main [data-row-key="${first}"]`);
  await same.getByRole('checkbox').check();
  // What has had the focus stays, wherever the rows are scrolled.
  await scroller(page).evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
  await expect(rows(page).last().getByRole('checkbox')).toBeInViewport();
  await expect(page.getByRole('button', { name: zh('crud.clearSelection') })).toBeInViewport();
  await expect(same.getByRole('checkbox')).toBeFocused();
  await rows(page).last().getByRole('checkbox').focus();
  await expect(same).toHaveCount(0);
  await scroller(page).evaluate((box) => box.scrollTo({ top: 0 }));
  await expect(same.getByRole('checkbox')).toBeChecked();
});

test('tabs that there is no room for are in a menu; the chosen one comes into view, and arrow keys move between them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await signInFast(page, 'finance01', '/finance/withdraw');
  await expect(rows(page).first()).toBeVisible();
  const bar = page.locator('main').getByRole('tablist');
  const tabs = bar.getByRole('tab');
  const last = tabs.last();
  await expect(last).not.toBeInViewport();
  await bar
    .locator('..')
    .getByRole('button', { name: zh('crud.more') })
    .click();
  const entry = page.getByRole('menuitem').last();
  await expect(entry).toHaveText(await last.innerText());
  await entry.click();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport({ ratio: 0.95 });
  await expect(page).toHaveURL(/status/);

  await last.focus();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(tabs.nth(-2)).toHaveAttribute('aria-selected', 'true');
});
