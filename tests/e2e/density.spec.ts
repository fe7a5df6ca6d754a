import { expect, signInFast, test } from './console';
import { zh } from './lists';

test('what decides about a withdraw stands in view at 1440 pixels', async ({ page }) => {
  // A scrollbar takes two pixels more on Windows than here.
  await page.setViewportSize({ width: 1440 - 2, height: 900 });
  await signInFast(page, 'finance01', '/finance/withdraw');
  await expect(page.locator('main [data-row-key]').first()).toBeVisible();
  const heads = page.locator('main thead th');
  const boxes = await heads.evaluateAll((all) =>
    all.map((head) => ({ text: head.textContent ?? '', right: head.getBoundingClientRect().right })),
  );
  const edge = await heads.last().evaluate((actions) => actions.getBoundingClientRect().left);
  const inView = boxes.filter(({ right }) => right <= edge + 1).map(({ text }) => text);
  const DECIDES = [
    'withdraw.risk',
    'field.waitMinutes',
    'field.uid',
    'withdraw.amount',
    'withdraw.netAmount',
    'withdraw.toAddress',
    'field.riskFlags',
    'field.status',
  ] as const;
  expect(inView).toEqual(expect.arrayContaining(DECIDES.map((key) => zh(key))));
});

test('the figures are one line that unfolds, stay so, and the list does not jump while they are read', async ({
  page,
}) => {
  await signInFast(page, 'admin', '/finance/withdraw');
  const first = page.locator('main [data-row-key]').first();
  await expect(first).toBeVisible();
  const figures = page.getByRole('main').getByRole('button', { name: zh('ui.figures'), exact: true });
  await expect(figures).toHaveAttribute('aria-expanded', 'false');
  const top = (await first.boundingBox())?.y ?? 0;
  await figures.click();
  await expect(figures).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await first.boundingBox())?.y ?? 0).toBeGreaterThan(top + 40);
  await page.reload();
  await expect(figures).toHaveAttribute('aria-expanded', 'true');
});
