import { expect, signInFast, SITE, test } from './console';
import { button, field, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';

test('positions refresh themselves; a part of one is closed at the mark, after a dry run, and no price can be chosen', async ({
  page,
}) => {
  // The calm ones first: what is being liquidated cannot be closed by staff.
  await signInFast(page, 'risk001', '/contract/position?orderBy=marginRatio+asc');
  await expect(rows(page).first()).toBeVisible();
  const again = page.waitForResponse((answer) => answer.url().includes(`${SITE}contractPosition/list`));
  await expect(page.getByRole('switch', { name: zh('crud.everySeconds', { n: 5 }) })).toBeChecked();
  expect((await again).ok()).toBe(true);
  await button(page, 'ui.figures').click();
  await expect(page.getByRole('table', { name: zh('contractPosition.heat') })).toBeVisible();

  const uid = await rows(page).first().getByRole('link').first().innerText();
  await button(rows(page).first(), 'contractPosition.forceClose').click();
  const form = top(page);
  const run = form.getByRole('table', { name: zh('contract.dryRun') });
  await expect(run).toContainText(uid);
  await form.getByText('50%', { exact: true }).click();
  await expect(form.getByText(zh('contract.atExecution'))).toBeVisible();
  await expect(form.getByRole('textbox', { name: /价|price/i })).toHaveCount(0);
  await form.getByRole('combobox').click();
  await page.getByTitle('风险控制').last().click();
  await field(form, 'crud.reason').fill('超过风险限额');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await send(form, 'contractPosition.forceClose');
  await expect(top(page).getByText(zh('contractPosition.closed'))).toBeVisible();
});

test('rows out of view follow the market when they are scrolled to, and before the page is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  let shown = '101.25';
  await page.route(`**${SITE}contractPosition/list*`, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/"unrealizedPnl":"[^"]*"/g, `"unrealizedPnl":"${shown}"`),
    });
  });
  await signInFast(page, 'risk001', '/contract/position?pageSize=50');
  await page.getByRole('switch', { name: zh('crud.everySeconds', { n: 5 }) }).click();
  await expect(rows(page).first()).toContainText('101.25');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(30);
  const count = await rows(page).count();
  shown = '201.25';
  await button(page, 'crud.refresh').click();
  await expect(rows(page).first()).toContainText('201.25');
  await expect(rows(page).last()).toContainText('101.25');

  await page.locator('main').click({ position: { x: 1, y: 1 } });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+C');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.match(/01\.25/g)).toHaveLength(count);
  expect(copied.match(/201\.25/g)).toHaveLength(count);

  shown = '301.25';
  await button(page, 'crud.refresh').click();
  await expect(rows(page).first()).toContainText('301.25');
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).last()).toContainText('301.25');
});
