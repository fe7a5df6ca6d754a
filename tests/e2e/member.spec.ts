import type { Locator, Page } from '@playwright/test';
import type { member } from '@/contract/member/member';
import type { WireRowOf } from '@/contract/resource';
import { expect, expectToFit, go, signInFast, SITE, test } from './console';
import { download } from './files';
import { showAllColumns } from './lists';
import { say as sayIn } from './words';

type MemberRow = WireRowOf<typeof member>;

const MEMBERS = '/member/list';

type Words = Parameters<typeof sayIn> extends [unknown, ...infer Rest] ? Rest : never;

const say = (...words: Words): string => sayIn('zh-CN', ...words);

const rowOf = (page: Page, uid: string): Locator =>
  page.locator('main [data-row-key]', { has: page.getByText(uid, { exact: true }) });

async function open(page: Page, userName: string, query = ''): Promise<string> {
  const token = await signInFast(page, userName, `${MEMBERS}${query}`);
  await expect(page.locator('main [data-row-key]').first()).toBeVisible();
  return token;
}

/** Opens what more can be done with a member. */
async function openMenu(page: Page, uid: string): Promise<Locator> {
  await rowOf(page, uid)
    .getByRole('button', { name: say('crud.more') })
    .click();
  const menu = page.getByRole('menu').last();
  await expect(menu).toBeVisible();
  return menu;
}

async function choose(page: Page, uid: string, word: string): Promise<Locator> {
  const menu = await openMenu(page, uid);
  await menu.getByRole('menuitem', { name: word, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await expect(dialog).toBeVisible();
  return dialog;
}

async function ask<Data>(page: Page, token: string, path: string): Promise<Data> {
  const answer = await page.request.get(`${SITE}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Data }).data;
}

const memberAt = async (page: Page, token: string, uid: string): Promise<MemberRow | undefined> =>
  (await ask<{ list: MemberRow[] }>(page, token, `member/list?uid=${uid}`)).list[0];

test('service01 adds, edits, tags and resets a member, and is offered nothing else', async ({ page }) => {
  const token = await open(page, 'service01', '?uid=10010040');
  const menu = await openMenu(page, '10010040');
  await expect(menu.getByRole('menuitem')).toHaveText([
    say('member.setTags'),
    say('member.adjust'),
    say('member.resetPassword'),
    say('member.resetFundPassword'),
    say('member.kick'),
    say('menu.804'),
  ]);
  await page.keyboard.press('Escape');
  await rowOf(page, '10010040')
    .getByRole('button', { name: say('crud.edit'), exact: true })
    .click();
  const editor = page.getByRole('dialog').last();
  await editor.getByLabel(say('field.nickname')).fill('改过的昵称');
  await editor.getByRole('button', { name: say('crud.save') }).click();
  await expect(rowOf(page, '10010040')).toContainText('改过的昵称');
  expect(await memberAt(page, token, '10010040')).toMatchObject({ withdrawLockUntil: null });

  const reset = await choose(page, '10010040', say('member.resetPassword'));
  await reset.locator('textarea').fill('会员忘记密码，已核实身份');
  await reset.locator('input[type="password"]').fill('Demo1234');
  await reset.getByRole('button', { name: say('member.resetPassword') }).click();
  await expect(page.getByText(say('member.linkSent'))).toBeVisible();
  await expect(rowOf(page, '10010040').getByTitle(/提现锁定至/)).toBeVisible();

  await page.getByRole('button', { name: say('member.addTitle') }).click();
  const form = page.getByRole('dialog', { name: say('member.addTitle') });
  await form.getByLabel(say('member.account')).fill('new.member@example.com');
  await form.getByLabel(say('field.nickname')).fill('新来的');
  await form.getByRole('button', { name: say('crud.save') }).click();
  await expect(form).toBeHidden();
  expect(await memberAt(page, token, '10010321')).toMatchObject({ nickname: '新来的', registerSource: 6 });
});

test('risk001 freezes a member: his withdraw is on hold, the counts fall, the history says why', async ({
  page,
}) => {
  const token = await open(page, 'risk001', '?uid=10010007');
  const waiting = async () => {
    const answer = await page.request.post(`${SITE}cwManage/rechargeWithdrawReview`, {
      data: { Type: 1 },
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: { withdrawCount: number } }).data.withdrawCount;
  };
  const before = await waiting();
  const dialog = await choose(page, '10010007', say('member.freeze'));
  await expect(dialog).toContainText('10010007');
  await dialog.locator('textarea').fill('短');
  await dialog.getByRole('button', { name: say('member.freeze') }).click();
  await expect(dialog.getByText(say('crud.rule.minChars', { min: 5 })).first()).toBeVisible();
  await dialog.locator('textarea').fill('密码刚改过，疑似盗号');
  await dialog.getByRole('button', { name: say('member.freeze') }).click();
  await expect(page.getByText(say('member.frozen'), { exact: true })).toBeVisible();
  const held = page.getByRole('dialog', { name: say('stops.heldNow', { n: 1 }) });
  await held
    .getByRole('button', { name: say('crud.close'), exact: true })
    .last()
    .click();
  await expect(rowOf(page, '10010007')).toContainText('冻结');
  expect(await waiting()).toBe(before - 1);

  await rowOf(page, '10010007')
    .getByRole('button', { name: say('member.profile'), exact: true })
    .click();
  const detail = page.getByRole('dialog').last();
  await detail.getByRole('tab', { name: say('memberDetail.tab.audit') }).click();
  await expect(detail.getByText('密码刚改过，疑似盗号')).toBeVisible();
  await expect(detail.locator('del', { hasText: '正常' })).toBeVisible();
});

test('risk001 takes permissions away, tags and kicks a member; frozen, he is let go again', async ({
  page,
}) => {
  const uid = '10010041';
  const token = await open(page, 'risk001', `?uid=${uid}`);
  await showAllColumns(page);
  const done = (key: Words[0]) => expect(page.getByText(say(key), { exact: true })).toBeVisible();
  const send = (dialog: Locator, key: Words[0]) =>
    dialog
      .getByRole('button', { name: say(key) })
      .last()
      .click();

  const may = await choose(page, uid, say('member.setPermission'));
  const trade = may.getByLabel(say('member.canTrade'));
  // The dialog may still be on its way to where it stays.
  await expect(async () => {
    if (await trade.isChecked()) await trade.click();
    await expect(trade).not.toBeChecked({ timeout: 500 });
  }).toPass();
  await send(may, 'crud.submit');
  await expect(may.getByText(say('crud.rule.required')).first()).toBeVisible();
  await may.getByLabel(say('crud.reason')).fill('异常下单，先行限制');
  await send(may, 'crud.submit');
  await done('member.permissionSet');
  expect(await memberAt(page, token, uid)).toMatchObject({ canTrade: 0, canWithdraw: 1 });

  const tags = await choose(page, uid, say('member.setTags'));
  await tags.getByLabel(say('member.tagsAdd')).fill('重点关注');
  await page.keyboard.press('Enter');
  // Leaves the field, whose list would lie over the button.
  await tags.locator('.ant-modal-title').click();
  await expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0);
  await send(tags, 'crud.submit');
  await done('member.tagsSet');
  await expect(rowOf(page, uid)).toContainText('重点关注');

  const kick = await choose(page, uid, say('member.kick'));
  await expect(kick).toContainText(say('member.kickText', { name: uid }));
  await send(kick, 'member.kick');
  await done('member.kicked');

  const freeze = await choose(page, uid, say('member.freeze'));
  await freeze.locator('textarea').fill('疑似盗号，先行冻结');
  await send(freeze, 'member.freeze');
  await done('member.frozen');
  const unfreeze = await choose(page, uid, say('member.unfreeze'));
  await unfreeze.locator('textarea').fill('会员已视频核实身份');
  await send(unfreeze, 'member.unfreeze');
  await done('member.unfrozen');
  // What was taken away before the freeze stays so.
  expect(await memberAt(page, token, uid)).toMatchObject({ status: 1, canTrade: 0, canLogin: 1 });
});

for (const [userName, words] of [
  ['finance01', ['member.profile', 'member.adjust']],
  ['auditor01', ['member.profile', 'menu.804']],
] as const) {
  test(`${userName} reads the list and changes nothing`, async ({ page }) => {
    await open(page, userName, '?uid=10010002');
    await showAllColumns(page);
    await expect(page.getByRole('button', { name: say('member.addTitle') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('crud.exportCsv') })).toHaveCount(0);
    await expect(page.locator('main [data-row-key] input[type="checkbox"]')).toHaveCount(0);
    const inRow = rowOf(page, '10010002').locator('td').last().getByRole('button');
    await expect(inRow.filter({ hasText: /./ })).toHaveText(words.map((word) => say(word)));
    await expect(rowOf(page, '10010002').getByTitle(/最近从该 IP 登录的会员共 5 位/)).toBeAttached();
  });
}

test('agent01 sees the team of one member and nobody else', async ({ page }) => {
  await open(page, 'agent01');
  await expect(page.getByText(say('crud.total', { n: 41 }))).toBeVisible();
  // One of them is an account of the platform, which figures leave out.
  await expect(page.locator('main dl').first()).toContainText('40');
  await go(page, `${MEMBERS}?uid=10010001`);
  await expect(page.getByText(say('ui.noMatch'))).toBeVisible();
});

/** Members who never had anything. */
async function poorOnes(page: Page, token: string): Promise<MemberRow[]> {
  const { list } = await ask<{ list: MemberRow[] }>(
    page,
    token,
    'member/list?status[]=1&memberType[]=1&pageSize=1000&orderBy=assetUsdt asc',
  );
  return list.filter(({ totalRechargeUsdt, assetUsdt }) => totalRechargeUsdt === '0' && assetUsdt === '0');
}

/** Takes one step of a closing. @returns its dialog */
async function stepOfClosing(
  page: Page,
  uid: string,
  word: 'member.closeRequest' | 'member.closeApprove',
): Promise<Locator> {
  const closing = await choose(page, uid, say(word));
  await closing.locator('textarea').fill('会员申请注销');
  await closing.locator('input[type="password"]').fill('Demo1234');
  await closing.getByRole('button', { name: say(word) }).click();
  return closing;
}

test('a member cannot be put under his own team, nor closed by one person', async ({ page }) => {
  const token = await open(page, 'admin', '?uid=10010015');
  const team = await ask<{ list: MemberRow[] }>(page, token, 'member/list?inviterUid=10010015');
  const dialog = await choose(page, '10010015', say('member.setParent'));
  await expect(dialog).toContainText('40');
  await dialog.locator('textarea').fill('更正邀请关系');
  await dialog.getByLabel(say('member.newInviter')).fill(team.list[0]?.uid ?? '');
  await dialog.locator('input[type="password"]').fill('Demo1234');
  await dialog.getByRole('button', { name: say('crud.submit') }).click();
  await expect(dialog.getByText('不能选择自身或下级')).toBeVisible();

  const uid = (await poorOnes(page, token))[0]?.uid ?? '';
  page.on('dialog', (question) => void question.accept());
  await page.goto(`${MEMBERS}?uid=${uid}`);
  await stepOfClosing(page, uid, 'member.closeRequest');
  await expect(page.getByText(say('member.closeAsked'))).toBeVisible();
  const approve = (await openMenu(page, uid)).getByRole('menuitem', { name: say('member.closeApprove') });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toHaveAttribute('title', say('crud.own.closer'));
  expect(await memberAt(page, token, uid)).toMatchObject({ status: 1, closeRequestedBy: 'admin' });
});

test('risk001 asks for a member to be closed, the super admin agrees, and he is', async ({ page }) => {
  const token = await open(page, 'risk001');
  const uid = (await poorOnes(page, token)).at(-1)?.uid ?? '';
  await page.goto(`${MEMBERS}?uid=${uid}`);
  await stepOfClosing(page, uid, 'member.closeRequest');
  await expect(page.getByText(say('member.closeAsked'))).toBeVisible();
  const admin = await open(page, 'admin', `?uid=${uid}`);
  await stepOfClosing(page, uid, 'member.closeApprove');
  await expect(page.getByText(say('member.closed'))).toBeVisible();
  expect(await memberAt(page, admin, uid)).toMatchObject({ status: 3, closeRequestedBy: '' });
});

test('20 wide characters do not break a row at 390 px, and a formula is no formula in the export', async ({
  page,
}) => {
  await open(page, 'admin', '?uid=10010014');
  await page.getByRole('button', { name: say('crud.columns') }).click();
  await page.getByLabel(say('crud.showColumn', { name: say('field.remark') })).check();
  await page.keyboard.press('Escape');
  await expect(rowOf(page, '10010014')).toContainText('HYPERLINK');
  const { text: csv } = await download(page, page.getByRole('button', { name: say('crud.exportCsv') }));
  expect(csv).toContain(`"'=HYPERLINK(`);
  expect(csv).toContain('这是一个恰好二十个全角字符长度的会员昵称');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowOf(page, '10010014')).toBeVisible();
  await expectToFit(page);
  const name = rowOf(page, '10010014').locator('td', { hasText: '二十个全角字符' });
  // Its label, and two lines.
  expect(await name.evaluate((cell) => cell.getBoundingClientRect().height)).toBeLessThan(70);
  const menu = await openMenu(page, '10010014');
  await expect(menu.getByRole('menuitem', { name: say('member.freeze'), exact: true })).toBeVisible();
});

test('the palette finds a member, an order number and an address, and asks nobody for less', async ({
  page,
}) => {
  const token = await open(page, 'finance01');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('common/search')) asked += 1;
  });
  const answer = await page.request.post(`${SITE}cwManage/chargeLogList`, {
    data: { pageSize: 50, source: ['1'] },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { list: { orderNo: string; toAddress: string }[] } };
  const order = data.list.find(({ toAddress }) => toAddress !== '');
  const box = page.getByRole('searchbox');
  const records = page.getByRole('region', { name: say('search.records') });

  await page.keyboard.press('Control+k');
  await box.fill('100');
  await box.fill('会员');
  await page.waitForTimeout(600);
  expect(asked).toBe(0);
  await box.fill('10010001');
  await expect(records.getByRole('button')).toHaveCount(1);
  await expect(records).toContainText('north.whale');

  await box.fill(order?.toAddress ?? '');
  await expect(records.getByRole('button').first()).toContainText((order?.toAddress ?? '').slice(0, 10));
  await box.fill(order?.orderNo ?? '');
  await expect(records).toContainText(order?.orderNo ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/finance/recharge\\?orderNo=${order?.orderNo}`));
  await expect(page.locator('main [data-row-key]:visible')).toHaveCount(1);
});
