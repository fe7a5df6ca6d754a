import type { Page } from '@playwright/test';
import { expect, menuItem, test } from '../console';
import { say } from '../words';
import {
  closeDrawer,
  expectStored,
  field,
  header,
  MENU,
  openDrawer,
  openShell,
  rootStyle,
  stored,
  visit,
  zh,
} from './shell';
import type { Item } from './shell';

const QUEUES: Item[] = [
  { path: '/finance/recharge', title: 'menu.201' },
  { path: '/finance/withdraw', title: 'menu.202' },
  { path: '/member/auth', title: 'menu.105' },
];

const tool = (page: Page, key: Parameters<typeof zh>[0]) =>
  header(page).getByRole('button', { name: zh(key) });

test('C142 a change of language in mid-form keeps what is typed, turns every word, and lasts', async ({
  page,
}) => {
  await openShell(page, { at: '/work/form', menu: [...MENU, ...QUEUES] });
  const box = field(page);
  await box.fill('typed before');
  await expect(page).toHaveTitle(/^Form - /);
  await tool(page, 'user.title1').click();
  await expect(page.getByRole('menuitem', { name: '简体中文' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(menuItem(page, '/finance/recharge')).toHaveText(say('en', 'menu.201'));
  await expect(box).toHaveValue('typed before');
  await expect(page.getByRole('tab', { name: say('en', 'personal.security') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectStored(page, { globalI18n: 'en' });
  await page.reload();
  await expect(menuItem(page, '/finance/recharge')).toHaveText(say('en', 'menu.201'));
});

test('the palette finds screens by name, pinyin initials and path, and runs actions', async ({ page }) => {
  await openShell(page, { menu: [...MENU, ...QUEUES] });
  await visit(page, 'Two', 'Three');
  const box = page.getByRole('searchbox');
  const open = async (typed: string) => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await box.fill(typed);
  };
  await open('');
  const recent = page.getByRole('region', { name: zh('search.recent') }).getByRole('button');
  await expect(recent).toHaveText([/Two/, /One/]);
  await expect(page.getByRole('region', { name: zh('search.screens') })).toContainText('Alpha');
  await box.fill('no such thing');
  await expect(page.getByText(zh('search.empty'))).toBeVisible();
  await box.fill('czjl');
  await expect(page.getByRole('dialog').getByRole('button')).toHaveText([/充值记录/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/finance/recharge');
  await expect(box).toHaveCount(0);
  await open('MID/B');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deep/mid/b');
  await open('alp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deep/mid/a');
  await tool(page, 'user.title2').click();
  await box.fill(zh('search.darkOn'));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open('x');
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test('component size, settings, upload panel and full screen answer to their tools', async ({ page }) => {
  await openShell(page, { at: '/work/form' });
  const typed = field(page);
  const before = (await typed.boundingBox())?.height ?? 0;
  await tool(page, 'user.title0').click();
  await page.getByRole('menuitem', { name: zh('user.dropdownSmall') }).click();
  await expect.poll(async () => (await typed.boundingBox())?.height).toBeLessThan(before);
  await expectStored(page, { globalComponentSize: 'small' });
  await openDrawer(page);
  await closeDrawer(page);
  const panel = page.getByRole('region', { name: zh('upload.title') });
  await expect(panel).toHaveCount(0);
  await tool(page, 'shell.uploads').click();
  await expect(panel).toBeVisible();
  await tool(page, 'shell.uploads').click();
  await expect(panel).toBeHidden();
  await tool(page, 'user.title5').click();
  await expect(tool(page, 'user.title6')).toBeVisible();
  await tool(page, 'user.title6').click();
  await expect(tool(page, 'user.title5')).toBeVisible();
});

test('dark follows the system until it is chosen by hand, and is there before the first paint', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openShell(page, { theme: { primary: '#aa3300' } });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/work/one', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await rootStyle(page, '--primary')).toBe('#aa3300');
  await expect(header(page)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect((await stored(page))['isIsDark']).not.toBe(true);
});
