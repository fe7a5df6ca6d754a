import { expect, menuItem, tag, test } from '../console';
import {
  choose,
  columns,
  control,
  crumbs,
  drawer,
  expectStored,
  field,
  header,
  logo,
  openDrawer,
  openShell,
  sider,
  topMenu,
  zh,
} from './shell';

const FOLD = zh('shell.collapse');
const UNFOLD = zh('shell.expand');

/** The icon beside the breadcrumb. */
const foldTool = 'header > button[title]';

test('defaults: logo and menu at the left, collapse icon, breadcrumb and tags in the header', async ({
  page,
}) => {
  await openShell(page);
  await expect(sider(page).getByText('Exchange Console')).toBeVisible();
  await expect(topMenu(page)).toHaveCount(0);
  await expect(columns(page)).toHaveCount(0);
  await expect(crumbs(page)).toHaveText(/首页.*Work.*One/);
  const bar = await sider(page).boundingBox();
  expect(bar).toMatchObject({ x: 0, y: 0, width: 220, height: 900 });
  const top = await header(page).boundingBox();
  expect(top).toMatchObject({ x: 220, height: 50 });
  await expect(tag(page, '/work/one')).toBeVisible();
  await header(page).getByRole('button', { name: FOLD }).click();
  await expect.poll(async () => (await sider(page).boundingBox())?.width).toBe(64);
  await expectStored(page, { isCollapse: true });
  await page.reload();
  await expect(header(page).getByRole('button', { name: UNFOLD })).toBeVisible();
  expect((await sider(page).boundingBox())?.width).toBe(64);
});

test('classic: a full top bar without breadcrumb and collapse icon, the logo folds the menu below it', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'classic' } });
  expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 50 });
  await expect(header(page).getByText('Exchange Console')).toBeVisible();
  await expect(crumbs(page)).toHaveCount(0);
  await expect(page.locator(foldTool)).toHaveCount(1);
  expect(await sider(page).boundingBox()).toMatchObject({ x: 0, y: 50, width: 220 });
  await expect(sider(page).getByText('Exchange Console')).toHaveCount(0);
  await expect(tag(page, '/work/one')).toBeVisible();
  expect((await tag(page, '/work/one').boundingBox())?.x).toBeGreaterThan(220);
  await logo(page).click();
  await expect.poll(async () => (await sider(page).boundingBox())?.width).toBe(64);
});

test('classic split puts the first level into the top bar, and is offered in classic only', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'classic' }, at: '/deep/mid/a' });
  await openDrawer(page);
  await control(page, 'layout.threeIsClassicSplitMenu').click();
  await expectStored(page, { isClassicSplitMenu: true, isBreadcrumb: true });
  await page.keyboard.press('Escape');
  await expect(topMenu(page).locator('li[data-menu-id]')).not.toHaveCount(0);
  await expect(topMenu(page).locator('[data-menu-id$="-/deep"]').first()).toHaveClass(/selected/);
  await expect(menuItem(page, '/deep/mid/a')).toBeVisible();
  await expect(sider(page).getByText('Solo')).toHaveCount(0);
  await topMenu(page).locator('[data-menu-id$="-/work"]').first().click();
  await expect(page).toHaveURL('/work/one');
  await expect(sider(page).getByText('Three')).toBeVisible();
  await openDrawer(page);
  await drawer(page)
    .getByRole('button', { name: zh('layout.sixDefaults'), exact: true })
    .click();
  await expect(topMenu(page)).toHaveCount(0);
  await expect(sider(page).getByText('Solo')).toBeVisible();
  await openDrawer(page);
  await expect(control(page, 'layout.threeIsClassicSplitMenu')).toBeDisabled();
});

test('transverse: the menu lies in the top bar, nothing stands at the left, collapse is off', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'defaults', isCollapse: true } });
  await openDrawer(page);
  await drawer(page)
    .getByRole('button', { name: zh('layout.sixTransverse') })
    .click();
  await expect(drawer(page)).toHaveCount(0);
  await expectStored(page, { layout: 'transverse', isCollapse: false });
  await expect(sider(page)).toHaveCount(0);
  await expect(crumbs(page)).toHaveCount(0);
  await expect(header(page).getByText('Exchange Console')).toBeVisible();
  await expect(header(page).locator('button', { hasText: 'Exchange Console' })).toHaveCount(0);
  expect(await header(page).boundingBox()).toMatchObject({ x: 0, width: 1440 });
  const work = topMenu(page).locator('li', { hasText: 'Work' }).first();
  await work.hover();
  await page.getByRole('menuitem', { name: 'Two' }).click();
  await expect(page).toHaveURL('/work/two');
  await expect(work).toHaveClass(/selected/);
  await openDrawer(page);
  await expect(control(page, 'layout.threeIsCollapse')).toBeDisabled();
  await expect(control(page, 'layout.threeIsUniqueOpened')).toBeDisabled();
  await expect(control(page, 'layout.fourIsBreadcrumb')).toBeDisabled();
});

test('columns: icons of the first level, its children beside them, previewed on hover', async ({ page }) => {
  await openShell(page, { theme: { layout: 'columns' }, at: '/deep/mid/a' });
  expect(await columns(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 70 });
  await expect(columns(page).locator('[aria-current]')).toHaveText('Deep water');
  await expect(sider(page).getByText('Exchange Console')).toBeVisible();
  await expect(menuItem(page, '/deep/mid/a')).toBeVisible();
  await columns(page).getByTitle('Work').hover();
  await expect(sider(page).getByText('Three')).toBeVisible();
  await header(page).hover();
  await expect(sider(page).getByText('Three')).toHaveCount(0);
  await expect(menuItem(page, '/deep/mid/a')).toBeVisible();
  await columns(page).getByTitle('Work').click();
  await expect(page).toHaveURL('/work/one');
  await expect(crumbs(page)).toContainText('Work');
  await header(page).hover();
  await header(page).getByRole('button', { name: FOLD }).click();
  await expect(sider(page)).toHaveCount(0);
  await expect(columns(page)).toBeVisible();
});

test('columns styles: round or card, icon above or beside the title, only in the columns layout', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'columns' } });
  const cell = columns(page).locator('[aria-current]');
  await expect(cell).toHaveCSS('border-radius', '5px');
  await expect(cell).toHaveCSS('flex-direction', 'column');
  await openDrawer(page);
  await choose(page, 'layout.fiveColumnsAsideStyle', 'layout.columnsCard');
  await choose(page, 'layout.fiveColumnsAsideLayout', 'layout.columnsHorizontal');
  await expect(cell).toHaveCSS('border-radius', '0px');
  await expect(cell).toHaveCSS('flex-direction', 'row');
  await expectStored(page, { columnsAsideStyle: 'columns-card', columnsAsideLayout: 'columns-horizontal' });
  await page.reload();
  await expect(cell).toHaveCSS('flex-direction', 'row');
  await openDrawer(page);
  await drawer(page)
    .getByRole('button', { name: zh('layout.sixDefaults'), exact: true })
    .click();
  await openDrawer(page);
  await expect(control(page, 'layout.fiveColumnsAsideStyle')).toBeDisabled();
  await expect(control(page, 'layout.fiveColumnsAsideLayout')).toBeDisabled();
});

test('choosing a layout closes the drawer, keeps the screen and what is typed in it, and lasts', async ({
  page,
}) => {
  await openShell(page, { at: '/work/form' });
  const box = field(page);
  await box.fill('typed before');
  for (const [key, layout] of [
    ['layout.sixClassic', 'classic'],
    ['layout.sixTransverse', 'transverse'],
    ['layout.sixColumns', 'columns'],
    ['layout.sixDefaults', 'defaults'],
  ] as const) {
    // One after the other is the point.
    await openDrawer(page);
    const choice = drawer(page).getByRole('button', { name: zh(key), exact: true });
    await expect(choice).toHaveAttribute('aria-pressed', 'false');
    await choice.click();
    await expect(drawer(page)).toHaveCount(0);
    await expect(page.locator('[data-layout]').first()).toHaveAttribute('data-layout', layout);
    await expect(box).toHaveValue('typed before');
    await expectStored(page, { layout });
  }
});

test('C163 at 320 px no control is lost', async ({ page }) => {
  await openShell(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(header(page).getByRole('button', { name: zh('shell.openMenu') })).toBeVisible();
  const names = await header(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, width, height } = button.getBoundingClientRect();
        const inside = left >= 0 && right <= 320 && width >= 24 && height >= 24;
        return `${inside ? '' : 'lost: '}${button.getAttribute('aria-label') ?? ''}`;
      }),
    );
  expect(names).toEqual([
    zh('shell.openMenu'),
    zh('user.title0'),
    zh('user.title1'),
    zh('user.title2'),
    zh('user.title3'),
    zh('shell.uploads'),
    zh('user.manual'),
    expect.stringContaining(zh('user.title4')),
    zh('user.title5'),
    expect.stringContaining(zh('user.account')),
  ]);
  await openDrawer(page);
  expect(await drawer(page).boundingBox()).toMatchObject({ x: 60, width: 260 });
  await page.keyboard.press('Escape');
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(sideways).toBe(320);
});
