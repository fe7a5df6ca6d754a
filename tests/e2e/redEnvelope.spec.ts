import type { Page } from '@playwright/test';
import { expect, signInFast, SITE, test } from './console';
import { button, choose, field, pass, rows, send, showAllColumns, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const ENVELOPES = '/campaign/redEnvelope';

/** Seconds that the envelope of the story can be claimed. */
const OPEN_FOR = 90;

/** The rows of a list, as the backend answers. */
async function listed<Row>(page: Page, token: string, path: string): Promise<Row[]> {
  const answer = await page.request.get(SITE + path, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { list: Row[] } }).data.list;
}

interface Envelope {
  id: string;
  envelopeNo: string;
  uid: string;
  totalAmount: string;
  claimedAmount: string;
  claimedCount: number;
  refundAmount: string;
  status: number;
}

test('an envelope is sent by operations, approved by another, claimed by customers, and its rest comes back when it expires', async ({
  page,
  otherPage,
}) => {
  const token = await signInFast(page, 'operate01', ENVELOPES);
  await button(page, 'redEnvelope.add').click();
  const form = top(page);
  await field(form, 'redEnvelope.totalAmount').fill('1800');
  await field(form, 'redEnvelope.count').fill('900');
  await field(form, 'redEnvelope.code').fill('STORY1');
  await field(form, 'redEnvelope.greeting').fill('浏览器测试红包');
  const { now } = (
    (await (await page.request.get('/admin/__mock/state')).json()) as { data: { now: string } }
  ).data;
  const until = new Date(Date.parse(`${now.replace(' ', 'T')}Z`) + OPEN_FOR * 1000);
  const expiry = field(form, 'redEnvelope.expireAt');
  await expiry.fill(until.toISOString().slice(0, 19).replace('T', ' '));
  await expiry.press('Enter');
  await expect(form.getByText('须另一人审核', { exact: false })).toBeVisible();
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'redEnvelope.send');
  const sure = page.getByRole('dialog', { name: zh('crud.sure') });
  await sure.getByRole('button', { name: zh('redEnvelope.send') }).click();
  await expect(page.getByText(zh('redEnvelope.asked', { code: 'STORY1' }))).toBeVisible();

  await showAllColumns(page);
  const own = rows(page).filter({ hasText: 'STORY1' });
  await expect(own.getByText('待审核')).toBeVisible();
  await expect(own.getByRole('button', { name: zh('redEnvelope.approve') })).toBeDisabled();

  const second = await otherPage();
  await signInFast(second, 'finance01', `${ENVELOPES}?code=STORY1`);
  await choose(second, rows(second).first(), 'redEnvelope.approve');
  await field(top(second), 'crud.operPassword').fill(PASSWORD);
  await send(top(second), 'redEnvelope.approve');
  await expect(rows(second).getByText('领取中')).toBeVisible();

  const found = async (): Promise<Envelope> => {
    const [envelope] = await listed<Envelope>(page, token, 'redEnvelope/list?code=STORY1');
    if (!envelope) throw new Error('the envelope is gone');
    return envelope;
  };
  await expect
    .poll(
      async () => {
        await page.request.post('/admin/__mock/customers', { data: { count: 50, area: 'envelope' } });
        return (await found()).claimedCount;
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0);
  await choose(second, rows(second).first(), 'crud.detail');
  await expect(top(second).getByRole('table', { name: zh('redEnvelope.claims') })).toBeVisible();

  await pass(page, OPEN_FOR);
  await expect.poll(async () => (await found()).status).toBe(3);
  const { totalAmount, claimedAmount, refundAmount } = await found();
  expect(Number(claimedAmount) + Number(refundAmount)).toBeCloseTo(Number(totalAmount), 6);
  await page.goto(`${ENVELOPES}?code=STORY1`);
  await expect(rows(page).getByText('已过期')).toBeVisible();
});

test('an operator cancels a member’s envelope, and the ledger says what its sender gets back', async ({
  page,
}) => {
  const token = await signInFast(page, 'admin', `${ENVELOPES}?senderType=1&status[]=1`);
  const [sent] = await listed<Envelope>(page, token, 'redEnvelope/list?senderType=1&status[]=1');
  if (!sent) throw new Error('no member has an active envelope');
  await page.goto(`${ENVELOPES}?envelopeNo=${sent.envelopeNo}`);
  await choose(page, rows(page).first(), 'redEnvelope.cancel');
  await expect(top(page).getByText(sent.uid)).toBeVisible();
  await field(top(page), 'crud.reason').fill('会员投诉发错，协商后取消');
  await send(top(page), 'redEnvelope.cancel');
  await expect(rows(page).getByText('已取消')).toBeVisible();

  const [ended] = await listed<Envelope>(page, token, `redEnvelope/list?envelopeNo=${sent.envelopeNo}`);
  expect(Number(ended?.refundAmount)).toBeGreaterThan(0);
  await choose(page, rows(page).first(), 'menu.104');
  await expect(rows(page).getByText('红包退回')).toBeVisible();
  const lines = await listed<{ bizType: number; availableChange: string; operatorName: string; uid: string }>(
    page,
    token,
    `memberAssetLog/list?refNo=${sent.envelopeNo}`,
  );
  const refund = lines.find(({ bizType }) => bizType === 604);
  expect(refund).toMatchObject({
    uid: sent.uid,
    availableChange: ended?.refundAmount,
    operatorName: 'admin',
  });
  expect(lines.reduce((sum, line) => sum + Number(line.availableChange), 0)).toBeCloseTo(0, 6);
});
