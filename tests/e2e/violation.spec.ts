import type { Locator, Page } from '@playwright/test';
import { expect, go, signInFast, SITE, test } from './console';
import { button, choose, field, openOne, rows, send, top, zh } from './lists';
import { appealFirst, confirmFirst, decideFirst, fillFinding } from './violations';

/** Somebody about whom nothing is open. */
const MEMBER = { id: 13, uid: '10010013' };
const FRIEND = '10010014';

const VIOLATIONS = '/risk/violation';

/** What was recorded about the member, whatever its state. */
const OF_MEMBER = `${VIOLATIONS}?memberId=${MEMBER.id}&orderBy=createdAt+desc`;

const profile = (page: Page): Locator => page.getByRole('list', { name: zh('memberDetail.permissions') });

/** What the profile says of one thing that a member may do. */
const permission = (page: Page, name: 'canTrade' | 'canWithdraw'): Locator =>
  profile(page)
    .getByRole('listitem')
    .filter({ hasText: zh(`memberDetail.${name}`) });

/** Records a violation of the member; answers its number. */
async function record(page: Page, severity: string): Promise<string> {
  await button(page, 'violation.add').click();
  const form = top(page);
  await field(form, 'field.memberId').fill(MEMBER.uid);
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: MEMBER.uid }).click();
  await fillFinding(page, severity, '同一设备上注册并轮流使用多个账号，规避新人活动限制。');
  await field(form, 'violation.relatedUids').fill(FRIEND);
  await send(form, 'crud.submit');
  await expect(page.getByText(zh('violation.added'), { exact: true })).toBeVisible();
  await go(page, OF_MEMBER);
  // The list that was open stays on screen until that of the member has come.
  await expect(rows(page).filter({ hasNotText: MEMBER.uid })).toHaveCount(0);
  await expect(rows(page).first()).toContainText(MEMBER.uid);
  return /VR\d{16}/.exec(await rows(page).first().innerText())?.[0] ?? '';
}

test('a violation is recorded, punished at once, appealed against, upheld, and revoked by a second person', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(120_000);
  const token = await signInFast(page, 'service01', VIOLATIONS);
  const no = await record(page, '一般');
  expect(no).not.toBe('');
  // Service records, and decides nothing.
  await expect(button(rows(page).first(), 'crud.review')).toHaveCount(0);

  const risk = await otherPage();
  await signInFast(risk, 'risk001', OF_MEMBER);
  await confirmFirst(risk, '警告', '禁止提现');
  await expect(risk.getByText(zh('violation.confirmed'), { exact: true })).toBeVisible();
  await expect(rows(risk).first()).toContainText('已确认');

  await page.goto(`/member/detail/${MEMBER.id}?tab=violations`);
  await expect(permission(page, 'canWithdraw')).toContainText(zh('memberDetail.forbidden'));
  await expect(permission(page, 'canTrade')).toHaveCount(0);
  await expect(page.locator('main header').getByRole('link', { name: no })).toBeVisible();

  // Service is not offered the appeal, and refused where it asks.
  await page.goto(OF_MEMBER);
  await choose(page, rows(page).filter({ hasText: no }), 'crud.detail');
  await expect(top(page)).toContainText(zh('violation.people'));
  await expect(button(top(page), 'violation.appeal')).toHaveCount(0);
  const refused = await page.request.put(`${SITE}violation/appeal`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { id: 1, version: 1, reason: '会员来电申诉' },
  });
  expect(await refused.json()).toMatchObject({ code: 40300 });

  await appealFirst(risk, '会员来电：设备为家人共用');
  await expect(rows(risk).first()).toContainText('申诉中');
  // Who confirmed it reads why somebody else has to decide.
  await choose(risk, rows(risk).first(), 'crud.detail');
  for (const move of ['violation.revoke', 'violation.uphold'] as const)
    await expect(button(top(risk), move)).toBeDisabled();

  const second = await otherPage();
  await openOne(second, 'risk002', `${VIOLATIONS}?violationNo=${no}`);
  await decideFirst(second, 'violation.uphold', '家人账号也已领取奖励');
  await expect(second.getByText(zh('violation.upheld'), { exact: true })).toBeVisible();
  await expect(rows(second).first()).toContainText('已确认');
  await page.goto(`/member/detail/${MEMBER.id}?tab=violations`);
  await expect(permission(page, 'canWithdraw')).toContainText(zh('memberDetail.forbidden'));

  await decideFirst(second, 'violation.revoke', '设备商证实设备曾转让');
  await expect(second.getByText(zh('violation.revokedDone'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(permission(page, 'canWithdraw')).toHaveCount(0);
  await expect(page.locator('main [data-row-key]').filter({ hasText: no })).toContainText('已撤销');
});

test('a severe violation holds nobody before two people have confirmed the same penalties', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(120_000);
  await signInFast(page, 'service01', VIOLATIONS);
  const no = await record(page, '严重');

  const first = await otherPage();
  await openOne(first, 'risk001', `${VIOLATIONS}?violationNo=${no}`);
  await confirmFirst(first, '禁止交易');
  await expect(first.getByText(zh('violation.confirmedFirst'), { exact: true })).toBeVisible();
  await go(page, `/member/detail/${MEMBER.id}`);
  await expect(permission(page, 'canTrade')).toHaveCount(0);

  // The first one finds it waiting for somebody else.
  await choose(first, rows(first).first(), 'crud.review');
  await expect(top(first).getByRole('button', { name: zh('violation.confirm') })).toBeDisabled();

  const second = await otherPage();
  await openOne(second, 'risk002', `${VIOLATIONS}?violationNo=${no}`);
  await confirmFirst(second);
  await expect(second.getByText(zh('violation.confirmed'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(permission(page, 'canTrade')).toContainText(zh('memberDetail.forbidden'));
});
