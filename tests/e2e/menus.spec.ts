import type { Locator, Page } from '@playwright/test';
import { expect, menuItem, signInFast, test } from './console';

const MENUS = '/system/auth/menu';

const drawer = (page: Page): Locator => page.getByRole('dialog').last();

const rowOf = (page: Page, id: number | string): Locator => page.locator(`tr[data-row-key="${id}"]`);

/** Opens the form of a new record below this one. */
async function addBelow(page: Page, id: number): Promise<Locator> {
  await rowOf(page, id).getByRole('button', { name: '新增下级' }).click();
  await expect(drawer(page).getByLabel('菜单名称')).toBeVisible();
  return drawer(page);
}

const save = (page: Page) => drawer(page).getByRole('button', { name: '保存' }).click();

async function reloadMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: '重新加载菜单' }).click();
  await expect(page.getByText('菜单已重新加载')).toBeVisible();
}

/** The keys of the rows on screen, from the top. */
const keys = (page: Page): Promise<(string | null)[]> =>
  page.locator('tr[data-row-key]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row-key')));

test('a page is made from a view, named in three languages, and opens from the menu without a reload', async ({
  page,
}) => {
  await signInFast(page, 'admin', MENUS);
  const form = await addBelow(page, 920);
  await form.getByRole('button', { name: '分语言填写' }).click();
  await form.getByLabel('简体中文').fill('值班岗位');
  await form.getByLabel('英文').fill('Duty posts');
  for (const title of ['值班岗位', 'Duty posts']) {
    await expect(form.locator('bdi').filter({ hasText: title }).first()).toBeVisible();
  }
  await form.getByLabel('权限标识').fill('api/v2/sitebkd/duty/list');
  await form.getByLabel('路由地址').fill('/system/conf/duty');

  const component = form.getByLabel('组件路径');
  await component.fill('system/nothing');
  await expect(form.getByText('没有匹配的界面')).toBeVisible();
  await component.fill('system/');
  await expect(form.getByText(/^匹配多个界面：/)).toBeVisible();
  await component.fill('system/post/index');
  await expect(form.getByText('打开界面 system/post/index')).toBeVisible();

  await form.getByRole('button', { name: '选择', exact: true }).click();
  await page.getByLabel('按名称查找图标').fill('rocket');
  await page.getByRole('button', { name: 'RocketOutlined' }).click();
  await expect(form.getByLabel('图标')).toHaveValue('RocketOutlined');
  await save(page);
  await expect(page.locator('main').getByText('值班岗位')).toBeVisible();

  await reloadMenu(page);
  await menuItem(page, '/system/conf').click();
  const entry = menuItem(page, '/system/conf/duty');
  await expect(entry).toContainText('值班岗位');
  await expect(entry.locator('svg')).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/system\/conf\/duty$/);
  await expect(page.getByText('岗位编码').first()).toBeVisible();
});

test('a link opens outside, what cannot be embedded is said at the field, and buttons are made at once', async ({
  page,
}) => {
  await signInFast(page, 'admin', MENUS);
  const form = await addBelow(page, 940);
  await form.getByLabel('菜单名称').fill('状态页');
  await form.getByLabel('权限标识').fill('api/v2/sitebkd/status/page');
  await form.getByLabel('路由地址').fill('/system/tools/status');
  await form.getByRole('switch', { name: '内嵌' }).click();
  await form.getByLabel('链接地址').fill('https://status.example.com/');
  await save(page);
  await expect(form.getByText(/^只能内嵌以下主机的页面/).first()).toBeVisible();
  await form.getByRole('switch', { name: '内嵌' }).click();
  await form.getByRole('switch', { name: '外链' }).click();
  await save(page);
  await expect(form).toBeHidden();
  await reloadMenu(page);
  await page.goto('/system/tools/status');
  await expect(page.getByRole('alert').getByText(/status\.example\.com/)).toBeVisible();

  await page.goto(MENUS);
  await rowOf(page, 914).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '生成按钮' }).click();
  // It has these already; nothing is made twice.
  await expect(page.getByRole('checkbox', { name: '新增（已存在）' })).toBeDisabled();
  await page.getByRole('dialog').last().getByRole('button', { name: '取消' }).click();
  await rowOf(page, 935).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '生成按钮' }).click();
  await page.getByRole('dialog').last().getByRole('button', { name: '生成按钮' }).click();
  await expect(page.getByText('已新增按钮：5')).toBeVisible();
});

test('entries are moved by dragging and by keys', async ({ page }) => {
  await signInFast(page, 'admin', MENUS);
  await rowOf(page, 914).scrollIntoViewIfNeeded();
  const handle = rowOf(page, 914).getByRole('button', { name: /^移动「岗位管理」/ });
  const above = await rowOf(page, 911).boundingBox();
  const from = await handle.boundingBox();
  if (!above || !from) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, above.y + above.height / 2, { steps: 4 });
  await page.mouse.move(from.x + 8, above.y + 3, { steps: 4 });
  await expect(rowOf(page, 911)).toHaveAttribute('data-drop', 'before');
  await page.mouse.up();
  await expect
    .poll(async () => (await keys(page)).filter((key) => /^91[1-5]$/.test(key ?? '')))
    .toEqual(['914', '911', '912', '913', '915']);

  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => (await keys(page)).filter((key) => /^91[1-5]$/.test(key ?? '')))
    .toEqual(['911', '914', '912', '913', '915']);
});

test('nobody locks everybody out of the menus, and no record stands below itself', async ({ page }) => {
  await signInFast(page, 'admin', MENUS);
  await rowOf(page, 915).getByRole('button', { name: '编辑' }).click();
  await drawer(page).getByRole('switch', { name: '隐藏' }).click();
  await save(page);
  await expect(drawer(page).getByText(/菜单管理及其上级须保持可用/)).toBeVisible();
  await drawer(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '离开' }).click();

  await rowOf(page, 900).getByRole('button', { name: '编辑' }).click();
  await drawer(page).getByLabel('上级菜单').click();
  await page.locator('.ant-select-tree-title').filter({ hasText: '权限管理' }).click();
  await save(page);
  await expect(drawer(page).getByText('不能选择自身或下级').first()).toBeVisible();
});
