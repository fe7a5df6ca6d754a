import type { Page } from '@playwright/test';
import { expect, menuItem, tag, test } from '../console';
import { say } from '../words';
import {
  choose,
  columns,
  expectStored,
  field,
  header,
  MENU,
  ONE,
  openDrawer,
  openShell,
  sider,
  tagKeys,
  THREE,
  TWO,
  visit,
  zh,
} from './shell';

const choice = (page: Page, key: Parameters<typeof zh>[0]) =>
  page.getByRole('menuitem', { name: zh(key), exact: true });

test('tags: pinned first, the middle button and the cross close, the last visited comes back, no 404 gets one', async ({
  page,
}) => {
  await openShell(page);
  await expect.poll(() => tagKeys(page)).toEqual(['/home', ONE]);
  await visit(page, 'Two', 'Three', 'One');
  await expect.poll(() => tagKeys(page)).toEqual(['/home', ONE, TWO, THREE]);
  await tag(page, '/home').click({ button: 'middle' });
  await expect.poll(() => tagKeys(page)).toContain('/home');
  await expect(tag(page, '/home').locator('[data-act="close"]')).toHaveCount(0);
  await tag(page, TWO).click({ button: 'middle' });
  await expect(page).toHaveURL(ONE);
  await expect.poll(() => tagKeys(page)).toEqual(['/home', ONE, THREE]);
  await tag(page, ONE).locator('[data-act="close"]').click();
  await expect(page).toHaveURL(THREE);
  await page.evaluate(() => history.pushState(null, '', '/nowhere'));
  await page.goBack();
  await tag(page, THREE).click({ button: 'middle' });
  await expect(page).toHaveURL('/home');
  await expect.poll(() => tagKeys(page)).toEqual(['/home']);
});

test('the context menu by mouse: pinned tags have no close, others, left, right and all do what they say', async ({
  page,
}) => {
  await openShell(page);
  await visit(page, 'Two', 'Three');
  await tag(page, '/home').click({ button: 'right' });
  await expect(choice(page, 'tagsView.refresh')).toBeVisible();
  await expect(choice(page, 'tagsView.close')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(choice(page, 'tagsView.refresh')).toHaveCount(0);
  await tag(page, TWO).click({ button: 'right' });
  await choice(page, 'tagsView.closeLeft').click();
  await expect.poll(() => tagKeys(page)).toEqual(['/home', TWO, THREE]);
  await tag(page, TWO).click({ button: 'right' });
  await choice(page, 'tagsView.closeRight').click();
  await expect.poll(() => tagKeys(page)).toEqual(['/home', TWO]);
  await expect(page).toHaveURL(TWO);
  await visit(page, 'One', 'Three');
  await tag(page, ONE).click({ button: 'right' });
  await choice(page, 'tagsView.closeOther').click();
  await expect.poll(() => tagKeys(page)).toEqual(['/home', ONE]);
  await expect(page).toHaveURL(ONE);
  await visit(page, 'Two');
  await tag(page, ONE).click({ button: 'right' });
  await choice(page, 'tagsView.closeAll').click();
  await expect.poll(() => tagKeys(page)).toEqual(['/home']);
  await expect(page).toHaveURL('/home');
});

test('the tags by keyboard: arrows move, Enter opens, Shift+F10 opens the menu, Delete closes', async ({
  page,
}) => {
  await openShell(page);
  await visit(page, 'Two', 'Three');
  await tag(page, THREE).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tag(page, TWO)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(TWO);
  await page.keyboard.press('Shift+F10');
  await expect(choice(page, 'tagsView.refresh')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tag(page, TWO)).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(choice(page, 'tagsView.refresh')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'tagsView.close')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => tagKeys(page)).toEqual(['/home', ONE, THREE]);
  await expect(tag(page, THREE)).toBeFocused();
  await tag(page, ONE).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => tagKeys(page)).toEqual(['/home', THREE]);
});

test('refresh mounts a screen anew, after asking when something in it is not saved', async ({ page }) => {
  await openShell(page, { at: '/work/form' });
  const box = field(page);
  const name = await box.inputValue();
  await box.fill('changed');
  await visit(page, 'One');
  await tag(page, '/work/form').click();
  await expect(box).toHaveValue('changed');
  await tag(page, '/work/form').click({ button: 'right' });
  await choice(page, 'tagsView.refresh').click();
  const asked = page.getByRole('dialog', { name: zh('tagsView.unsavedTitle') });
  await asked.getByRole('button', { name: zh('user.logOutCancel') }).click();
  await expect(box).toHaveValue('changed');
  await tag(page, '/work/form').click({ button: 'right' });
  await choice(page, 'tagsView.refresh').click();
  await asked.getByRole('button', { name: zh('user.logOutConfirm') }).click();
  await expect(box).toHaveValue(name);
});

test('a tag in full screen hides all bars, survives a reload, and its control ends it', async ({ page }) => {
  await openShell(page, { theme: { layout: 'columns' } });
  await tag(page, ONE).click({ button: 'right' });
  await choice(page, 'tagsView.fullscreen').click();
  const closer = page.getByRole('button', { name: zh('tagsView.closeFullscreen') });
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(closer).toBeFocused();
    await expect(header(page)).toHaveCount(0);
    await expect(sider(page)).toHaveCount(0);
    await expect(columns(page)).toHaveCount(0);
    await expect(tag(page, ONE)).toHaveCount(0);
    expect(await closer.boundingBox()).toMatchObject({ x: 1380, y: 0, width: 60, height: 60 });
    const content = page.getByRole('main').locator(':scope > *').first();
    const { x = 0, width = 0 } = (await content.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(1380);
  }
  await closer.click();
  await expect(header(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(header(page)).toBeVisible();
});

test('the three tag styles show their own symbols, and the choice lasts', async ({ page }) => {
  await openShell(page);
  await visit(page, 'Two');
  const crosses = page.locator('[role="tab"] [data-act="close"]');
  const refresh = page.locator('[role="tab"] [data-act="refresh"]');
  await expect(crosses).toHaveCount(2);
  await expect(refresh).toHaveCount(0);
  await openDrawer(page);
  await choose(page, 'layout.fiveTagsStyle', 'layout.tagsOne');
  await expect(tag(page, TWO)).toHaveCSS('border-radius', '2px');
  await expect(crosses).toHaveCount(1);
  await expect(refresh).toHaveCount(1);
  await choose(page, 'layout.fiveTagsStyle', 'layout.tagsFour');
  await expect(crosses).toHaveCount(2);
  await expect(tag(page, TWO)).toHaveCSS('border-top-width', '0px');
  await expectStored(page, { tagsStyle: 'tags-style-four' });
  await page.reload();
  await expect(tag(page, TWO)).toHaveAttribute('data-style', 'tags-style-four');
});

test('the words of menu, account and tags come in all three languages', async ({ page }) => {
  await openShell(page, { at: '/home', menu: [...MENU, { path: '/finance', title: 'menu.200' }] });
  for (const [language, code] of [
    ['zh-CN', 'zh-cn'],
    ['en', 'en'],
    ['zh-TW', 'zh-tw'],
  ] as const) {
    await page.evaluate((wanted) => {
      const theme = JSON.parse(localStorage.getItem('themeConfig') ?? '{}') as object;
      localStorage.setItem('themeConfig', JSON.stringify({ ...theme, globalI18n: wanted }));
    }, code);
    await page.reload();
    const words = (key: Parameters<typeof zh>[0]) => say(language, key);
    await expect(menuItem(page, '/finance')).toHaveText(words('menu.200'));
    await expect(tag(page, '/home')).toHaveText(words('router.home'));
    await page.getByRole('button', { name: words('user.account') }).click();
    const account = page.locator('.ant-dropdown:visible');
    for (const key of [
      'user.dropdown1',
      'user.dropdown2',
      'user.dropdown3',
      'user.dropdown4',
      'user.dropdown5',
    ] as const) {
      await expect(account.getByText(words(key), { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await tag(page, '/home').click({ button: 'right' });
    for (const key of [
      'tagsView.refresh',
      'tagsView.closeOther',
      'tagsView.closeAll',
      'tagsView.fullscreen',
    ] as const) {
      await expect(page.getByRole('menuitem', { name: words(key), exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words('user.title3') }).click();
    const drawer = page.locator('.ant-drawer-right');
    for (const key of [
      'layout.configTitle',
      'layout.sixDefaults',
      'layout.threeIsLockScreen',
      'layout.resetText',
    ] as const) {
      await expect(drawer.getByText(words(key), { exact: true })).toBeVisible();
    }
    await page.keyboard.press('Escape');
  }
});
