import type { Page } from '@playwright/test';
import { expect, tag, test } from '../console';
import type { Key } from '@/i18n/keys';
import { control, drawer, expectStored, header, openDrawer, openShell, rootStyle, zh } from './shell';

const toast = (page: Page, text: string) => page.locator('ul > li[data-kind]', { hasText: text });

test('the settings are copied as text, pasted elsewhere, and reset', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openShell(page);
  await openDrawer(page);
  await control(page, 'layout.fourIsFooter').click();
  await control(page, 'layout.primary').fill('#aa3300');
  await control(page, 'layout.primary').press('Enter');
  const button = (key: Key) => drawer(page).getByRole('button', { name: zh(key) });
  await button('layout.copyText').click();
  await expect(toast(page, zh('layout.copyTextSuccess'))).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(text)).toMatchObject({ primary: '#aa3300', isFooter: true, isDrawer: false });

  await page.evaluate(() => {
    sessionStorage.setItem('foreign', 'kept');
    localStorage.setItem('foreign', 'kept');
  });
  await openDrawer(page);
  await button('layout.resetText').click();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('dialog', { name: zh('layout.resetText') })
    .getByRole('button', { name: zh('user.logOutConfirm') })
    .click();
  await reloaded;
  await expect(tag(page, '/work/one')).toBeVisible();
  expect(await rootStyle(page, '--primary')).toBe('#409eff');
  expect(
    await page.evaluate(() => [localStorage.getItem('foreign'), localStorage.getItem('themeConfig')]),
  ).toEqual(['kept', null]);

  await openDrawer(page);
  const paste = async (pasted: string) => {
    await button('layout.pasteText').click();
    const box = page.getByRole('dialog', { name: zh('layout.pasteText') });
    await box.getByRole('textbox').fill(pasted);
    await box.getByRole('button', { name: zh('layout.pasteApply') }).click();
    return box;
  };
  const box = await paste('{"layout"');
  await expect(toast(page, zh('layout.pasteRefused'))).toBeVisible();
  await box.getByRole('button', { name: zh('user.logOutCancel') }).click();
  await paste(JSON.stringify({ layout: 'evil', isFooter: true, strange: 1 }));
  await expect(toast(page, zh('layout.pasteBroken', { fields: 'layout' }))).toBeVisible();
  await expect(drawer(page)).toHaveCount(0);
  await openDrawer(page);
  await paste(text);
  await expect(toast(page, zh('layout.pasteDone'))).toBeVisible();
  await expectStored(page, { primary: '#aa3300', isFooter: true, layout: 'defaults' });
});

test('C129 a clipboard that refuses says so and offers the text to be selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openShell(page);
  await openDrawer(page);
  await drawer(page)
    .getByRole('button', { name: zh('layout.copyText') })
    .click();
  await expect(toast(page, zh('layout.copyTextError'))).toBeVisible();
  const box = page.getByRole('dialog', { name: zh('layout.copyByHand') }).getByRole('textbox');
  await expect(box).toHaveValue(/"layout":"defaults"/);
});

const HOSTILE: [what: string, text: string][] = [
  ['broken JSON', '{"primary":'],
  ['null', 'null'],
  ['a list', '[1,2]'],
  ['5 MB', `{"globalTitle":"${'x'.repeat(4_900_000)}"}`],
  [
    'hostile fields',
    '{"layout":"evil","primary":"red;}","lockScreenTime":1e9,"isFooter":"yes","__proto__":{"isDrawer":true},"globalI18n":"xx","strange":1}',
  ],
];

test('C125 a hostile stored theme gives defaults, one notice, and is healed by the next save', async ({
  page,
}) => {
  await openShell(page);
  const notice = page.getByText(zh('kernel.themeBroken'));
  for (const [what, text] of HOSTILE) {
    await page.evaluate((value) => localStorage.setItem('themeConfig', value), text);
    await page.reload();
    await expect(tag(page, '/work/one'), what).toBeVisible();
    await expect(notice, what).toHaveCount(what === 'null' ? 0 : 1);
    await expect(page.locator('[data-layout]').first()).toHaveAttribute('data-layout', 'defaults');
    expect(await rootStyle(page, '--primary')).toBe('#409eff');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  }
  await header(page)
    .getByRole('button', { name: zh('shell.collapse') })
    .click();
  await expectStored(page, { layout: 'defaults', primary: '#409eff', lockScreenTime: 30, isFooter: false });
  await page.reload();
  await expect(tag(page, '/work/one')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('C128 two browser tabs agree about the theme: the last change wins in both', async ({
  page,
  context,
}) => {
  await openShell(page);
  const other = await context.newPage();
  await other.goto('/401');
  await openDrawer(page);
  await control(page, 'layout.primary').fill('#118833');
  await control(page, 'layout.primary').press('Enter');
  await expect.poll(() => rootStyle(other, '--primary')).toBe('#118833');
});
