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

test('every page of the browser tests is held to the policy of the deployment', async ({ page, oracle }) => {
  oracle.allow(/TrustedHTML/);
  await page.goto('/login');
  const written = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>no policy has made this</b>';
      return 'let in';
    } catch (error) {
      return String(error);
    }
  });
  expect(written).toContain('TrustedHTML');
});
