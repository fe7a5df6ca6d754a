import { expect, signInFast, test } from './console';
import { button, choose, field, openOne, rows, send, top, zh } from './lists';

const AWARDS = '/campaign/award';
const PASSWORD = 'Demo1234';

test('an award whose money is gone is not taken back, and what is missing is said; another one is, by two people', async ({
  page,
  otherPage,
}) => {
  const spent = await openOne(page, 'risk001', `${AWARDS}?awardType[]=108&amountMin=12.5&amountMax=12.5`);
  await choose(page, spent, 'award.clawback');
  const asking = top(page);
  await expect(asking).toContainText('还差 12.5 USDT');
  await expect(asking).toContainText('发放后已划转至其他账户');
  await field(asking, 'crud.reason').fill('补发名单有误，会员未参加');
  await field(asking, 'crud.operPassword').fill(PASSWORD);
  await send(asking, 'award.clawback');
  await expect(asking.getByRole('alert').filter({ hasText: '还差 12.5 USDT' }).first()).toBeVisible();

  await page.goto(`${AWARDS}?awardType[]=106&status[]=2`);
  const no = (await rows(page).first().locator('td').filter({ hasText: /^AW/ }).first().textContent()) ?? '';
  const awardNo = /AW\d+/.exec(no)?.[0] ?? '';
  await choose(page, rows(page).first(), 'award.clawback');
  await expect(top(page)).toContainText(zh('award.balance'));
  await field(top(page), 'crud.reason').fill('同一设备多次参赛');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'award.clawback');
  await expect(page.getByText(zh('award.clawbackAsked'))).toBeVisible();

  const second = await otherPage();
  const waiting = await openOne(second, 'risk002', `${AWARDS}?awardNo=${awardNo}`);
  await choose(second, waiting, 'award.takeBack');
  await expect(top(second)).toContainText('risk001');
  await field(top(second), 'crud.operPassword').fill(PASSWORD);
  await send(top(second), 'award.takeBack');
  await expect(rows(second).getByText('已追回')).toBeVisible();
});

test('several awards are approved at once, after their sum was shown', async ({ page }) => {
  await signInFast(page, 'finance01', `${AWARDS}?status[]=1&awardType[]=105`);
  await expect(rows(page)).toHaveCount(3);
  for (const row of await rows(page).all()) await row.getByRole('checkbox').check();
  await button(page, 'crud.bulkApprove').click();
  const question = top(page);
  await expect(question).toContainText('合计 ≈ 674.31 USDT');
  await field(question, 'crud.operPassword').fill(PASSWORD);
  await send(question, 'crud.bulkApprove');
  await expect(rows(page)).toHaveCount(0);
});
