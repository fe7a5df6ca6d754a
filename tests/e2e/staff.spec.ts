import type { Locator, Page } from '@playwright/test';
import { codeOf, fromBase32, stepAt } from '../../mocks/core/totp';
import {
  accountForm,
  codeOfSignIn,
  expect,
  fillSignIn,
  goInside,
  menuItem,
  signInFast,
  test,
} from './console';
import { button, choose, field, rows, send, top, zh } from './lists';

const ROLES = '/system/auth/role';
const USERS = '/system/auth/user';
const DEPTS = '/system/auth/dept';
const PASSWORD = 'Demo1234';

/** The screens of the new role: permission to search for, title in the tree, address in the menu. */
const SCREENS = [
  ['dict/type/list', '字典管理', '/system/conf/dict'],
  ['dept/list', '部门管理', DEPTS],
  ['post/list', '岗位管理', '/system/auth/post'],
] as const;

/** The check box of one entry of the permission tree, found by its permission. */
async function box(form: Locator, permission: string, title: string): Promise<Locator> {
  await form.getByLabel(zh('role.search')).fill(permission);
  return form
    .locator('.ant-tree-treenode')
    .filter({ has: form.page().getByText(title, { exact: true }) })
    .last()
    .locator('.ant-tree-checkbox');
}

async function pick(form: Locator, label: 'role.dataScope', option: string): Promise<void> {
  await field(form, label).click();
  await form.page().locator(`.ant-select-item-option[title="${option}"]:visible`).click();
}

async function addRole(page: Page): Promise<void> {
  await page.goto(ROLES);
  await button(page, 'crud.create').click();
  const form = top(page);
  await field(form, 'role.roleKey').fill('night_shift');
  await field(form, 'role.name').fill('夜班');
  await pick(form, 'role.dataScope', '仅本人');
  // A limit that is left open waits for another operator.
  for (const cap of ['role.manualRechargeCap', 'role.adjustCap', 'role.grantCap'] as const)
    await field(form, cap).fill('0');
  for (const [permission, title] of SCREENS) await (await box(form, permission, title)).click();
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
}

async function addUser(page: Page): Promise<void> {
  await page.goto(USERS);
  await button(page, 'crud.create').click();
  const form = top(page);
  await field(form, 'user.userName').fill('shift01');
  await field(form, 'user.password').fill('First123');
  await field(form, 'user.userNickname').fill('夜班一号');
  await field(form, 'user.deptName').click();
  await page.locator('.ant-select-tree-node-content-wrapper[title="客服部"]:visible').click();
  await field(form, 'user.roleNames').click();
  await page.locator('.ant-select-item-option[title="夜班"]:visible').click();
  await field(form, 'user.mobile').click();
  await field(form, 'user.mobile').fill('13900000001');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
}

/** The first sign-in of a user whose password an administrator has set. */
async function signInFirst(page: Page): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, 'shift01', 'First123');
  await accountForm(page).locator('button[type="submit"]').click();
  await page.getByLabel(zh('login.step.newPassword'), { exact: true }).fill('Night456');
  await page.getByLabel(zh('login.step.again')).fill('Night456');
  await button(page, 'login.step.next').click();
  await page.waitForURL((url) => url.pathname === '/home');
}

test('a new role opens its three screens to a new user, loses a button under his eyes, and he is out when disabled', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(120_000);
  await signInFast(page, 'admin');
  await addRole(page);
  await addUser(page);

  const other = await otherPage();
  await signInFirst(other);
  for (const [, , path] of SCREENS) {
    await goInside(other, path);
    await expect(menuItem(other, path)).toBeVisible();
    await expect(rows(other).first()).toBeVisible();
  }
  const open = other.locator('nav [data-menu-id]');
  await expect(open.filter({ hasText: '提现' })).toHaveCount(0);
  await other.goto(USERS);
  await expect(other.getByText(zh('error.notFound.title'))).toBeVisible();

  await other.goto(DEPTS);
  await expect(button(other, 'crud.create')).toBeVisible();
  await page.goto(`${ROLES}?roleKey=night_shift`);
  await choose(page, rows(page).first(), 'crud.edit');
  const form = top(page);
  await (await box(form, 'dept/add', '新增')).click();
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  const question = top(page);
  await expect(question.getByText(zh('role.removed', { n: 1 }))).toBeVisible();
  await expect(question.getByText('部门管理 / 新增')).toBeVisible();
  await expect(question.getByText('shift01 夜班一号')).toBeVisible();
  await question.getByRole('button', { name: zh('crud.save') }).click();
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await expect(button(other, 'crud.create')).toBeVisible();
  await button(other, 'crud.refresh').click();
  await expect(other.getByText(zh('shell.accessChanged'))).toBeVisible();
  await expect(button(other, 'crud.create')).toHaveCount(0);
  await expect(rows(other).first()).toBeVisible();

  await page.goto(`${USERS}?userName=shift01`);
  await rows(page).first().getByRole('switch').click();
  await button(top(page), 'crud.disable').click();
  await expect(page.getByText(zh('crud.saved'), { exact: true })).toBeVisible();
  await button(other, 'crud.refresh').click();
  await other.getByRole('alertdialog').getByRole('button').click();
  await other.waitForURL((url) => url.pathname === '/login');
  await fillSignIn(other, 'shift01', 'Night456');
  await accountForm(other).locator('button[type="submit"]').click();
  await expect(other.getByText('该用户已被停用')).toBeVisible();
});

/** What the authenticator shows now, or in a later half minute: each code serves once. */
const codeFor = (secret: string, later = 0): string => codeOf(fromBase32(secret), stepAt(Date.now()) + later);

/** Binds an authenticator in the personal centre and answers its key. */
async function bind(page: Page): Promise<string> {
  await page.goto('/personal');
  await page.getByRole('tab', { name: zh('personal.google') }).click();
  await button(page, 'personal.google.bind').click();
  const secret = await page.locator('main code').innerText();
  await field(page.locator('main'), 'personal.google.code').fill(codeFor(secret));
  await page.locator('main input[type="password"]').last().fill('Demo1234');
  await button(page, 'personal.google.bind').click();
  await expect(page.getByText(zh('personal.google.bound'), { exact: true })).toBeVisible();
  return secret;
}

test('who has bound an authenticator signs in with its code', async ({ page, otherPage }) => {
  await signInFast(page, 'finance01');
  const secret = await bind(page);
  const other = await otherPage();
  await other.goto('/login');
  await fillSignIn(other, 'finance01');
  await accountForm(other).locator('button[type="submit"]').click();
  const code = other.getByLabel(zh('login.code'), { exact: true }).filter({ visible: true });
  await code.fill('000000');
  await button(other, 'login.step.next').click();
  await expect(other.getByText('谷歌验证码错误或已使用')).toBeVisible();
  await code.fill(codeFor(secret, 1));
  await button(other, 'login.step.next').click();
  await other.waitForURL((url) => url.pathname === '/finance/withdraw');
});

test('a session without a code is asked for one, and what it wanted is done then', async ({
  page,
  otherPage,
}) => {
  const other = await otherPage();
  await signInFast(other, 'finance02');
  await signInFast(page, 'finance02');
  const secret = await bind(page);
  await other.goto('/personal');
  await other.getByRole('tab', { name: zh('personal.google') }).click();
  await other.locator('main input[type="password"]').last().fill('Demo1234');
  await button(other, 'personal.google.unbind').click();
  const dialog = other.getByRole('dialog', { name: zh('shell.code.title') });
  await dialog.locator('input').first().click();
  await other.keyboard.type(codeFor(secret, 1));
  await expect(other.getByText(zh('personal.google.unbound'), { exact: true })).toBeVisible();
});

/** Sends the log-in form of an operator with a password of their own choice. */
async function tryPassword(page: Page, userName: string, password?: string): Promise<void> {
  await fillSignIn(page, userName, password);
  await accountForm(page).locator('button[type="submit"]').click();
}

test('an operator who locks themselves out is unlocked, and colleagues at the same address never notice', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(120_000);
  const colleague = await otherPage();
  await signInFast(colleague, 'risk002');
  await colleague.context().clearCookies();
  await signInFast(page, 'admin', `${USERS}?userName=risk001`);

  const other = await otherPage();
  await other.goto('/login');
  // Names that are nobody's, until the address is locked but for those who were there last.
  for (let turn = 0; turn < 15; turn++)
    expect(await codeOfSignIn(other, `nobody${turn}`, 'wrong')).toBe(40011);
  for (let turn = 0; turn < 4; turn++) expect(await codeOfSignIn(other, 'risk001', 'wrong')).toBe(40011);
  await tryPassword(other, 'risk001', 'Wrong123');
  await expect(other.getByText(/登录锁定至 \d{4}-\d\d-\d\d \d\d:\d\d，请 30 分钟后再试/)).toBeVisible();

  await colleague.goto('/login');
  await tryPassword(colleague, 'risk002');
  await colleague.waitForURL((url) => url.pathname === '/member/auth');

  await button(page, 'crud.refresh').click();
  const row = rows(page).first();
  await expect(row.getByText(/^至 \d\d-\d\d \d\d:\d\d/)).toBeVisible();
  await expect(row.getByText('本人输错密码')).toBeVisible();
  await choose(page, row, 'user.unlock');
  const dialog = top(page);
  await dialog.getByRole('textbox').fill('本人来电确认');
  await dialog.getByRole('button', { name: zh('user.unlock') }).click();
  await expect(page.getByText(zh('user.unlocked'), { exact: true })).toBeVisible();
  await expect(row.getByText('本人输错密码')).toHaveCount(0);

  await tryPassword(other, 'risk001');
  await other.waitForURL((url) => url.pathname === '/member/auth');
});
