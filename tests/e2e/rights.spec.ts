import type { Page } from '@playwright/test';
import { user as userContract } from '@/contract/system/user';
import { expect, signInFast, SITE, test } from './console';
import { button, changeQuestion, choose, field, rows, send, top, zh } from './lists';

const ROLES = '/system/auth/role';
const USERS = '/system/auth/user';
const MENUS = '/system/auth/menu';
const PASSWORD = 'Demo1234';

/** Screens of the deputy: users to menus, dictionaries and their values, operators who are signed in. */
const SCREENS = ['911', '912', '913', '914', '915', '921', '922', '934'];

const DIRECTORY = 0;

interface Grantable {
  id: string | number;
  parentId: string | number;
  type: number;
  decidesMoney: boolean;
}

/** Makes calls as an operator who has a browser of their own. */
async function caller(page: Page, userName: string) {
  const token = await signInFast(page, userName, null);
  return async <Data>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<Data> => {
    const response = await page.request.fetch(`${SITE}${path}`, {
      method,
      data,
      headers: { Authorization: `Bearer ${token}` },
    });
    const answer: { code: number; data: Data } = await response.json();
    expect(answer).toMatchObject({ code: 0 });
    return answer.data;
  };
}

/**
 * Gives `common` a role with the screens of the system's administration and their buttons that decide no money, as a super
 * administrator does.
 */
async function appoint(page: Page): Promise<void> {
  const call = await caller(page, 'admin');
  const { menus } = await call<{ menus: Grantable[] }>('GET', 'role/getParams');
  const isGiven = ({ id, parentId, type, decidesMoney }: Grantable) =>
    type === DIRECTORY ||
    (!decidesMoney && (SCREENS.includes(String(id)) || SCREENS.includes(String(parentId))));
  const { id } = await call<{ id: number }>('POST', 'role/add', {
    roleKey: 'deputy',
    name: { zh: '系统管理', en: 'Deputy', tw: '系統管理' },
    listOrder: 90,
    dataScope: 1,
    manualRechargeCap: '0',
    adjustCap: '0',
    grantCap: '0',
    menuIds: menus.filter(isGiven).map((menu) => String(menu.id)),
    operPassword: PASSWORD,
    requestId: 'rights-spec-deputy',
  });
  const { list } = await call<{ list: { id: number }[] }>('GET', 'user/list?userName=common');
  const one = await call<Record<string, unknown>>('GET', `user/get?id=${list[0]?.id}`);
  const known = Object.keys(userContract.calls.edit.body).filter((name) => name in one);
  await call('PUT', 'user/edit', {
    ...Object.fromEntries(known.map((name) => [name, one[name]])),
    roleIds: [String(id)],
    operPassword: PASSWORD,
  });
}

/** Opens the form of the one record that an address leaves. */
async function openForm(page: Page, address: string, label: 'crud.edit' | 'role.copy') {
  await page.goto(address);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, rows(page).first(), label);
  return top(page);
}

test('who administers the system alone is told in words what they may not touch and cannot give', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(120_000);
  await appoint(await otherPage());
  await signInFast(page, 'common', null);

  await test.step('a role that holds more is not edited', async () => {
    const form = await openForm(page, `${ROLES}?roleKey=risk`, 'crud.edit');
    await field(form, 'field.remark').fill('夜间值班');
    await send(form, 'crud.save');
    await expect(
      form.getByText(/^「风控」拥有您没有的权限（会员列表、.+等 \d+ 项），不能由您修改$/),
    ).toBeVisible();
  });

  await test.step('permissions and limits that they lack are not given, not even as a copy', async () => {
    const form = await openForm(page, `${ROLES}?roleKey=auditor`, 'role.copy');
    await field(form, 'role.roleKey').fill('second_audit');
    await field(form, 'role.name').fill('审计二组');
    await field(form, 'crud.operPassword').fill(PASSWORD);
    await send(form, 'crud.save');
    await expect(form.getByText(/不能授予您自己没有的权限（会员列表、.+等 \d+ 项）/).first()).toBeVisible();

    await page.goto(ROLES);
    await button(page, 'crud.create').click();
    const fresh = top(page);
    await field(fresh, 'role.roleKey').fill('night_shift');
    await field(fresh, 'role.name').fill('夜班');
    await field(fresh, 'role.adjustCap').fill('5');
    await field(fresh, 'role.dataScope').click();
    await page.locator('.ant-select-item-option[title="仅本人"]:visible').click();
    await field(fresh, 'crud.operPassword').fill(PASSWORD);
    await send(fresh, 'crud.save');
    await expect(
      fresh.getByText('不能授予您自己没有的资产调整日限额（您的限额为 0 USDT）').first(),
    ).toBeVisible();
  });

  await test.step('a user who holds more is not touched', async () => {
    const form = await openForm(page, `${USERS}?userName=finance01`, 'crud.edit');
    await field(form, 'user.userNickname').fill('改名');
    await send(form, 'crud.save');
    await expect(
      form.getByText(/^「finance01」拥有您没有的权限（会员列表等 \d+ 项）；更高的日限额，不能由您修改$/),
    ).toBeVisible();
  });

  await test.step('an entry of the menu whose permission they lack is not deleted', async () => {
    await page.goto(`${MENUS}?name=memberAssetLog/export`);
    const row = rows(page).filter({ hasText: 'memberAssetLog/export' });
    await choose(page, row, 'crud.remove');
    await send(top(page), 'crud.remove');
    await expect(page.getByText(/^您没有权限.+，不能删除、移动该记录或更改其权限标识$/)).toBeVisible();
    await expect(row).toBeVisible();
  });
});

test('a higher limit of a role waits in the queue of a second person, and is in force once that one has confirmed', async ({
  page,
  otherPage,
}) => {
  const address = `${ROLES}?roleKey=service`;
  await signInFast(page, 'admin', null);
  const form = await openForm(page, address, 'crud.edit');
  await field(form, 'role.adjustCap').fill('4321');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'crud.save');
  await expect(changeQuestion(page).getByText(zh('crud.change.willWait'))).toBeVisible();
  await send(changeQuestion(page), 'crud.save');
  await expect(page.getByText(zh('crud.change.asked'))).toBeVisible();
  // Nobody confirms their own change.
  await expect(button(rows(page).first(), 'crud.change.approve')).toBeDisabled();

  const other = await otherPage();
  await signInFast(other, 'admin02', '/home');
  await other.getByRole('link', { name: new RegExp(zh('home.todo.role')) }).click();
  await expect(other).toHaveURL(/\/system\/auth\/role\?pending=1/);
  await expect(rows(other)).toHaveCount(1);
  await expect(rows(other).first()).toContainText('admin');
  await choose(other, rows(other).first(), 'crud.change.approve');
  const question = top(other);
  await expect(question).toContainText('4,321');
  await field(question, 'crud.operPassword').fill(PASSWORD);
  await send(question, 'crud.change.approve');
  await expect(other.getByText(zh('crud.change.confirmed'), { exact: true })).toBeVisible();
  await expect(rows(other)).toHaveCount(0);

  await page.goto(address);
  await choose(page, rows(page).first(), 'crud.edit');
  await expect(field(top(page), 'role.adjustCap')).toHaveValue('4321');
});
