import type { Page } from '@playwright/test';
import { expect, expectToFit, goInside, signInFast, SITE, test } from './console';
import { rows } from './lists';

/** Eighteen digits on either side of the point, as sent and as shown. */
const AMOUNT = '123456789012345678.123456789012345678';
const SHOWN = '123,456,789,012,345,678.123456789012345678';

/** Twenty wide characters, and a word without a place to break. */
const WIDE = '这是一个恰好二十个全角字符长度的会员昵称';
const LONG = `T${'w'.repeat(127)}`;

/** Lists, the call behind each, and what its first row is given. */
const LISTS: { path: string; call: string; row: Record<string, string>; amount?: string }[] = [
  {
    path: '/member/list',
    call: 'member/list',
    row: { nickname: WIDE, account: LONG, inviterUid: LONG, lastLoginIp: LONG },
  },
  {
    path: '/member/asset',
    call: 'memberAsset/list',
    row: { account: LONG, available: AMOUNT },
    amount: SHOWN,
  },
  {
    path: '/member/assetLog',
    call: 'memberAssetLog/list',
    row: { account: LONG, refNo: LONG, availableChange: AMOUNT, availableAfter: AMOUNT },
    amount: `+${SHOWN}`,
  },
  {
    path: '/finance/adjust',
    call: 'memberAssetAdjust/list',
    row: { account: LONG, reason: LONG, amount: AMOUNT },
    amount: SHOWN,
  },
  {
    path: '/finance/withdraw',
    call: 'cwManage/withdrawLogList',
    row: { account: LONG, toAddress: LONG, amount: AMOUNT, netAmount: AMOUNT },
    amount: SHOWN,
  },
];

/** Gives the first row of a list what hardly fits. */
const stuff = (page: Page, call: string, given: Record<string, string>) =>
  page.route(`**${SITE}${call}**`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { list: Record<string, unknown>[] } };
    Object.assign(body.data.list[0] ?? {}, given);
    await route.fulfill({ json: body });
  });

/** Texts of the first row that are painted beyond their cell, and amounts that are cut. */
const spills = (page: Page): Promise<{ text: string; by: number }[]> =>
  rows(page)
    .first()
    .evaluate((row) => {
      const found: { text: string; by: number }[] = [];
      for (const cell of row.querySelectorAll('td')) {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent ?? '';
          const range = document.createRange();
          range.selectNode(walker.currentNode);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          // What an ancestor clips is not painted; an amount must not be clipped.
          const own = walker.currentNode.parentElement;
          const end = /\d{3},\d{3}/.test(text) ? own : row;
          let { left, right } = box;
          for (let parent = own; parent && parent !== end; parent = parent.parentElement) {
            if (getComputedStyle(parent).overflowX === 'visible') continue;
            const around = parent.getBoundingClientRect();
            left = Math.max(left, around.left);
            right = Math.min(right, around.right);
          }
          const { left: from, right: to } = cell.getBoundingClientRect();
          const by = Math.max(from - left, right - to);
          if (by > 1) found.push({ text, by: Math.round(by) });
        }
      }
      return found;
    });

test('18 decimals, 20 wide characters and an unbroken word stay in their cells and lose no digit', async ({
  page,
}) => {
  for (const { call, row } of LISTS) await stuff(page, call, row);
  await signInFast(page, 'admin', '/401');
  for (const { path, row, amount } of LISTS) {
    await goInside(page, path);
    const first = rows(page).first();
    await expect(first).toContainText(row['nickname'] ?? LONG);
    await expect(first).toContainText(amount ?? '');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect({ path, width, spills: await spills(page) }).toEqual({ path, width, spills: [] });
      // A row has four lines at most; so has a value of a phone's card, label included.
      const tall = await first
        .locator(width === 390 ? 'td' : ':scope')
        .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().height)));
      expect(tall).toBeLessThan(110);
      await expectToFit(page, path);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

test('cards of a phone can be ordered, and the order stands in the address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFast(page, 'finance01', '/finance/recharge');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('combobox', { name: '排序方式' }).click();
  await page.locator('.ant-select-item-option', { hasText: '充值数量' }).click();
  await expect(page).toHaveURL(/orderBy=amount[+%]*(20)?desc/);
  // The first press counts, although the field of columns still has the focus.
  await page.getByRole('button', { name: '降序' }).click();
  await expect(page).toHaveURL(/orderBy=amount[+%]*(20)?asc/);
  await page.reload();
  await expect(page.getByRole('button', { name: '升序' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('combobox', { name: '排序方式' })).toHaveCount(0);
});
