import type { APIResponse, Page } from '@playwright/test';
import { expect, go, goInside, signInFast, SITE, test } from './console';
import { button, choose, rows, send, top, zh } from './lists';

const WITHDRAW = '/finance/withdraw';
const ADJUST = '/finance/adjust';

/** Tabs above the list on screen; other lists may be kept behind it. */
const tab = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('tab', { name }).filter({ visible: true });

/** Makes calls as an operator who has a browser of their own. */
async function caller(page: Page, userName: string) {
  const token = await signInFast(page, userName, null);
  return async (path: string, data: object): Promise<unknown> => {
    const response: APIResponse = await page.request.post(`${SITE}${path}`, {
      data,
      headers: { Authorization: `Bearer ${token}` },
    });
    const answer: { code: number; data: unknown } = await response.json();
    expect(answer).toMatchObject({ code: 0 });
    return answer.data;
  };
}

const signed = (n: number) => ({ operPassword: 'Demo1234', requestId: `queues-spec-${n}` });

test('a proposed result of a payout leads from home to the second person, who sees whose it is', async ({
  page,
  otherPage,
}) => {
  const call = await caller(await otherPage(), 'finance01');
  const { list } = (await call('cwManage/withdrawLogList', { status: ['11'] })) as {
    list: { id: number; version: number; orderNo: string }[];
  };
  const [unclear] = list;
  if (!unclear) throw new Error('no payout is unclear');
  const { id, version, orderNo } = unclear;
  await call('cwManage/withdrawLogResult', {
    id,
    version,
    result: 'fail',
    proof: '网关工单 20261120',
    reason: '网关确认未广播',
    ...signed(1),
  });

  await signInFast(page, 'finance02');
  await page.getByRole('button', { name: new RegExp(zh('user.title4')) }).click();
  await expect(page.getByRole('link', { name: new RegExp(`${zh('pending.payout')}.*1`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: new RegExp(zh('home.todo.withdrawSecond')) }).click();
  await expect(page).toHaveURL(`${WITHDRAW}?waitsForSecond=1&orderBy=createdAt+asc`);
  const seconds = tab(page, new RegExp(`^${zh('withdraw.waitsForSecond')} \\d+$`));
  await expect(seconds).toHaveAttribute('aria-selected', 'true');
  const count = Number((await seconds.textContent())?.split(' ').at(-1));
  await expect(rows(page)).toHaveCount(count);
  // In this tab, who went first stands among the first columns.
  const heads = page.locator('main thead th').filter({ visible: true });
  // After the check boxes and the first column.
  await expect(heads.nth(2)).toHaveText(zh('withdraw.proposedBy'));
  const row = rows(page).filter({ has: page.getByRole('button', { name: zh('withdraw.recordResult') }) });
  await expect(row).toContainText('finance01');

  await choose(page, row, 'withdraw.recordResult');
  const form = top(page);
  await expect(form).toContainText(orderNo);
  await form.getByRole('combobox', { name: zh('withdraw.result') }).click();
  await page.locator('.ant-select-item-option:visible', { hasText: zh('withdraw.result.confirm') }).click();
  await form.getByLabel(zh('crud.reason')).fill('已核对网关工单');
  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await send(form, 'withdraw.recordResult');
  await expect(rows(page)).toHaveCount(count - 1);
  await expect(tab(page, `${zh('withdraw.waitsForSecond')} ${count - 1}`)).toBeVisible();
});

test('who opens a review is seen in the list of a colleague within seconds, and no longer once it is left; a hidden list asks nobody', async ({
  page,
  otherPage,
}) => {
  const list = '/finance/recharge?status[]=1&orderBy=createdAt+asc';
  await signInFast(page, 'finance02', list);
  const colleague = await otherPage();
  await signInFast(colleague, 'finance01', list);
  const first = rows(page).filter({ hasNotText: 'finance0' }).first();
  const no = /R\d{16}/.exec(await first.innerText())?.[0] ?? '';
  const seen = rows(page).filter({ hasText: no });
  const opened = rows(colleague).filter({ hasText: no });
  await expect(seen).not.toContainText('finance01');

  await button(opened, 'crud.review').click();
  await expect(seen).toContainText('finance01');
  await expect(seen.getByTitle(/^finance01 正在审核，至 \d{4}-/)).toBeVisible();
  await colleague.keyboard.press('Escape');
  await expect(seen).not.toContainText('finance01');

  await goInside(page, '/home');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('review/claims')) asked += 1;
  });
  await page.waitForTimeout(7000);
  expect(asked).toBe(0);
});

test('a saved filter is a tab with a live count, there again after a reload, and a colleague opens its link', async ({
  page,
  context,
  otherPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const waits = '?status[]=1&waitMinutesMin=30';
  await signInFast(page, 'finance01', `${WITHDRAW}${waits}`);
  await expect(tab(page, new RegExp(`^${zh('withdraw.waitsForSecond')}`))).toBeVisible();
  await button(page, 'crud.views').click();
  await page.getByPlaceholder(zh('crud.viewName')).fill('等待超过 30 分钟');
  await button(page, 'crud.saveView').click();
  const own = tab(page, /^等待超过 30 分钟 \d+$/);
  await expect(own).toHaveAttribute('aria-selected', 'true');
  const name = (await own.textContent()) ?? '';
  await page.getByRole('button', { name: zh('crud.shareView', { name: '等待超过 30 分钟' }) }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await go(page, WITHDRAW);
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'false');
  await tab(page, name).click();
  await expect(page).toHaveURL(/waitMinutesMin=30/);

  const colleague = await otherPage();
  await signInFast(colleague, 'finance02', link.slice(new URL(link).origin.length));
  await expect(colleague).toHaveURL(/status.*=1&waitMinutesMin=30/);
  await expect(rows(colleague)).toHaveCount(Number(name.split(' ').at(-1)));
});

test('a batch of adjustments is found by its number and approved with one password, but for one’s own', async ({
  page,
  otherPage,
}) => {
  const maker = await caller(await otherPage(), 'finance01');
  const checker = await caller(page, 'finance02');
  const lineOf = (line: number, amount: string) => ({
    line,
    uid: '10010008',
    account: '1',
    coin: 'USDT',
    direction: '1',
    amount,
    reason: '批量补发活动奖励，运营已核对名单',
  });
  const { batchNo } = (await maker('memberAssetAdjust/import', {
    rows: [lineOf(1, '2.5'), lineOf(2, '4')],
    category: 'incentive',
    ...signed(2),
  })) as { batchNo: string };
  await checker('memberAssetAdjust/import', { rows: [lineOf(1, '1')], category: 'incentive', ...signed(3) });

  await go(page, `${ADJUST}?status[]=1`);
  await page.getByRole('checkbox', { name: zh('crud.selectAll') }).check();
  await button(page, 'crud.bulkApprove').click();
  await expect(top(page)).toContainText(/您本人提交的 \d+ 笔不在其中/);
  await button(top(page), 'crud.cancel').click();

  await go(page, `${ADJUST}?batchNo=${batchNo}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('main')).toContainText('增加 6.5 USDT（2 笔）');
  await page.getByRole('checkbox', { name: zh('crud.selectAll') }).check();
  await button(page, 'crud.bulkApprove').click();
  const form = top(page);
  await expect(form).toContainText('增加 6.5 USDT（2 笔）');
  await expect(form).not.toContainText('您本人提交的');
  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await send(form, 'crud.bulkApprove');
  await expect(rows(page).filter({ hasText: '已通过' })).toHaveCount(2);
});
