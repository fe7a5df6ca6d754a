import type { Page } from '@playwright/test';
import type { withdraw } from '@/contract/finance/withdraw';
import type { WireRowOf } from '@/contract/resource';
import { expect, go, signInFast, SITE, test } from './console';
import { button, changeQuestion, choose, field, openOne, rows, send, top, zh } from './lists';

type Withdraw = WireRowOf<typeof withdraw>;

const PASSWORD = 'Demo1234';
const CONFIGS = '/system/conf/config';
const JOBS = '/system/monitor/job';
const OPER_LOGS = '/system/monitor/operLog';
const LOGIN_LOGS = '/system/monitor/loginLog';
const ONLINE = '/system/monitor/online';
const SERVER = '/system/monitor/server';
const POSTS = '/system/auth/post';

/** A withdraw that waits, is worth 100 to 9,000 USDT, and that one reviewer may approve alone. */
async function smallOne(page: Page): Promise<Withdraw> {
  const [token] = await page.context().cookies();
  const response = await page.request.post(`${SITE}cwManage/withdrawLogList`, {
    data: {
      pageSize: 100,
      status: ['1'],
      riskScoreMax: '59',
      usdtValueMin: '100',
      usdtValueMax: '9000',
    },
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  const [row] = ((await response.json()) as { data: { list: Withdraw[] } }).data.list;
  if (!row) throw new Error('No withdraw waits that one may approve alone');
  return row;
}

test('a lower threshold asks for a second reviewer at once, in a browser that was open before', async ({
  page,
  otherPage,
}) => {
  const reviewer = await otherPage();
  await signInFast(reviewer, 'finance01', null);
  const { orderNo, toAddress } = await smallOne(reviewer);
  await go(reviewer, `/finance/withdraw?orderNo=${orderNo}`);
  await expect(rows(reviewer)).toHaveCount(1);

  const row = await openOne(page, 'admin', `${CONFIGS}?configKey=withdraw.review.secondThreshold`);
  await choose(page, row, 'crud.edit');
  const form = top(page);
  const question = changeQuestion(page);
  await field(form, 'config.configValue').fill('100');
  await field(form, 'crud.operPassword').fill('Wrong1234');
  await send(form, 'crud.save');
  await expect(question).toContainText(zh('crud.change.atOnce'));
  await send(question, 'crud.save');
  await expect(form.getByText('登录密码错误').first()).toBeVisible();
  await expect(question).toHaveCount(0);
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await send(question, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await expect(row).toContainText('100');

  await button(rows(reviewer).first(), 'crud.review').click();
  await expect(top(reviewer).getByRole('button', { name: zh('review.approve'), exact: true })).toBeEnabled();
  await reviewer.keyboard.press('a');
  const approval = reviewer.getByRole('dialog', { name: zh('review.approve'), exact: true });
  await field(approval, 'review.tail').fill(toAddress.slice(-6));
  await reviewer.keyboard.press('Control+Enter');
  await expect(reviewer.getByText(zh('review.done'), { exact: true })).toBeVisible();
  await go(reviewer, `/finance/withdraw?orderNo=${orderNo}`);
  await expect(rows(reviewer).first()).toContainText('待复核');
});

test('two people raise a threshold: seen on bell and home, told what it would do, and in force once confirmed', async ({
  page,
  otherPage,
}) => {
  const KEY = 'withdraw.review.secondThreshold';
  const reviewer = await otherPage();
  await signInFast(reviewer, 'finance01', null);
  const { orderNo } = await smallOne(reviewer);

  const row = await openOne(page, 'admin', `${CONFIGS}?configKey=${KEY}`);
  const save = async (value: string): Promise<void> => {
    await choose(page, row, 'crud.edit');
    const form = top(page);
    await field(form, 'config.configValue').fill(value);
    await field(form, 'crud.operPassword').fill(PASSWORD);
    await send(form, 'crud.save');
  };
  const question = changeQuestion(page);
  await save('100');
  await send(question, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await save('2000000');
  await expect(top(page).getByText('须在 100 与 1000000 之间').first()).toBeVisible();
  await field(top(page), 'config.configValue').fill('9001');
  await send(top(page), 'crud.save');
  await expect(question).toContainText(zh('crud.change.willWait'));
  await expect(question).toContainText('近 30 天须复核的提现');
  await send(question, 'crud.save');
  await expect(page.getByText(zh('crud.change.asked'), { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: zh('crud.change.approve') })).toBeDisabled();

  const second = await otherPage();
  await signInFast(second, 'admin02');
  await expect(second.getByRole('link', { name: new RegExp(zh('home.todo.config')) })).toBeVisible();
  await second.getByRole('button', { name: /待/ }).first().click();
  await expect(second.getByText(zh('pending.config')).first()).toBeVisible();
  await second.goto(`${CONFIGS}?pending=1`);
  await choose(second, rows(second).first(), 'crud.change.approve');
  const dialog = top(second);
  await expect(dialog).toContainText('admin');
  await expect(dialog.locator('del', { hasText: '100' })).toBeVisible();
  await expect(dialog.locator('ins', { hasText: '9001' })).toBeVisible();
  await expect(dialog).toContainText('近 30 天须复核的提现');
  await field(dialog, 'crud.operPassword').fill(PASSWORD);
  await send(dialog, 'crud.change.approve');
  await expect(second.getByText(zh('crud.change.confirmed'), { exact: true })).toBeVisible();

  await reviewer.goto(`/finance/withdraw?orderNo=${orderNo}`);
  await button(rows(reviewer).first(), 'crud.review').click();
  await expect(top(reviewer).getByRole('button', { name: zh('review.approve'), exact: true })).toBeEnabled();
  await reviewer.keyboard.press('a');
  await expect(reviewer.getByRole('dialog', { name: zh('review.approve'), exact: true })).toBeVisible();
  await reviewer.keyboard.press('Control+Enter');
  await expect(reviewer.getByText(zh('review.done'), { exact: true })).toBeVisible();
  await reviewer.goto(`/finance/withdraw?orderNo=${orderNo}`);
  await expect(rows(reviewer).first()).toContainText('待打款');
});

test('a job is run by hand, tells what it did, follows another schedule, and is paused with the password', async ({
  page,
}) => {
  const row = await openOne(page, 'admin', `${JOBS}?invokeTarget=balanceRead`);
  await choose(page, row, 'job.run');
  await send(top(page), 'job.run');
  await expect(page.getByText(/已执行，处理 \d+ 条/)).toBeVisible();
  await choose(page, row, 'job.logs');
  await expect(top(page).locator('[data-row-key]').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(page, row, 'crud.edit');
  const form = top(page);
  await field(form, 'job.cronExpression').fill('0 30 3 * *');
  await expect(form.getByText(zh('job.noRuns'))).toBeVisible();
  await field(form, 'job.cronExpression').fill('0 30 3 * * *');
  await expect(form.getByRole('listitem').filter({ hasText: '03:30:00' })).toHaveCount(5);
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await expect(row).toContainText('0 30 3 * * *');

  await go(page, `${JOBS}?invokeTarget=withdrawTrack`);
  const money = rows(page).first();
  await choose(page, money, 'job.pause');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'job.pause');
  await expect(money).toContainText('暂停');
});

test('a colleague who is signed out from outside is out with the next call, and the logs tell it', async ({
  page,
  otherPage,
}) => {
  const victim = await otherPage();
  await signInFast(victim, 'finance01', '/finance/recharge');
  await expect(rows(victim).first()).toBeVisible();

  await signInFast(page, 'admin', `${ONLINE}?userName=finance01`);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, rows(page).first(), 'online.forceLogout');
  await send(top(page), 'online.forceLogout');
  await expect(page.getByText(zh('online.forced'), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);

  await button(victim, 'crud.refresh').click();
  await expect(victim.getByRole('alertdialog')).toBeVisible();

  await go(page, `${OPER_LOGS}?operName=admin&targetText=finance01`);
  await expect(rows(page).first()).toContainText('强制下线');
  await choose(page, rows(page).first(), 'crud.detail');
  await expect(top(page).getByText('online/forceLogout')).toBeVisible();
  await page.keyboard.press('Escape');

  await go(page, `${LOGIN_LOGS}?loginName=finance01`);
  await expect(rows(page).first()).toContainText('成功');
});

test('the monitor shows the process itself, and says what is made up', async ({ page }) => {
  await signInFast(page, 'admin', SERVER);
  await expect(page.getByText(zh('server.simulated'))).toBeVisible();
  const calls = page.locator('main dl > div').filter({ hasText: zh('server.perMinute') });
  await expect(calls.locator('dd')).toHaveText(/^\d+$/);
});

test('a post is added, switched off and deleted', async ({ page }) => {
  await signInFast(page, 'admin', POSTS);
  await button(page, 'crud.create').click();
  const form = top(page);
  await field(form, 'post.postCode').fill('night_shift');
  await field(form, 'post.postName').fill('夜班');
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await page.goto(`${POSTS}?postCode=night_shift`);
  const row = rows(page).first();
  await row.getByRole('switch').click();
  await top(page).getByRole('button').last().click();
  await expect(row.getByRole('switch')).not.toBeChecked();
  await choose(page, row, 'crud.remove');
  await send(top(page), 'crud.remove');
  await expect(page.getByText(zh('crud.removed'), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});
