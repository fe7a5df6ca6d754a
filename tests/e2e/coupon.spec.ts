import type { Page } from '@playwright/test';
import { MemberCouponStatus } from '@/contract/campaign/memberCouponFlow';
import { expect, signInFast, SITE, test } from './console';
import { button, choose, field, openOne, pass, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';
const COUPONS = '/campaign/coupon';
const GRANTS = '/campaign/couponGrant';
const ISSUED = '/campaign/memberCoupon';

/** Seconds until the coupon of the story is over. */
const GOOD_FOR = 180;

/** So many members get it, 5 USDT each: more than one operator may grant alone. */
const HEADS = 220;

interface Issued {
  status: number;
}

/** Reads a list, as the backend answers it. */
async function listed<Row>(page: Page, token: string, path: string): Promise<Row[]> {
  const answer = await page.request.get(SITE + path, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: { list: Row[] } }).data.list;
}

/** What time it is for the backend. */
async function nowOf(page: Page): Promise<string> {
  const answer = await page.request.get('/admin/__mock/state');
  return ((await answer.json()) as { data: { now: string } }).data.now;
}

/** A moment so many seconds after another one. */
const later = (at: string, seconds: number): string =>
  new Date(Date.parse(`${at.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Chooses one of the values of a select. */
async function pick(page: Page, label: Parameters<typeof zh>[0], text: string): Promise<void> {
  await field(top(page), label).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(text, { exact: true }).click();
}

test('a coupon is drafted, its budget and its grant take a second person, a customer uses it, and the rest expires', async ({
  page,
  otherPage,
}) => {
  const second = await otherPage();
  const token = await signInFast(page, 'operate01', COUPONS);
  const now = await nowOf(page);
  const until = later(now, GOOD_FOR);
  await button(page, 'crud.create').click();
  const form = top(page);
  await field(form, 'coupon.couponCode').fill('STORY5');
  await field(form, 'coupon.couponName').fill('浏览器测试券');
  await pick(page, 'coupon.type', '现金券');
  await field(form, 'coupon.faceValue').fill('5');
  for (const [label, moment] of [
    ['coupon.startAt', now],
    ['coupon.endAt', until],
  ] as const) {
    await field(form, label).fill(moment);
    await field(form, label).press('Enter');
  }
  await field(form, 'coupon.totalQty').fill('400');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  const own = rows(page).filter({ hasText: 'STORY5' });
  await expect(own.getByText('草稿')).toBeVisible();
  await expect(button(own, 'crud.change.approve')).toBeDisabled();

  const confirming = await openOne(second, 'finance01', `${COUPONS}?couponCode=STORY5`);
  await choose(second, confirming, 'crud.change.approve');
  await field(top(second), 'crud.operPassword').fill(PASSWORD);
  await send(top(second), 'crud.change.approve');
  await expect(second.getByText(zh('crud.change.confirmed'), { exact: true })).toBeVisible();

  await page.goto(`${COUPONS}?couponCode=STORY5`);
  await choose(page, rows(page).first(), 'coupon.activate');
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), 'coupon.activate');
  await expect(rows(page).getByText('进行中')).toBeVisible();

  const members = await listed<{ uid: string }>(
    page,
    token,
    'member/list?status[]=1&memberType[]=1&pageSize=1000',
  );
  const uids = members.slice(0, HEADS).map(({ uid }) => uid);
  await choose(page, rows(page).first(), 'coupon.grant');
  const granting = top(page);
  await field(granting, 'coupon.uids').fill([...uids, '99000001'].join('\n'));
  await expect(granting.getByText(zh('coupon.headsOf', { heads: HEADS, asked: HEADS + 1 }))).toBeVisible();
  await expect(granting.getByText(zh('coupon.willWait'))).toBeVisible();
  await field(granting, 'coupon.skip').click();
  await field(granting, 'crud.operPassword').fill(PASSWORD);
  await send(granting, 'coupon.grant');
  const asked = page.getByText(/CG\d+ 已提交，等待他人复核/);
  await expect(asked).toBeVisible();
  const grantNo = /CG\d+/.exec((await asked.textContent()) ?? '')?.[0] ?? '';
  expect(await listed<Issued>(page, token, `memberCoupon/list?refNo=${grantNo}`)).toEqual([]);

  await second.goto(`${GRANTS}?grantNo=${grantNo}`);
  await choose(second, rows(second).first(), 'couponGrant.approve');
  await expect(top(second)).toContainText('operate01');
  await field(top(second), 'crud.operPassword').fill(PASSWORD);
  await send(top(second), 'couponGrant.approve');
  await expect(second.getByText(zh('couponGrant.done', { n: HEADS }))).toBeVisible();

  const statesOf = async (): Promise<number[]> => {
    const all = await listed<Issued>(page, token, `memberCoupon/list?refNo=${grantNo}&pageSize=1000`);
    return all.map(({ status }) => status);
  };
  await expect
    .poll(
      async () => {
        await page.request.post('/admin/__mock/customers', { data: { count: 50, area: 'coupon' } });
        return (await statesOf()).includes(MemberCouponStatus.used);
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await page.goto(`${ISSUED}?refNo=${grantNo}&status[]=${MemberCouponStatus.used}`);
  await choose(page, rows(page).first(), 'crud.detail');
  await expect(top(page).getByRole('row').filter({ hasText: '优惠券到账' })).toContainText('5');

  const admin = await otherPage();
  const job = await openOne(admin, 'admin', '/system/monitor/job?invokeTarget=couponExpire');
  await pass(page, GOOD_FOR);
  await choose(admin, job, 'job.run');
  await send(top(admin), 'job.run');
  await expect(admin.getByText(/已执行，处理 \d+ 条/)).toBeVisible();
  const { used, expired } = MemberCouponStatus;
  expect(new Set(await statesOf())).toEqual(new Set([used, expired]));
  await page.goto(`${COUPONS}?couponCode=STORY5`);
  await expect(rows(page).getByText('已结束')).toBeVisible();
});
