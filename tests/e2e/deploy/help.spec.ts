import { expect, test } from './deployed';

test('the operators’ documents are pages of the site, under its policy, in the console’s light or dark', async ({
  page,
  sitePath,
}) => {
  for (const [stored, scheme] of [
    ['{"isIsDark":true}', 'dark'],
    ['{}', 'light'],
  ] as const) {
    await page.goto(`${sitePath}help/first-day.en.html`);
    await page.evaluate((text) => {
      localStorage.setItem('themeConfig', text);
      localStorage.setItem('console.darkChosen', 'true');
    }, stored);
    const answer = await page.goto(`${sitePath}help/handbook.zh-tw.html`);
    expect(answer?.headers()).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
    await expect(page.locator('main')).toHaveCSS('max-width', '840px');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const gone = await page.request.get(`${sitePath}help/handbook.de.html`);
  expect(gone.status()).toBe(404);
});
