import type { Page } from '@playwright/test';
import type { payoutBatch } from '@/contract/finance/payoutBatch';
import type { withdraw } from '@/contract/finance/withdraw';
import type { WireRowOf } from '@/contract/resource';
import { expect, go, signInFast, SITE, test } from './console';
import { button, choose, field, pick, rows, send, top, zh } from './lists';

type WithdrawLog = WireRowOf<typeof withdraw>;
type Batch = WireRowOf<typeof payoutBatch>;

const PASSWORD = 'Demo1234';
const LINES = 20;

/** What the calls of the story answer: a list, or a new batch. */
type Answered = Pick<Batch, 'id' | 'batchNo'> & { list: WithdrawLog[] };

/** Makes calls with the session of a page. */
const caller =
  (page: Page, token: string) =>
  async (path: string, data: object): Promise<{ code: number; data: Answered }> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.post(SITE + path, { data, headers });
    return (await answer.json()) as { code: number; data: Answered };
  };

type Call = ReturnType<typeof caller>;

const listOf = async (call: Call, status: string): Promise<WithdrawLog[]> =>
  (
    await call('cwManage/withdrawLogList', {
      pageNum: 1,
      pageSize: 500,
      status: [status],
    })
  ).data.list;

const withOne = (row: WithdrawLog) => ({
  id: row.id,
  versions: { [row.id]: row.version },
  remark: '',
  requestId: crypto.randomUUID(),
});

/** Approved withdraws that can be paid together. */
async function readyOnes(page: Page, call: Call): Promise<WithdrawLog[]> {
  let ready: WithdrawLog[] = [];
  await expect(async () => {
    await page.request.post('/admin/__mock/customers', { data: { count: 60, area: 'withdraw' } });
    const fits = ({ needsTail, riskGrade, blockedBy, usdtValue }: WithdrawLog) =>
      !needsTail && riskGrade < 3 && blockedBy.length === 0 && Number(usdtValue) < 5000;
    for (const row of (await listOf(call, '1')).filter(fits).slice(0, LINES))
      await call('cwManage/withdrawLogReview', { ...withOne(row), result: 'approve' });
    ready = (await listOf(call, '3')).filter(
      ({ batchNo, blockedBy }) => batchNo === '' && blockedBy.length === 0,
    );
    expect(ready.length).toBeGreaterThanOrEqual(LINES);
  }).toPass();
  return ready.slice(0, LINES);
}

test('twenty payouts go out as one batch but for one that is refused, and the day’s difference is found and explained', async ({
  page,
  otherPage,
}) => {
  const token = await signInFast(page, 'finance01', '/finance/withdraw');
  const call = caller(page, token);
  const ready = await readyOnes(page, call);
  const { data: made } = await call('payoutBatch/add', {
    ids: ready.map(({ id }) => id),
    versions: Object.fromEntries(ready.map(({ id, version }) => [id, version])),
    payMode: 1,
    remark: '',
    requestId: crypto.randomUUID(),
  });
  // One is sent back to review meanwhile.
  const [doubtful] = ready;
  if (!doubtful) throw new Error('nothing can be paid');
  const back = { ...withOne(doubtful), result: 'return', remark: '地址存疑，退回再审' };
  expect((await call('cwManage/withdrawLogReview', back)).code).toBe(0);

  await go(page, `/finance/payoutBatch?batchNo=${made.batchNo}`);
  await choose(page, rows(page).first(), 'payoutBatch.submit');
  await expect(top(page).getByRole('table')).toBeVisible();
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'payoutBatch.submit');
  const waits = page.getByText(zh('payoutBatch.asked'));
  const paid = page.getByText(zh('payoutBatch.paidSome', { n: LINES - 1, refused: 1 }));
  await expect(waits.or(paid)).toBeVisible();
  const second = await otherPage();
  await signInFast(second, 'finance02', `/finance/payoutBatch?batchNo=${made.batchNo}`);
  if (await rows(page).getByText('待放行').isVisible()) {
    await expect(rows(page).getByRole('button', { name: zh('payoutBatch.approve') })).toBeDisabled();
    await choose(second, rows(second).first(), 'payoutBatch.approve');
    await field(top(second), 'crud.operPassword').fill(PASSWORD);
    await send(top(second), 'payoutBatch.approve');
    await expect(second.getByText(zh('payoutBatch.paidSome', { n: LINES - 1, refused: 1 }))).toBeVisible();
  }
  await choose(second, rows(second).first(), 'crud.detail');
  const lines = top(second).getByRole('table', { name: zh('payoutBatch.lines') });
  await expect(lines.locator('tbody tr')).toHaveCount(LINES);
  await expect(lines.getByRole('row', { name: new RegExp(doubtful.orderNo) })).toContainText('已拒绝');

  await go(page, '/finance/reconciliation?status[]=2');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('-1,250.5');
  await choose(page, rows(page).first(), 'reconciliation.explain');
  await pick(page, top(page), 'reconciliation.cause', '未入账的链上转账');
  await field(top(page), 'crud.reason').fill('运维误转出，已报备追回');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'reconciliation.explain');
  await expect(page.getByText(zh('reconciliation.asked'))).toBeVisible();
  await go(second, '/finance/reconciliation?status[]=3');
  await choose(second, rows(second).first(), 'reconciliation.approve');
  await field(top(second), 'crud.operPassword').fill(PASSWORD);
  await send(top(second), 'reconciliation.approve');
  await expect(second.getByText(zh('reconciliation.approved'))).toBeVisible();
  await go(second, '/finance/reconciliation');
  await expect(rows(second)).toHaveCount(20);
  const seen = await rows(second).evaluateAll(
    (found) => found.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(12);
  expect(await button(second, 'crud.detail').count()).toBeGreaterThan(0);
});
