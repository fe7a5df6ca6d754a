import type { Locator, Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, expectToFit, go, signInFast, SITE, test } from './console';
import { lookClosely } from './pictures';
import { say } from './words';

const zh = (key: Key, params: Record<string, string | number> = {}) => say('zh-CN', key, params);

const TABS = [
  'overview',
  'assets',
  'ledger',
  'inOut',
  'contracts',
  'delivery',
  'staking',
  'campaigns',
  'violations',
  'auth',
  'security',
  'team',
  'notes',
  'timeline',
  'audit',
] as const;

type Tab = (typeof TABS)[number];

const tabOf = (inside: Locator, name: Tab) =>
  inside.getByRole('tab', { name: zh(`memberDetail.tab.${name}`), exact: true });

const drawer = (page: Page) => page.getByRole('dialog', { name: zh('memberDetail.title') });

const quick = (inside: Locator) => inside.getByRole('group', { name: zh('memberDetail.quick') });

const heading = (inside: Locator, uid: string) => inside.getByRole('heading', { level: 2, name: uid });

/** Paths of the calls made from now on. */
function calls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(SITE)) paths.push(pathname.slice(SITE.length));
  });
  return paths;
}

/** Opens the member named in the first row on screen. */
async function openFirst(page: Page): Promise<string> {
  const link = page.locator('main [data-row-key] a[href*="/member/detail/"]').first();
  const uid = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(drawer(page), uid)).toBeVisible();
  return uid;
}

test('finance01 opens a member from a recharge, walks the parts, and each asks only when it is opened', async ({
  page,
}) => {
  await signInFast(page, 'finance01', '/finance/recharge');
  await page.locator('main [data-row-key]').first().waitFor();
  const asked = calls(page);
  await openFirst(page);
  const picture = drawer(page);
  // No authentications and no operation log for finance.
  await expect(picture.getByRole('tab')).toHaveCount(13);
  for (const hidden of ['auth', 'audit'] as const) await expect(tabOf(picture, hidden)).toHaveCount(0);
  await expect(picture.getByText(zh('memberDetail.linked'), { exact: true })).toBeVisible();
  expect(asked).not.toContain('memberAsset/list');
  await tabOf(picture, 'assets').click();
  await expect(picture.getByRole('region', { name: zh('menu.103') })).toBeVisible();
  await tabOf(picture, 'ledger').click();
  await expect(
    picture
      .getByRole('region', { name: zh('menu.104') })
      .locator('[data-row-key]')
      .first(),
  ).toBeVisible();
  await tabOf(picture, 'inOut').click();
  for (const list of ['menu.201', 'menu.202', 'menu.203', 'menu.204'] as const) {
    await expect(
      picture
        .getByRole('region', { name: zh(list) })
        .locator('tbody tr')
        .last(),
    ).toBeVisible();
  }
  await tabOf(picture, 'delivery').click();
  await expect(picture.getByRole('region', { name: zh('menu.403') })).toBeVisible();
  await tabOf(picture, 'team').click();
  await expect(picture.getByRole('region', { name: zh('memberDetail.tab.team') })).toBeVisible();
  await tabOf(picture, 'timeline').click();
  await expect(
    picture
      .getByRole('listitem')
      .filter({ has: page.locator('time') })
      .first(),
  ).toBeVisible();
  expect(asked.filter((path) => /memberAuth|operLog/.test(path))).toEqual([]);
  expect(asked.filter((path) => path === 'memberAsset/list')).toHaveLength(1);
});

test('a linked member opens in the same place, with a way back; Esc closes', async ({ page }) => {
  await signInFast(page, 'risk001', '/finance/recharge?memberId=2');
  await openFirst(page);
  const picture = drawer(page);
  const linked = picture.getByRole('listitem').filter({ hasText: '10010003' });
  await expect(linked).toContainText(zh('memberDetail.link.device'));
  await expect(linked).toContainText(zh('memberDetail.link.address'));
  await linked.getByRole('link', { name: zh('crud.openMember', { uid: '10010003' }) }).click();
  await expect(heading(picture, '10010003')).toBeVisible();
  await expect(drawer(page)).toHaveCount(1);
  await picture.getByRole('button', { name: zh('memberDetail.back') }).click();
  await expect(heading(picture, '10010002')).toBeVisible();
  // A dialog above it goes first.
  await picture.getByRole('button', { name: zh('memberDetail.note') }).click();
  const note = page.getByRole('dialog', { name: new RegExp(zh('memberDetail.note')) });
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(picture).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
  await expect(page).toHaveURL(/memberId=2$/);
});

test('the member stands beside the review, whose keys rest meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await signInFast(page, 'finance02', '/finance/recharge?status[]=1');
  await page
    .locator('main [data-row-key]')
    .filter({ hasText: '10010009' })
    .getByRole('button', { name: zh('crud.review') })
    .click();
  const desk = page.getByRole('dialog').filter({ has: page.locator('[data-review]') });
  await desk
    .getByRole('link', { name: zh('crud.openMember', { uid: '10010009' }) })
    .first()
    .click();
  await expect(heading(drawer(page), '10010009')).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(desk).toBeVisible();
});

test("service01 writes a note, pins it and takes it back; a colleague's note stays", async ({ page }) => {
  const token = await signInFast(page, 'service01', '/member/detail/2?tab=notes');
  const main = page.locator('main');
  const theirs = main.getByRole('listitem').filter({ hasText: 'risk001' });
  await expect(theirs).toBeVisible();
  await expect(theirs.getByRole('button', { name: zh('crud.remove') })).toHaveCount(0);
  const refused = await page.request.delete(`${SITE}memberNote/delete`, {
    data: { ids: [103] },
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh-cn' },
  });
  expect(await refused.json()).toMatchObject({ code: 40303 });

  await main.getByRole('button', { name: zh('memberDetail.writeNote') }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(zh('memberDetail.note')) });
  await dialog.getByLabel(zh('memberDetail.content')).fill('已致电会员，稍后回访');
  await dialog.getByRole('button', { name: zh('crud.save') }).click();
  const mine = main.getByRole('listitem').filter({ hasText: '已致电会员，稍后回访' });
  await expect(mine).toContainText('service01');
  await mine.getByRole('button', { name: zh('memberDetail.pin') }).click();
  await expect(mine.getByRole('button', { name: zh('memberDetail.unpin') })).toBeVisible();
  await mine.getByRole('button', { name: zh('crud.remove') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: zh('crud.remove') })
    .click();
  await expect(mine).toHaveCount(0);
  await expect(theirs).toBeVisible();
});

test('risk001 freezes a member from his picture, and the audit says why', async ({ page }) => {
  await signInFast(page, 'risk001', '/member/detail/30');
  const main = page.locator('main');
  await quick(main)
    .getByRole('button', { name: zh('member.freeze') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(zh('crud.reason')).fill('疑似盗号，先行冻结');
  await dialog.getByRole('button', { name: zh('member.freeze'), exact: true }).click();
  await expect(main.getByText(zh('memberDetail.lock.frozen'))).toBeVisible();
  await expect(main.getByRole('button', { name: zh('member.unfreeze') })).toBeVisible();
  await tabOf(main, 'audit').click();
  const line = main.getByRole('listitem').filter({ hasText: '疑似盗号，先行冻结' });
  await expect(line).toContainText('risk001');
  await expect(line.getByRole('table')).toBeVisible();
});

test('risk001 resets the 2FA of a member and ends the sessions in the part about security, which tells it', async ({
  page,
}) => {
  const token = await signInFast(page, 'risk001', '/member/list');
  const answer = await page.request.get(
    `${SITE}member/list?googleBound=1&status[]=1&pageSize=200&memberType[]=1`,
    {
      headers: { Authorization: `Bearer ${token}` },
    },
  );
  const { data } = (await answer.json()) as { data: { list: { id: number }[] } };
  await go(page, `/member/detail/${data.list[0]?.id}?tab=security`);
  const main = page.locator('main');
  const part = (title: Key) => main.getByRole('region', { name: zh(title), exact: true });
  const google = part('memberDetail.bindings')
    .getByRole('listitem')
    .filter({ hasText: zh('memberDetail.googleBound') });
  await expect(google).toContainText(zh('memberDetail.bound'));
  await expectToFit(page);
  await google.getByRole('button', { name: zh('member.resetGoogle') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').fill('会员手机遗失，已核实身份');
  await dialog.locator('input[type="password"]').fill('Demo1234');
  await dialog.getByRole('button', { name: zh('member.resetGoogle') }).click();
  await expect(google).toContainText(zh('memberDetail.notBound'));
  await expect(google).toContainText('risk001');
  await expect(part('memberDetail.measures').getByRole('listitem').first()).toContainText('risk001');

  await part('memberDetail.sessions')
    .getByRole('button', { name: zh('member.kick') })
    .click();
  await dialog.getByRole('button', { name: zh('member.kick') }).click();
  await expect(part('memberDetail.sessions')).toContainText(zh('memberDetail.noSessions'));
  await expect(part('memberDetail.measures').getByRole('listitem').first()).toContainText('强制下线');
  for (const list of ['memberDetail.devices', 'memberDetail.ips', 'memberDetail.allSignIns'] as const)
    await expect(part(list).locator('[data-row-key]').first()).toBeVisible();
});

test('agent01 sees his own team, and of others only that they are not there', async ({ page }) => {
  await signInFast(page, 'agent01', '/member/detail/15');
  const main = page.locator('main');
  await expect(heading(main, '10010015')).toBeVisible();
  for (const hidden of ['auth', 'security', 'audit'] as const)
    await expect(tabOf(main, hidden)).toHaveCount(0);
  // To look at who they are tied to is all that can be done.
  await expect(quick(main).getByRole('button')).toHaveCount(1);
  await go(page, '/member/detail/10010015');
  await expect(heading(main, '10010015')).toBeVisible();
  await go(page, '/member/detail/1');
  await expect(page.locator('main').getByRole('alert')).toContainText('数据不存在或已删除');
  await expect(page.locator('main').getByRole('tab')).toHaveCount(0);
});

test('auditor01 reads everything and changes nothing', async ({ page }) => {
  const token = await signInFast(page, 'auditor01', '/member/detail/2');
  const main = page.locator('main');
  await expect(main.getByRole('tab')).toHaveCount(TABS.length);
  await expect(quick(main).getByRole('button')).toHaveCount(1);
  await tabOf(main, 'notes').click();
  await expect(main.getByRole('listitem').filter({ hasText: 'risk001' })).toBeVisible();
  await expect(main.getByRole('button', { name: zh('memberDetail.writeNote') })).toHaveCount(0);
  await tabOf(main, 'audit').click();
  await expect(main.getByRole('listitem').filter({ hasText: 'KY' }).first()).toBeVisible();

  // Only a request for the higher level has pictures.
  const higher = await page.request.get(`${SITE}member/list?kycLevel[]=2&status[]=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await higher.json()) as { data: { list: { id: number }[] } };
  await page.goto(`/member/detail/${data.list[0]?.id}`);
  await tabOf(main, 'auth').click();
  await main
    .getByRole('row')
    .filter({ hasText: '高级' })
    .first()
    .getByRole('button', { name: zh('crud.detail') })
    .click();
  const detail = page.getByRole('dialog').filter({ hasText: 'KY' });
  await expect(detail.getByText(zh('crud.history'))).toBeVisible();
  await lookClosely(
    page,
    detail.getByRole('region', { name: zh('review.pictures') }),
    'auth.frontImg',
    'auditor01',
  );
});

test('one wei of ETH keeps its eighteen decimals', async ({ page }) => {
  await signInFast(page, 'service01', '/member/detail/13');
  const main = page.locator('main');
  const wei = main.getByRole('table').getByTitle('0.000000000000000001 ETH').first();
  await expect(wei).toBeVisible();
  await expect(wei).toContainText('0.000000000000000001');
  await tabOf(main, 'assets').click();
  await expect(main.getByRole('region', { name: zh('menu.103') })).toContainText('0.000000000000000001');
});

test('without the permission a member is plain text, and nothing is asked about him', async ({ page }) => {
  await page.route(`**${SITE}user/getUserMenus`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { permissions: string[] } };
    body.data.permissions = body.data.permissions.filter((name) => !name.endsWith('/member/profile'));
    await route.fulfill({ json: body });
  });
  await signInFast(page, 'finance01', '/finance/recharge');
  const asked = calls(page);
  const row = page.locator('main [data-row-key]').first();
  await expect(row.getByText(/^100\d{5}$/)).toBeVisible();
  await expect(page.locator('main a[href*="/member/detail/"]')).toHaveCount(0);
  await row.getByText(/^100\d{5}$/).click();
  expect(asked.filter((path) => path.startsWith('member/'))).toEqual([]);
});

test('the head of a profile is short: its tabs begin in the upper third of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInFast(page, 'admin', '/member/detail/14');
  const head = page.locator('main article > header');
  await expect(head).toBeVisible();
  expect((await head.boundingBox())?.height).toBeLessThanOrEqual(140);
  await expect(head.getByText(zh('memberDetail.netInUsdt'), { exact: true })).toBeVisible();
  const folded = head.getByText(zh('memberDetail.registerIp'), { exact: true });
  await expect(folded).toBeHidden();
  await head.getByRole('button', { name: zh('memberDetail.more') }).click();
  await expect(folded).toBeVisible();
});

test('on a phone nothing runs off the page, in the drawer and on the page of its own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFast(page, 'admin', '/member/detail/14');
  const main = page.locator('main');
  await expect(heading(main, '10010014')).toBeVisible();
  for (const tab of ['overview', 'inOut', 'team', 'audit'] as const) {
    await go(page, `/member/detail/14?tab=${tab}`);
    await expect(tabOf(main, tab)).toHaveAttribute('aria-selected', 'true');
    await expect(main.locator('.ant-skeleton')).toHaveCount(0);
    await expectToFit(page);
  }
  await go(page, '/finance/recharge?memberId=2');
  await openFirst(page);
  const box = await drawer(page).boundingBox();
  expect(Math.round(box?.width ?? Infinity)).toBeLessThanOrEqual(390);
  await expectToFit(page);
});
