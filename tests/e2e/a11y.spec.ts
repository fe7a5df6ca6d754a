import type { Page } from '@playwright/test';
import { axeOn } from './axe';
import { accountForm, expect, signInFast, test } from './console';
import { say } from './words';

/** Rules of WCAG 2.2 A and AA that a machine can check. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that an appearance can break by itself. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What is wrong on the page as it stands: rule and element. In the dark nothing differs but colours. */
async function faults(page: Page): Promise<string[]> {
  const isDark = (await page.locator('html').getAttribute('data-theme')) === 'dark';
  const axe = axeOn(page);
  const { violations } = await (isDark ? axe.withRules(OF_COLOUR) : axe.withTags(RULES))
    // antd's invisible copy of a table's first row, which nobody can reach.
    .exclude('tbody > [aria-hidden="true"]')
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const LOOKS = ['light', 'dark'] as const;

/** The page as it stands can be used by everybody, in this look, which follows the system. */
async function expectUsableIn(page: Page, look: (typeof LOOKS)[number], what: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', look);
  expect(await faults(page), `${what}, ${look}`).toEqual([]);
}

/** The same in the light and in the dark. */
async function expectUsable(page: Page, what: string): Promise<void> {
  for (const look of LOOKS) {
    await page.emulateMedia({ colorScheme: look });
    await expectUsableIn(page, look, what);
  }
}

test('the log-in page can be used by everybody, in the light and in the dark', async ({ page }) => {
  for (const look of LOOKS) {
    await page.emulateMedia({ colorScheme: look });
    // It follows the system when it is opened, and not while it is.
    await page.goto('/login');
    await expect(accountForm(page).locator('img')).toBeVisible();
    await expectUsableIn(page, look, 'log-in');
  }
});

test('home can be used by everybody, in the light and in the dark', async ({ page }) => {
  await signInFast(page, 'admin');
  await expect(page.locator('main canvas').first()).toBeVisible();
  await expectUsable(page, 'home');
});

test('reminders and the bell can be used by everybody, in the light and in the dark', async ({ page }) => {
  await signInFast(page, 'admin', '/personal');
  const strip = page.getByRole('region', { name: say('zh-CN', 'reminder.title') });
  await expectUsable(page, 'reminders');
  await strip.getByRole('button', { expanded: false }).click();
  await page.getByRole('button', { name: /^消息/ }).click();
  await expect(page.getByRole('heading', { name: say('zh-CN', 'user.newTitle') })).toBeVisible();
  await expectUsable(page, 'the bell');
});

test('a list and the review of a record can be used by everybody, in the light and in the dark', async ({
  page,
}) => {
  await signInFast(page, 'finance01', '/finance/recharge?status[]=1');
  const review = page.getByRole('button', { name: say('zh-CN', 'crud.review'), exact: true });
  await expect(review.first()).toBeVisible();
  await expectUsable(page, 'a list');
  await review.last().click();
  const drawer = page.getByRole('dialog');
  await expect(
    drawer.getByRole('button', { name: say('zh-CN', 'review.approve'), exact: true }),
  ).toBeEnabled();
  await expectUsable(page, 'a review');
});

test('settings, palette, upload panel, personal centre and boards can be used by everybody, in the light and in the dark', async ({
  page,
}) => {
  test.slow();
  await signInFast(page, 'admin', '/personal');
  await expect(page.locator('main form').first()).toBeVisible();
  await expectUsable(page, 'the personal centre');
  await page.getByRole('button', { name: say('zh-CN', 'user.title3') }).click();
  await expect(page.locator('.ant-drawer-section')).toBeVisible();
  await expectUsable(page, 'settings');
  await page.keyboard.press('Escape');
  await expect(page.locator('.ant-drawer-section')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expectUsable(page, 'palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say('zh-CN', 'shell.uploads') }).click();
  await expect(page.getByText(say('zh-CN', 'upload.empty'))).toBeVisible();
  await expectUsable(page, 'the upload panel');
  for (const address of ['/401', '/visualizingDemo1', '/visualizingDemo2']) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectUsable(page, address);
  }
});
