import type { Locator, Page } from '@playwright/test';
import type { withdraw } from '@/contract/finance/withdraw';
import type { WireDetailOf, WireRowOf } from '@/contract/resource';
import { expect, expectToFit, go, setNetwork, signInFast, SITE, test } from './console';
import { say as word } from './words';
import type { Key } from '@/i18n/keys';

type WithdrawLog = WireRowOf<typeof withdraw>;
type WithdrawDetail = WireDetailOf<typeof withdraw>;

const WITHDRAW = '/finance/withdraw';
const PASSWORD = 'Demo1234';

const say = (key: Key, params?: Record<string, string | number>) => word('zh-CN', key, params);

/** The order number has room in a wide window only; the box of the row is named by it. */
const rowOf = (page: Page, orderNo: string) =>
  page.locator('main [data-row-key]').filter({ has: page.getByRole('checkbox', { name: orderNo }) });

/** The server's own words, asked with the page's session. */
async function ask<Data>(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<Data> {
  const [token] = await page.context().cookies();
  const response = await page.request[method](`${SITE}${path}`, {
    ...(data ? { data } : {}),
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  return ((await response.json()) as { data: Data }).data;
}

async function findAll(page: Page, query: object): Promise<WithdrawLog[]> {
  const { list } = await ask<{ list: WithdrawLog[] }>(page, 'post', 'cwManage/withdrawLogList', {
    pageNum: 1,
    pageSize: 100,
    ...query,
  });
  return list;
}

async function find(page: Page, query: object): Promise<WithdrawLog> {
  const [row] = await findAll(page, query);
  if (!row) throw new Error('No such withdraw');
  return row;
}

const detailOf = (page: Page, id: string | number) =>
  ask<WithdrawDetail>(page, 'get', `memberWithdrawLog/get?id=${id}`);

/** Small ones without doubts, that one person may approve. */
const PLAIN = { status: ['1'], riskScoreMax: '29', usdtValueMax: '9999', orderBy: 'id desc' };

/** One of them: which the demo begins with depends on the moment, so customers come until there is one. */
async function plainOne(page: Page): Promise<WithdrawLog> {
  await expect(async () => {
    if ((await findAll(page, PLAIN)).length === 0)
      await page.request.post('/admin/__mock/customers', { data: { count: 20, area: 'withdraw' } });
    expect(await findAll(page, PLAIN)).not.toEqual([]);
  }).toPass();
  return find(page, PLAIN);
}

const open = (page: Page, { orderNo }: WithdrawLog) => go(page, `${WITHDRAW}?orderNo=${orderNo}`);

/** Title of the form of an action on one withdraw. */
const titleOf = (key: Key, { orderNo }: WithdrawLog) => `${say(key)} · ${orderNo}`;

const named = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

const desk = (page: Page, { orderNo }: WithdrawLog) =>
  named(page, say('withdraw.reviewTitle', { no: orderNo }));

const press = (place: Locator, key: Key) =>
  place.getByRole('button', { name: say(key), exact: true }).click();

async function startReview(page: Page, row: WithdrawLog): Promise<Locator> {
  await press(rowOf(page, row.orderNo), 'crud.review');
  const drawer = desk(page, row);
  // The checks are known; those that passed are folded.
  await expect(drawer.locator('[data-level]').first()).toBeAttached();
  return drawer;
}

/** Decides on the desk; answers the dialog, which is still to be sent. */
async function decide(page: Page, drawer: Locator, key: Key): Promise<Locator> {
  await press(drawer, key);
  const dialog = named(page, say(key));
  await expect(dialog).toBeVisible();
  return dialog;
}

test('10010001: finance02 may not give the final review, admin types the end of the address and does', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance02', null);
  const row = await find(page, { memberKeyword: '10010001', status: ['2'] });
  await open(page, row);
  const poor = await startReview(page, row);
  await expect(poor.getByRole('button', { name: say('review.approve'), exact: true })).toBeDisabled();
  await expect(poor.getByText(say('withdraw.finalOnly'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(poor).toBeHidden();

  const boss = await otherPage();
  await signInFast(boss, 'admin', `${WITHDRAW}?orderNo=${row.orderNo}`);
  const drawer = await startReview(boss, row);
  const eyes = drawer.getByRole('region', { name: say('crud.eyes') });
  await expect(eyes).toContainText(/初审人\s*finance01\s*\d{4}-\d\d-\d\d/);
  await expect(eyes).toContainText(say('crud.eyes.waits') + say('crud.eyes.yours'));
  const dialog = await decide(boss, drawer, 'review.approve');
  await expect(dialog).toContainText(row.toAddress);
  await dialog.getByLabel(say('review.tail')).fill('abcdef');
  await press(dialog, 'review.approve');
  await expect(dialog.getByText(say('review.tailWrong')).first()).toBeVisible();
  await dialog.getByLabel(say('review.tail')).fill(row.toAddress.slice(-6));
  await press(dialog, 'review.approve');
  await expect(boss.getByText(say('review.done'), { exact: true })).toBeVisible();
  expect(await find(boss, { orderNo: row.orderNo })).toMatchObject({
    status: 3,
    firstReviewer: 'finance01',
    secondReviewer: 'admin',
  });
});

/** Does something with a row that stands in its menu. */
async function choose(page: Page, row: WithdrawLog, key: Key): Promise<void> {
  await rowOf(page, row.orderNo)
    .getByRole('button', { name: say('crud.more') })
    .click();
  await page.getByRole('menuitem', { name: say(key), exact: true }).click();
}

test('10010007: the lock blocks, approve is off with the reason, and the server says 42206', async ({
  page,
}) => {
  await signInFast(page, 'finance01', null);
  const row = await find(page, { memberKeyword: '10010007', status: ['1'] });
  await open(page, row);
  const drawer = await startReview(page, row);
  await expect(drawer.locator('[data-level="block"]')).toHaveCount(1);
  await expect(drawer.locator('[data-level="block"]')).toContainText('账户受限');
  await expect(drawer.getByRole('button', { name: say('review.approve'), exact: true })).toBeDisabled();
  await expect(drawer.getByText(say('review.blocked', { list: '账户受限' }))).toBeVisible();
  await expect(drawer.getByRole('button', { name: say('withdraw.override') })).toHaveCount(0);
  const [token] = await page.context().cookies();
  const answer = await page.request.post(`${SITE}cwManage/withdrawLogReview`, {
    data: {
      id: row.id,
      result: 'approve',
      remark: '',
      versions: { [row.id]: row.version },
      requestId: 'story-10010007',
    },
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  expect(await answer.json()).toMatchObject({ code: 42206, msg: '触发风控规则：账户受限' });
});

test('10010007: admin lifts the block with a reason, and somebody else approves', async ({
  page,
  otherPage,
}) => {
  const boss = await otherPage();
  await signInFast(boss, 'admin', null);
  const row = await find(boss, { memberKeyword: '10010007', status: ['1'] });
  await open(boss, row);
  const lifting = await startReview(boss, row);
  const dialog = await decide(boss, lifting, 'withdraw.override');
  await dialog.getByLabel(say('field.reviewRemark')).fill('已视频核实为本人操作');
  await dialog.locator('input[type="password"]').fill('wrong');
  await press(dialog, 'withdraw.override');
  await expect(dialog.getByText('登录密码错误')).toBeVisible();
  await dialog.locator('input[type="password"]').fill(PASSWORD);
  await press(dialog, 'withdraw.override');
  await expect(boss.getByText(say('withdraw.overrideDone'), { exact: true })).toBeVisible();
  // Whoever has lifted it is not the one who approves.
  const again = await startReview(boss, row);
  await expect(again.locator('[data-level="block"]')).toHaveCount(0);
  await expect(again.getByText(say('crud.own.lifter'))).toBeVisible();
  await expect(again.getByRole('button', { name: say('review.approve'), exact: true })).toBeDisabled();
  // Nor do they hold it, so that nobody has to wait for them.
  await boss.keyboard.press('Escape');

  await signInFast(page, 'finance01', `${WITHDRAW}?orderNo=${row.orderNo}`);
  const free = await startReview(page, row);
  await expect(free).toContainText(say('withdraw.overridden', { who: 'admin' }));
  await press(await decide(page, free, 'review.approve'), 'review.approve');
  await expect(page.getByText(say('review.done'), { exact: true })).toBeVisible();
  // The block still counts: a second pair of eyes has to agree.
  expect(await find(page, { orderNo: row.orderNo })).toMatchObject({
    status: 2,
    firstReviewer: 'finance01',
    override: { by: 'admin', rules: ['W02'] },
  });
});

test('risk bars the address of an approved one; finance is told, and no money leaves', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'risk001', null);
  const { list } = await ask<{ list: WithdrawLog[] }>(page, 'post', 'cwManage/withdrawLogList', {
    pageNum: 1,
    pageSize: 20,
    status: ['3'],
  });
  const row = list.find(({ addressId }) => addressId !== null);
  if (!row) throw new Error('No approved withdraw to a known address');
  await open(page, row);
  await choose(page, row, 'withdraw.blacklist');
  const bar = named(page, titleOf('withdraw.blacklist', row));
  await expect(bar).toContainText(row.toAddress);
  await bar.getByLabel(say('crud.reason')).fill('确认为诈骗地址');
  await bar.locator('input[type="password"]').fill(PASSWORD);
  await press(bar, 'withdraw.blacklist');
  await expect(page.getByText(say('withdraw.blacklisted'), { exact: true })).toBeVisible();

  const finance = await otherPage();
  await signInFast(finance, 'finance01', `${WITHDRAW}?orderNo=${row.orderNo}`);
  await expect(rowOf(finance, row.orderNo)).toContainText(say('withdraw.holdCause.blacklisted'));
  await expect(
    rowOf(finance, row.orderNo).getByRole('button', { name: say('withdraw.pay'), exact: true }),
  ).toHaveCount(0);
  expect(await find(finance, { orderNo: row.orderNo })).toMatchObject({
    status: 10,
    holdCause: 'blacklisted',
  });
});

test('10010008: fast in and out is a warning with the recharge behind it', async ({ page }) => {
  await signInFast(page, 'risk001', null);
  const row = await find(page, { memberKeyword: '10010008', status: ['1'] });
  await open(page, row);
  const drawer = await startReview(page, row);
  const check = drawer.locator('[data-level="warn"]', { hasText: '快进快出' });
  await expect(check).toContainText('3,000 USDT');
  await check.locator('summary').click();
  await check.getByRole('link').click();
  await expect(page).toHaveURL(/\/finance\/recharge\?orderNo=R/);
  await expect(page.locator('main [data-row-key]:visible')).toHaveCount(1);
});

test('W…00000011: one finds the transaction, another agrees, nobody pays again', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance01', null);
  const row = await find(page, { status: ['11'] });
  expect(row.id).toBe(11);
  const title = titleOf('withdraw.recordResult', row);
  const choose = async (place: Page, key: Key) => {
    await named(place, title).getByRole('combobox').click();
    await place.locator('.ant-select-item-option', { hasText: say(key) }).click();
  };
  await open(page, row);
  await expect(rowOf(page, row.orderNo)).toBeVisible();
  await expect(rowOf(page, row.orderNo).getByRole('button', { name: say('withdraw.pay') })).toHaveCount(0);
  await press(rowOf(page, row.orderNo), 'withdraw.recordResult');
  const dialog = named(page, title);
  await expect(dialog).toContainText(say('withdraw.unclearText'));
  await choose(page, 'withdraw.result.sent');
  await dialog.getByLabel(say('field.txHash')).fill(`feed${'0'.repeat(60)}`);
  await dialog.getByLabel(say('withdraw.proof')).fill('区块浏览器可查');
  await dialog.getByLabel(say('crud.reason'), { exact: true }).fill('链上已经找到');
  await dialog.locator('input[type="password"]').fill(PASSWORD);
  await press(dialog, 'withdraw.recordResult');
  await expect(page.getByText(say('withdraw.resultDone'), { exact: true })).toBeVisible();
  expect(await find(page, { orderNo: row.orderNo })).toMatchObject({
    status: 11,
    proposal: { by: 'finance01' },
  });

  const other = await otherPage();
  await signInFast(other, 'finance02', `${WITHDRAW}?orderNo=${row.orderNo}`);
  await press(rowOf(other, row.orderNo), 'withdraw.recordResult');
  const second = named(other, title);
  await expect(second).toContainText('区块浏览器可查');
  await choose(other, 'withdraw.result.confirm');
  await second.getByLabel(say('crud.reason'), { exact: true }).fill('核对无误同意');
  await second.locator('input[type="password"]').fill(PASSWORD);
  await press(second, 'withdraw.recordResult');
  await expect(other.getByText(say('withdraw.resultDone'), { exact: true })).toBeVisible();
  const after = await detailOf(other, row.id);
  expect(after).toMatchObject({ status: 5, proposal: null });
  expect(after.history.slice(-2).map(({ operatorName }) => operatorName)).toEqual(['finance01', 'finance02']);
});

test('C83 of two windows one wins; the other hears who it was and gets the fresh record', async ({
  page,
  context,
}) => {
  await signInFast(page, 'finance01', null);
  const row = await plainOne(page);
  await open(page, row);
  const late = await context.newPage();
  await go(late, `${WITHDRAW}?orderNo=${row.orderNo}`);
  const lateDialog = await decide(late, await startReview(late, row), 'review.approve');
  const dialog = await decide(page, await startReview(page, row), 'review.approve');
  await press(dialog, 'review.approve');
  await expect(page.getByText(say('review.done'), { exact: true })).toBeVisible();
  await press(lateDialog, 'review.approve');
  const drawer = desk(late, row);
  const refusal = drawer.getByRole('alert').filter({ hasText: '该记录已由 finance01 审核，不能重复审核' });
  const { reviewedAt } = await find(page, { orderNo: row.orderNo });
  await expect(refusal).toContainText(say('review.decidedAt', { at: reviewedAt ?? 'never' }));
  // The fresh record, not the one that was on screen.
  await expect(drawer.getByText('待打款', { exact: true }).first()).toBeVisible();
  await expect(drawer.getByRole('button', { name: say('review.approve'), exact: true })).toHaveCount(0);
});

test('C78 a double click over a slow line books once, and who looks is seen in the list', async ({
  page,
  origin,
  otherPage,
}) => {
  await signInFast(page, 'finance01', null);
  const row = await plainOne(page);
  await open(page, row);
  const drawer = await startReview(page, row);
  const other = await otherPage();
  await signInFast(other, 'risk001', `${WITHDRAW}?orderNo=${row.orderNo}`);
  await expect(
    rowOf(other, row.orderNo).locator('[data-tone=plain]', { hasText: 'finance01' }).first(),
  ).toBeVisible();
  await other.close();

  const dialog = await decide(page, drawer, 'review.reject');
  await dialog.getByRole('combobox').click();
  await page.locator('.ant-select-item-option', { hasText: '地址异常' }).click();
  await dialog.getByLabel(say('field.reviewRemark')).fill('地址与会员确认不符');
  await setNetwork(origin, { mode: 'slow', delayMs: 700 });
  await dialog.getByRole('button', { name: say('review.reject'), exact: true }).dblclick();
  await expect(page.getByText(say('review.done'), { exact: true })).toBeVisible();
  await setNetwork(origin, { mode: 'normal' });
  const after = await detailOf(page, row.id);
  expect(after).toMatchObject({ status: 7, rejectCode: 'address' });
  expect(after.ledger.map(({ bizType }) => bizType)).toEqual([103, 104]);
});

test('C79 a payout whose answer is lost is looked up, and cannot be sent twice', async ({ page, oracle }) => {
  await signInFast(page, 'finance01', `${WITHDRAW}?status[]=3`);
  const row = await find(page, { status: ['3'] });
  await press(rowOf(page, row.orderNo), 'withdraw.pay');
  const dialog = named(page, titleOf('withdraw.pay', row));
  await expect(dialog).toContainText(row.toAddress);
  await dialog.locator('input[type="password"]').fill(PASSWORD);
  // The server has it, the answer gets lost.
  oracle.allow(/ERR_FAILED|ERR_CONNECTION|Failed to load/);
  await page.route('**/cwManage/withdrawLogPay', async (route) => {
    await route.fetch();
    await route.abort('timedout');
  });
  await press(dialog, 'withdraw.pay');
  // What was found is told, and all that is left is to close the form: no second payment can be sent.
  await expect(dialog.getByText(/^这次提交已于 .* 处理，共 1 条记录，无需再次提交$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: row.orderNo, exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('withdraw.pay'), exact: true })).toHaveCount(0);
  await dialog
    .getByRole('button', { name: say('crud.close'), exact: true })
    .last()
    .click();
  await expect(dialog).toBeHidden();
  await expect(
    rowOf(page, row.orderNo).getByRole('button', { name: say('withdraw.pay'), exact: true }),
  ).toHaveCount(0);
  const { history } = await detailOf(page, row.id);
  expect(history.filter(({ result }) => result === 'pay')).toHaveLength(1);
});

test('the memo of a payout, its chain and its whole address are read before it is paid', async ({ page }) => {
  const place = { walletCode: 'TON-TON', chain: 'TON', memo: '821946', memoRequired: true };
  await page.route('**/cwManage/withdrawLogList', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { list: object[] } };
    const list = answer.data.list.map((row) => ({ ...row, ...place }));
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, list } } });
  });
  await signInFast(page, 'finance01', null);
  const row = await find(page, { status: ['3'] });
  await open(page, row);
  await expect(rowOf(page, row.orderNo).getByTitle(place.memo)).toHaveText('Memo');
  await press(rowOf(page, row.orderNo), 'withdraw.pay');
  const dialog = named(page, titleOf('withdraw.pay', row));
  await expect(dialog.getByText(place.memo, { exact: true })).toBeVisible();
  for (const text of [row.uid, place.walletCode, row.coin, row.toAddress, say('withdraw.memoNeeded')])
    await expect(dialog).toContainText(text);
});

test('the list is usable at 390 px: nothing sticks out, the desk fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFast(page, 'finance01', null);
  const row = await find(page, { memberKeyword: '10010008', status: ['1'] });
  await open(page, row);
  await expect(rowOf(page, row.orderNo)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectToFit(page);
  await rowOf(page, row.orderNo)
    .getByRole('button', { name: say('crud.review') })
    .click();
  await expect(desk(page, row).locator('[data-level="warn"]').first()).toBeVisible();
  await expectToFit(page);
});
