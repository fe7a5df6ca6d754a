import { builtText } from './built';
import { expect, test } from './console';

test('the preview server offers the demo, which the build itself does not', async ({ page }) => {
  await page.goto('/login');
  const demo = JSON.parse((await page.locator('meta[name="demo"]').getAttribute('content')) ?? '') as {
    accounts: { userName: string }[];
  };
  expect(demo.accounts.map(({ userName }) => userName)).toEqual(
    expect.arrayContaining(['admin', 'finance01', 'auditor01']),
  );
  expect(builtText('/index.html')).not.toContain('name="demo"');
});
