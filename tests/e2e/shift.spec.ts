import type { Locator, Page } from '@playwright/test';
import type { withdraw } from '@/contract/finance/withdraw';
import type { WireRowOf } from '@/contract/resource';
import { expect, go, signInFast, SITE, test } from './console';
import { say as word } from './words';
import type { Key } from '@/i18n/keys';

type WithdrawLog = WireRowOf<typeof withdraw>;

const PASSWORD = 'Demo1234';

/** Withdraws of a shift. */
const SHIFT = 10;

/** What one operator may approve alone: below the thresholds of amount and risk. */
const ALONE = { riskScoreMax: '59', usdtValueMax: '9999' };

const say = (key: Key, params?: Record<string, string | number>) => word('zh-CN', key, params);

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function list(page: Page, query: object): Promise<WithdrawLog[]> {
  const [token] = await page.context().cookies();
  const response = await page.request.post(`${SITE}cwManage/withdrawLogList`, {
    data: { pageNum: 1, pageSize: 1000, ...query },
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  return ((await response.json()) as { data: { list: WithdrawLog[] } }).data.list;
}

/** Lets customers come until so many withdraws wait that one operator may approve alone. */
async function fillQueue(page: Page, origin: string): Promise<void> {
  for (let rushes = 0; rushes < 20; rushes++) {
    if ((await list(page, { status: ['1'], ...ALONE })).length >= SHIFT) return;
    await fetch(`${origin}/admin/__mock/customers`, {
      method: 'POST',
      body: JSON.stringify({ count: 25, area: 'withdraw' }),
    });
  }
  throw new Error('Customers do not withdraw');
}

/** A keyboard that counts. */
class Keys {
  pressed = 0;
  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  /** Goes on with Tab until the focus is there. */
  async tabTo(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error('Never reached with Tab');
  }
}

/** The order number has room in a wide window only; the box of the row is named by it. */
const rowOf = (page: Page, orderNo: string) =>
  page.locator('main [data-row-key]').filter({ has: page.getByRole('checkbox', { name: orderNo }) });

const card = (page: Page, key: Key) =>
  page
    .locator('main')
    .getByRole('link', { name: say(key) })
    .first();

/** Home → one of its queues, with the keyboard alone. */
async function openQueue(page: Page, keys: Keys, key: Key): Promise<void> {
  await expect(card(page, key)).toBeVisible();
  await keys.tabTo(card(page, key));
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/finance\/withdraw\?status/);
  const rows = page.getByRole('region', { name: say('crud.list') }).locator('[data-row-key]');
  await expect(rows.first()).toBeVisible();
}

/** Approves one record after the other; what needs a second pair of eyes is passed over. */
async function approveAll(page: Page, keys: Keys, alone: ReadonlySet<string>): Promise<string[]> {
  const title = page.locator('.ant-drawer-title');
  const approved: string[] = [];
  for (let seen = 0; approved.length < SHIFT && seen < 200; seen++) {
    await expect(title).toContainText(/W\d{16}/);
    const orderNo = /W\d{16}/.exec(await title.innerText())?.[0] ?? '';
    if (alone.has(orderNo)) {
      const approve = page.getByRole('button', { name: say('review.approve'), exact: true });
      await expect(approve).toBeEnabled();
      await keys.press('a');
      await expect(dialog(page, say('review.approve')).getByRole('textbox')).toBeFocused();
      await keys.press('Control+Enter');
      await expect(dialog(page, say('review.approve'))).toBeHidden();
      approved.push(orderNo);
    } else await keys.press('j');
    if (approved.length < SHIFT) await expect(title).not.toContainText(orderNo);
  }
  return approved;
}

test('a shift clears ten withdraws from home to paid by keyboard alone', async ({ page, origin }) => {
  test.setTimeout(120_000);
  await signInFast(page, 'finance01');
  await fillQueue(page, origin);
  await page.reload();
  const alone = new Set((await list(page, { status: ['1'], ...ALONE })).map(({ orderNo }) => orderNo));
  const keys = new Keys(page);
  const began = Date.now();

  await openQueue(page, keys, 'home.todo.withdraw');
  await keys.press('s');
  const approved = await approveAll(page, keys, alone);
  expect(approved).toHaveLength(SHIFT);
  await keys.press('Escape');
  await expect(page.locator('.ant-drawer-title:visible')).toHaveCount(0);

  // The tab of what is to be paid.
  const tabs = page.locator('main').getByRole('tab');
  await keys.tabTo(tabs.and(page.locator('[aria-selected="true"]')));
  const toPay = tabs.filter({ hasText: '待打款' });
  for (let steps = 0; steps < 12; steps++) {
    if (await toPay.evaluate((element) => element === document.activeElement)) break;
    await keys.press('ArrowRight');
  }
  await keys.press('Enter');
  await expect(page).toHaveURL(/status%5B%5D=3/);
  // Others wait there too, some of them in a batch of their own.
  for (const orderNo of approved) {
    await rowOf(page, orderNo).getByRole('checkbox').focus();
    await keys.press('Space');
  }
  await keys.press('p');
  const paying = dialog(page, say('withdraw.bulkPay'));
  await expect(paying.locator('input[type="password"]')).toBeFocused();
  await keys.type(PASSWORD);
  await keys.press('Control+Enter');

  // One password, and for each of them a line that tells what became of it.
  const result = dialog(page, say('crud.bulkResult'));
  for (const orderNo of approved) await expect(result.getByRole('row', { name: orderNo })).toHaveCount(1);
  const lines = await result.getByRole('row', { name: say('withdraw.paid') }).count();
  const waiting = await list(page, { status: ['3'] });
  const paid = approved.filter((orderNo) => waiting.every((row) => row.orderNo !== orderNo));
  expect(lines).toBeGreaterThanOrEqual(paid.length);
  test.info().annotations.push({
    type: 'keys',
    description: `${keys.pressed} keys in ${Math.round((Date.now() - began) / 1000)} s, ${paid.length} paid`,
  });
  expect(paid).toHaveLength(SHIFT);
});

test.describe('with a clock that is moved by hand', () => {
  test.use({ keepsPage: false });

  test('who comes second is told who has decided, and can no longer decide', async ({
    page,
    otherPage,
    clockAhead,
  }) => {
    await signInFast(page, 'finance01', null);
    const row = (await list(page, { status: ['1'], ...ALONE }))[0];
    if (!row) throw new Error('No withdraw waits that one may approve alone');
    const address = `/finance/withdraw?orderNo=${row.orderNo}`;
    const openDesk = async (at: Page): Promise<Locator> => {
      await go(at, address);
      await at.getByRole('button', { name: say('crud.review'), exact: true }).click();
      const drawer = dialog(at, say('withdraw.reviewTitle', { no: row.orderNo }));
      await expect(drawer.locator('[data-level]').first()).toBeAttached();
      return drawer;
    };
    const first = await openDesk(page);
    await expect(first.getByText(/已由您领取审核/)).toBeVisible();
    const other = await otherPage();
    await signInFast(other, 'finance02');
    // Time is moved by hand, so that the second reviewer's drawer asks again at once.
    await other.clock.install({ time: Date.now() + clockAhead });
    const second = await openDesk(other);
    const approve = second.getByRole('button', { name: say('review.approve'), exact: true });
    await expect(second.getByRole('alert').filter({ hasText: 'finance01' })).toBeVisible();
    await expect(approve).toBeDisabled();

    await page.keyboard.press('a');
    await expect(dialog(page, say('review.approve')).getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(say('review.done'), { exact: true })).toBeVisible();

    await other.clock.runFor(20_000);
    await expect(second.getByText(/已由 finance01 审核/)).toBeVisible();
    await expect(second.getByText('待打款').first()).toBeVisible();
    await expect(approve).toHaveCount(0);
    await other.clock.runFor(120_000);
    await expect(second.getByText(/已由 finance01 审核/)).toBeVisible();
    await expect(approve).toHaveCount(0);
  });
});

test('an unclear payout is settled in the review: one proposes, another one reads who and confirms', async ({
  page,
  otherPage,
}) => {
  const openDesk = async (at: Page): Promise<Locator> => {
    await expect(at.locator('main [data-row-key]').first()).toBeVisible();
    await at.keyboard.press('s');
    const desk = at.locator('.ant-drawer').getByRole('dialog');
    await expect(desk.getByRole('button', { name: say('withdraw.recordResult'), exact: true })).toBeEnabled();
    return desk;
  };
  const record = async (at: Page, result: Key, fields: Record<string, string>): Promise<void> => {
    await at.keyboard.press('s');
    const form = dialog(at, say('withdraw.recordResult'));
    await form.getByRole('combobox').click();
    await at.locator('.ant-select-item-option', { hasText: say(result) }).click();
    for (const [label, text] of Object.entries(fields))
      await form.getByLabel(label, { exact: true }).fill(text);
    await form.locator('input[type="password"]').fill(PASSWORD);
    await at.keyboard.press('Control+Enter');
    await expect(form).toBeHidden();
  };
  const unclear = '/finance/withdraw?status[]=11';
  await signInFast(page, 'finance01', unclear);
  const [row] = await list(page, { status: ['11'] });
  await openDesk(page);
  await record(page, 'withdraw.result.fail', {
    [say('withdraw.proof')]: '网关工单 4711',
    [say('crud.reason')]: '网关确认未广播',
  });

  const other = await otherPage();
  await signInFast(other, 'finance02', unclear);
  const desk = await openDesk(other);
  const what = say('withdraw.result.fail');
  await expect(desk.getByText(say('withdraw.proposed', { who: 'finance01', what }))).toBeVisible();
  await record(other, 'withdraw.result.confirm', { [say('crud.reason')]: '核对无误同意' });
  expect((await list(other, { orderNo: row?.orderNo }))[0]?.status).toBe(8);
});
