import type { Locator, Page } from '@playwright/test';
import type { withdraw } from '@/contract/finance/withdraw';
import type { WireRowOf } from '@/contract/resource';
import type { Key } from '@/i18n/keys';
import { expect, signInFast, SITE, test } from './console';
import { say as word } from './words';

type WithdrawLog = WireRowOf<typeof withdraw>;

const say = (key: Key, params?: Record<string, string | number>) => word('zh-CN', key, params);

/** A call with the page's session. */
async function ask(page: Page, path: string, data: object): Promise<{ code: number; data: unknown }> {
  const [token] = await page.context().cookies();
  const headers = { Authorization: `Bearer ${token?.value}` };
  const response = await page.request.post(`${SITE}${path}`, { data, headers });
  return (await response.json()) as { code: number; data: unknown };
}

async function list(page: Page, query: object): Promise<WithdrawLog[]> {
  const { data } = await ask(page, 'cwManage/withdrawLogList', {
    pageNum: 1,
    pageSize: 1000,
    ...query,
  });
  return (data as { list: WithdrawLog[] }).list;
}

/** One that a single reviewer may approve. */
const isPlain = ({ status, needsTail, riskGrade, blockedBy }: WithdrawLog): boolean =>
  status === 1 && !needsTail && riskGrade < 3 && blockedBy.length === 0;

/** Customers come until one of them has three requests that wait, one of them without doubts. */
async function threeOfOne(page: Page): Promise<WithdrawLog[]> {
  let found: WithdrawLog[] = [];
  await expect(async () => {
    await page.request.post('/admin/__mock/customers', { data: { count: 40, area: 'withdraw' } });
    const waiting = await list(page, { status: ['1'] });
    const of = (row: WithdrawLog) => waiting.filter(({ memberId }) => memberId === row.memberId);
    const first = waiting.find((row) => of(row).length >= 3 && of(row).some(isPlain));
    found = first ? of(first) : [];
    expect(found.length).toBeGreaterThanOrEqual(3);
  }).toPass();
  return found;
}

const rowOf = (page: Page, text: string): Locator => page.locator('main [data-row-key]', { hasText: text });

const press = (place: Locator, key: Key) =>
  place.getByRole('button', { name: say(key), exact: true }).click();

/** Does something with a member that stands in the row's menu. */
async function choose(page: Page, uid: string, key: Key): Promise<void> {
  await press(rowOf(page, uid), 'crud.more');
  await page.getByRole('menuitem', { name: say(key), exact: true }).click();
}

test('a member with three open withdraws is frozen while a colleague pays one of them, and unfrozen again', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance01', null);
  const rows = await threeOfOne(page);
  const due = rows.find(isPlain);
  if (!due) throw new Error('No plain withdraw');
  const { uid } = due;
  const verdict = { id: due.id, result: 'approve', remark: '', requestId: `stops-${due.id}` };
  const approved = await ask(page, 'cwManage/withdrawLogReview', {
    ...verdict,
    versions: { [due.id]: due.version },
  });
  expect(approved.code).toBe(0);

  // finance02 is about to pay the approved one.
  const payer = await otherPage();
  await signInFast(payer, 'finance02', `/finance/withdraw?orderNo=${due.orderNo}`);
  await press(rowOf(payer, due.orderNo), 'withdraw.pay');
  const payment = payer.getByRole('dialog', { name: `${say('withdraw.pay')} · ${due.orderNo}`, exact: true });
  const send = payment.getByRole('button', { name: say('withdraw.pay'), exact: true });
  await expect(send).toBeEnabled();

  // risk001 freezes the member: the dialog lists what is open, and all of it goes on hold.
  const risk = await otherPage();
  await signInFast(risk, 'risk001', `/member/list?uid=${uid}`);
  await choose(risk, uid, 'member.freeze');
  const freeze = risk.getByRole('dialog', { name: `${say('member.freeze')} · ${uid}`, exact: true });
  const open = freeze.getByRole('region', { name: say('stops.title') });
  await expect(open.getByRole('row').filter({ hasText: say('stops.held') })).not.toHaveCount(0);
  await expect(open).toContainText('≈');
  await freeze.getByLabel(say('crud.reason')).fill('异常登录核查');
  await press(freeze, 'member.freeze');
  const held = risk.getByRole('dialog', { name: /已挂起/ });
  for (const { orderNo } of rows) await expect(held).toContainText(orderNo);
  await held
    .getByRole('button', { name: say('crud.close'), exact: true })
    .last()
    .click();

  // The open payment says so without being sent, and the row behind it too.
  const why = say('withdraw.holdCause.frozen');
  await expect(payment.getByRole('alert').filter({ hasText: why })).toBeVisible();
  await expect(send).toBeDisabled();
  await press(payment, 'crud.cancel');
  await expect(rowOf(payer, due.orderNo)).toContainText(why);

  // Unfrozen with a release, they wait for a review again, and nothing was paid.
  await choose(risk, uid, 'member.unfreeze');
  const thaw = risk.getByRole('dialog', { name: `${say('member.unfreeze')} · ${uid}`, exact: true });
  await thaw.getByRole('switch').click();
  await thaw.getByLabel(say('crud.reason')).fill('已核实本人');
  await press(thaw, 'member.unfreeze');
  await expect(risk.getByRole('dialog', { name: /已退回审核/ })).toContainText(due.orderNo);
  const now = await list(page, { memberKeyword: uid, status: ['1'] });
  expect(now.map(({ orderNo }) => orderNo)).toEqual(
    expect.arrayContaining(rows.map(({ orderNo }) => orderNo)),
  );
  expect(await list(page, { orderNo: due.orderNo })).toMatchObject([
    { status: 1, firstReviewer: '', paidBy: '' },
  ]);
});
