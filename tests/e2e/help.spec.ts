import type { Page } from '@playwright/test';
import { expect, signInFast, tag, test } from './console';
import { CODES, LANGUAGES, say } from './words';
import type { Folder } from './words';

const choose = async (page: Page, language: Folder) => {
  const account = new RegExp(`^${say(language, 'user.account')}:`);
  await page.getByRole('button', { name: account }).click();
  await page.getByRole('menuitem', { name: say(language, 'user.help') }).click();
};

for (const language of LANGUAGES) {
  test(`the user menu opens the operators’ documents in ${language}, beside what is being done`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(
      (code) => localStorage.setItem('themeConfig', JSON.stringify({ globalI18n: code })),
      CODES[language],
    );
    await signInFast(page, 'finance01');
    await tag(page, '/home').waitFor();
    const opened = context.waitForEvent('page');
    await choose(page, language);
    const help = await opened;
    await expect(help).toHaveURL(`/help/first-day.${CODES[language]}.html`);
    await expect(help.locator('html')).toHaveAttribute('lang', language);
    await expect(help.getByRole('heading', { level: 1 })).toBeVisible();
    await help.getByRole('link').last().click();
    await expect(help).toHaveURL(`/help/handbook.${CODES[language]}.html`);
    await expect(help.getByRole('table').first()).toContainText('Ctrl K');
    await expect(tag(page, '/home')).toBeVisible();
  });
}

test('a deployment’s own help stands in its place', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      document.documentElement.dataset['opened'] = String(address);
      return null;
    };
  });
  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { legal: { help: 'https://example.com/help' } } }),
  );
  await signInFast(page, 'finance01');
  await tag(page, '/home').waitFor();
  await choose(page, 'zh-CN');
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'https://example.com/help');
});
