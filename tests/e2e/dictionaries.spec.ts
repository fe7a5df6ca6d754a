import type { Locator, Page } from '@playwright/test';
import { expect, goInside, signInFast, test } from './console';
import { showAllColumns } from './lists';

const RECHARGES = '/finance/recharge';
const VALUES = '/system/conf/dictData/biz_recharge_source';

/** The row of a value, by what is stored. */
const valueRow = (page: Page, value: string): Locator =>
  page.locator('tr[data-row-key]').filter({ has: page.getByText(value, { exact: true }) });

const drawer = (page: Page): Locator => page.getByRole('dialog').last();

const sources = (page: Page): Locator => page.locator('[data-label="充值方式"]');

async function relabel(page: Page, value: string, label: string): Promise<void> {
  await valueRow(page, value).getByRole('button', { name: '编辑' }).click();
  const form = drawer(page);
  await form.getByLabel('字典标签').fill(label);
  // The label is shown as it will be, before it is saved.
  await expect(form.getByText(label, { exact: true }).first()).toBeVisible();
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
}

test('a value is relabelled, and every open screen says so without a reload, in other browsers too', async ({
  page,
  otherPage,
}) => {
  const other = await otherPage();
  await signInFast(other, 'finance01', RECHARGES);
  await showAllColumns(other);
  await expect(sources(other).filter({ hasText: '链上充值' }).first()).toBeVisible();

  await signInFast(page, 'admin', RECHARGES);
  await showAllColumns(page);
  await expect(sources(page).filter({ hasText: '链上充值' }).first()).toBeVisible();
  await goInside(page, VALUES);
  await relabel(page, '1', '链上到账');
  await expect(valueRow(page, '1').getByText('链上到账')).toBeVisible();

  await goInside(page, RECHARGES);
  await expect(sources(page).filter({ hasText: '链上到账' }).first()).toBeVisible();
  await expect(sources(page).filter({ hasText: '链上充值' })).toHaveCount(0);

  // The next call, whatever it is, tells the other operator's page.
  await other.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(sources(other).filter({ hasText: '链上到账' }).first()).toBeVisible();
});

test('a value that is switched off cannot be chosen any more, and records keep its label', async ({
  page,
}) => {
  await signInFast(page, 'admin', VALUES);
  await valueRow(page, '3').getByRole('button', { name: '编辑' }).click();
  await drawer(page).getByRole('switch', { name: '状态' }).click();
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(valueRow(page, '3').getByText('停用', { exact: true })).toBeVisible();

  await goInside(page, RECHARGES);
  await showAllColumns(page);
  await expect(sources(page).first()).toBeVisible();
  const filter = page.getByRole('combobox', { name: '充值方式' });
  if (!(await filter.isVisible())) await page.getByRole('button', { name: '筛选条件' }).click();
  await filter.click();
  const options = page.locator('.ant-select-item-option-content');
  await expect(options.filter({ hasText: '凭证充值' })).toBeVisible();
  await expect(options.filter({ hasText: '人工充值' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(options.filter({ hasText: '凭证充值' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '筛选条件' })).toBeHidden();
  await goInside(page, '/home');
  await page.goto(`${RECHARGES}?source[]=3`);
  await expect(sources(page).filter({ hasText: '人工充值' }).first()).toBeVisible();
});

test('a dictionary is made with its values, and goes with them; built-in ones stay', async ({ page }) => {
  await signInFast(page, 'admin', '/system/conf/dict');
  await page.getByRole('button', { name: '新增' }).filter({ visible: true }).click();
  await drawer(page).getByLabel('字典类型').fill('own_colours');
  await drawer(page).getByLabel('字典名称').fill('颜色');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await page.getByRole('textbox', { name: '字典类型', exact: true }).filter({ visible: true }).fill('own_');
  await page.keyboard.press('Enter');

  await page.getByRole('link', { name: 'own_colours' }).click();
  await expect(page.getByRole('combobox', { name: '字典', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '新增' }).filter({ visible: true }).click();
  await drawer(page).getByLabel('字典标签').fill('红');
  await drawer(page).getByLabel('键值').fill('red');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(valueRow(page, 'red')).toBeVisible();

  await page.getByRole('button', { name: '新增' }).filter({ visible: true }).click();
  await drawer(page).getByLabel('字典标签').fill('又一个红');
  await drawer(page).getByLabel('键值').fill('red');
  await drawer(page).getByRole('button', { name: '保存' }).click();
  await expect(drawer(page).getByText('该值已被使用').first()).toBeVisible();
  await drawer(page).getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '离开' }).click();

  await goInside(page, '/system/conf/dict');
  await page.getByRole('textbox', { name: '字典类型', exact: true }).filter({ visible: true }).fill('own_');
  await page.keyboard.press('Enter');
  const own = page.locator('tr[data-row-key]').filter({ hasText: 'own_colours' });
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(page.getByText('确定删除字典「颜色」及其 1 条数据吗？')).toBeVisible();
  await page.getByRole('dialog').last().getByRole('button', { name: '删除' }).click();
  await expect(own).toHaveCount(0);

  await page.getByRole('textbox', { name: '字典类型' }).filter({ visible: true }).fill('biz_chain');
  await page.keyboard.press('Enter');
  const chain = page.locator('tr[data-row-key]').filter({ hasText: 'biz_chain' });
  await chain.getByRole('button', { name: '更多' }).click();
  await expect(page.getByRole('menuitem', { name: '详情' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: '删除' })).toHaveCount(0);
});
