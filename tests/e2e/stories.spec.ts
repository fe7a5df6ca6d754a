import type { Locator, Page } from '@playwright/test';
import { WithdrawStatus } from '@/contract/finance/withdrawFlow';
import { expect, go, signInFast, SITE, test } from './console';
import { button, field, openOne, pass, pick, rows, send, top, zh } from './lists';
import { fillFinding } from './violations';

/** Stories of the demo data that are no other spec's subject: what somebody on a shift sees of each, and may do. */

const PASSWORD = 'Demo1234';

interface Answer {
  code: number;
  msg: string;
  data: unknown;
}

/** The backend's own words, to whoever this token belongs to. */
async function call(
  page: Page,
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(SITE + path, { method, headers, ...(data ? { data } : {}) });
  return (await answer.json()) as Answer;
}

/** The rows of a list, as the backend answers. */
async function listed<Row>(page: Page, token: string, path: string, data?: object): Promise<Row[]> {
  return ((await call(page, token, data ? 'POST' : 'GET', path, data)).data as { list: Row[] }).list;
}

/** A check that warns, by its name. */
const warning = (place: Page | Locator, name: string): Locator =>
  place.locator('[data-level="warn"]', { hasText: name });

interface Line {
  bizType: number;
  availableChange: string;
  frozenChange: string;
}

test('10010002 to 10010006: one address, bonus not turned over, linked accounts; the rejection gives the money back', async ({
  page,
}) => {
  const token = await signInFast(page, 'risk001', '/finance/withdraw?memberId=2&status[]=1');
  await expect(rows(page)).toHaveCount(1);
  await button(rows(page).first(), 'crud.review').click();
  const desk = top(page);
  const shared = warning(desk, '地址共用');
  await expect(shared).toContainText('5 位会员使用该地址');
  const orderNo = /W\d{16}/.exec(await desk.locator('.ant-drawer-title').innerText())?.[0] ?? '';
  await shared.locator('summary').click();
  for (const uid of ['10010003', '10010004', '10010005', '10010006']) await expect(shared).toContainText(uid);
  await expect(warning(desk, '交易量不足')).toContainText(/已领奖励 [\d.]+ USDT，成交 .+ USDT，未达要求 /);
  await expect(warning(desk, '关联违规')).toContainText(/[1-9]\d* 位使用同一证件、地址、设备或 IP 的会员/);

  await button(desk, 'menu.804').click();
  const ring = page.getByRole('region', { name: zh('cluster.open') }).last();
  for (const uid of ['10010002', '10010003', '10010004', '10010005', '10010006'])
    await expect(ring.locator('[data-row-key]').filter({ hasText: uid })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(ring).toBeHidden();

  await button(desk, 'review.reject').click();
  const asked = page.getByRole('dialog', { name: zh('review.reject'), exact: true });
  await asked.getByRole('combobox').click();
  await page.locator('.ant-select-item-option', { hasText: '风控拦截' }).first().click();
  await field(asked, 'field.reviewRemark').fill('五个账号共用设备与提现地址领取奖励');
  await button(asked, 'review.reject').click();
  await expect(page.getByText(zh('review.done'), { exact: true })).toBeVisible();
  const [row] = await listed<object>(page, token, 'cwManage/withdrawLogList', {
    orderNo,
  });
  expect(row).toMatchObject({ status: WithdrawStatus.rejected });
  const [line] = await listed<Line>(page, token, `memberAssetLog/list?refNo=${orderNo}&orderBy=id+desc`);
  expect(line).toMatchObject({ availableChange: '180', frozenChange: '-180' });
});

test('10010012: fifty times long bitcoin stands in the heat, and is closed at the mark; order and ledger follow', async ({
  page,
}) => {
  const token = await signInFast(page, 'risk001', '/contract/position?memberId=12');
  await expect(rows(page)).toHaveCount(1);
  const row = rows(page).first();
  await expect(row).toContainText('BTCUSDT');
  const [position] = await listed<{ marginRatio: string; orderNo: string; status: number }>(
    page,
    token,
    'contractPosition/list?memberId=12',
  );
  expect(Number(position?.marginRatio)).toBeGreaterThan(80);
  expect(position?.status).toBe(2);
  // What a little lower mark would liquidate has at least this one.
  await button(page, 'ui.figures').click();
  const heat = page.getByRole('table', { name: zh('contractPosition.heat') });
  await expect(heat.getByRole('row', { name: /±1%/ })).toContainText(/\([1-9]\d*\)/);

  await button(row, 'contractPosition.forceClose').click();
  const form = top(page);
  await expect(form.getByRole('table', { name: zh('contract.dryRun') })).toContainText('10010012');
  await form.getByRole('combobox').click();
  await page.getByTitle('风险控制').last().click();
  await field(form, 'crud.reason').fill('保证金率过高，主动平仓');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'contractPosition.forceClose');
  await expect(top(page).getByText(zh('contractPosition.closed'))).toBeVisible();
  expect(await listed(page, token, 'contractPosition/list?memberId=12')).toEqual([]);
  const [order] = await listed<object>(page, token, `contractOrder/list?orderNo=${position?.orderNo}`);
  expect(order).toMatchObject({ forceReason: 'risk', forceNote: '保证金率过高，主动平仓' });
  const lines = await listed<Line>(page, token, `memberAssetLog/list?memberId=12&orderBy=id+desc`);
  expect(new Set(lines.slice(0, 3).map(({ bizType }) => bizType))).toEqual(new Set([302, 303, 306]));
});

test('R…00000021 and R…00000022: the server names who may not decide and who holds; eight minutes later it is free', async ({
  page,
}) => {
  const token = await signInFast(page, 'finance01', '/finance/recharge?status[]=1');
  const waiting = await listed<{ id: number; orderNo: string; version: number }>(
    page,
    token,
    'cwManage/chargeLogList',
    { status: ['1'], pageSize: 100 },
  );
  const ending = (tail: string) => waiting.find(({ orderNo }) => orderNo.endsWith(tail));
  const approve = (row: (typeof waiting)[number] | undefined) =>
    call(page, token, 'POST', 'cwManage/chargeLogReview', {
      id: row?.id,
      result: 'approve',
      remark: '',
      versions: { [String(row?.id)]: row?.version },
      requestId: `story-${row?.orderNo}`,
    });
  expect(await approve(ending('00000021'))).toMatchObject({
    code: 40903,
    msg: '您已参与此记录的申请或审核，请由他人操作',
  });
  const held = ending('00000022');
  expect(await approve(held)).toMatchObject({ code: 40902, msg: 'finance02 正在审核该记录' });

  await pass(page, 9 * 60);
  await go(page, `/finance/recharge?orderNo=${held?.orderNo}`);
  await button(rows(page).first(), 'crud.review').click();
  await button(top(page), 'review.approve').click();
  await button(
    page.getByRole('dialog', { name: zh('review.approve'), exact: true }),
    'review.approve',
  ).click();
  await expect(page.getByText(zh('review.done'), { exact: true })).toBeVisible();
  expect(await listed(page, token, 'cwManage/chargeLogList', { orderNo: held?.orderNo })).toMatchObject([
    { status: 2, reviewerName: 'finance01' },
  ]);
});

const CLOSED = '会员已注销';

/** Chooses the closed member in a form, who is found like any other. */
async function pickClosed(page: Page, form: Locator): Promise<void> {
  await form
    .getByRole('combobox', { name: zh('field.memberId') })
    .first()
    .fill('10010016');
  await page.locator('.ant-select-item-option:visible', { hasText: '10010016' }).click();
}

test('10010016 is closed: its history stays, nothing is offered, and whatever is sent is refused in words', async ({
  page,
}) => {
  const first = await openOne(page, 'admin', '/member/list?memberId=16');
  await expect(first).toContainText('注销');
  for (const key of ['crud.edit', 'member.freeze', 'crud.more'] as const)
    await expect(button(first, key)).toHaveCount(0);
  await button(first, 'member.profile').click();
  const profile = page.getByRole('dialog', { name: zh('memberDetail.title') });
  await profile.getByRole('tab', { name: zh('memberDetail.tab.inOut') }).click();
  for (const no of [/R\d{8}0{6}16/, /W\d{8}0{6}16/])
    await expect(profile.locator('[data-row-key]').filter({ hasText: no })).toHaveCount(1);

  await page.goto('/finance/recharge');
  await button(page, 'recharge.add').click();
  const recharge = top(page);
  await pickClosed(page, recharge);
  await pick(page, recharge, 'field.coin', 'USDT');
  await field(recharge, 'recharge.amount').fill('1');
  // Told while the form is filled in, before anything is sent.
  await expect(recharge.getByText(CLOSED)).toBeVisible();

  await page.goto('/risk/violation');
  await button(page, 'violation.add').click();
  await pickClosed(page, top(page));
  await fillFinding(page, '一般', '注销后仍以他人账户参与活动，已核对设备。');
  await send(top(page), 'crud.submit');
  await expect(top(page).getByRole('alert').filter({ hasText: CLOSED })).toBeVisible();
});

test('10010016 is closed: every change of the account is refused with 40904', async ({ page }) => {
  const token = await signInFast(page, 'admin', '/member/list?memberId=16');
  const [{ id, version, nickname, memberType, level, riskLevel, countryCode, language }] = (await listed<
    Record<string, unknown>
  >(page, token, 'member/list?memberId=16')) as [Record<string, unknown>];
  const reason = '会员来电要求恢复';
  const one = { id, version, reason, operPassword: PASSWORD };
  const several = { ids: [id], versions: { [String(id)]: version }, reason };
  const changes = {
    edit: { id, version, nickname, memberType, level, riskLevel, countryCode, language },
    setPermission: { id, version, reason, canLogin: 1, canTrade: 1, canWithdraw: 1, canTransfer: 1 },
    setParent: { ...one, inviterUid: '10010015' },
    resetPassword: one,
    resetFundPassword: one,
    resetGoogle: one,
    close: { ...one, step: 'request' },
    freeze: several,
    unfreeze: several,
    setTags: { ids: [id], add: ['回访'] },
    kick: { ids: [id] },
  };
  const answers = [];
  for (const [path, data] of Object.entries(changes)) {
    const { code, msg } = await call(page, token, 'PUT', `member/${path}`, data);
    answers.push({ path, code, msg });
  }
  expect(answers).toEqual(
    Object.keys(changes).map((path) => ({ path, code: 40904, msg: expect.stringContaining(CLOSED) })),
  );
});

test('10010009: the proof of payment opens in full size under the name of whoever looks', async ({
  page,
}) => {
  await signInFast(page, 'finance01', '/finance/recharge?memberId=9&status[]=1');
  await button(rows(page).first(), 'crud.detail').click();
  await top(page)
    .getByRole('button', { name: zh('ui.openImage', { n: 1 }) })
    .first()
    .click();
  const preview = page.locator('.ant-image-preview');
  await expect(preview.locator('img').first()).toBeVisible();
  await expect(preview.getByText(/^finance01 \d{4}-\d\d-\d\d \d\d:\d\d/).first()).toBeVisible();
});
