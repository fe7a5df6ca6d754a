import { expect, signInFast, test } from './console';
import { zh } from './lists';

test('what decides about a withdraw stands in view at 1440 pixels', async ({ page }) => {
  // A scrollbar takes two pixels more on Windows than here.
  await page.setViewportSize({ width: 1440 - 2, height: 900 });
  await signInFast(page, 'finance01', '/finance/withdraw');
  await expect(page.locator('main [data-row-key]').first()).toBeVisible();
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
  // Columns are fitted again when the words of the states have come, which may be after the rows.
  const inView = () =>
    page.locator('main thead th').evaluateAll((heads) => {
      const edge = heads.at(-1)?.getBoundingClientRect().left ?? 0;
      return heads
        .filter((head) => head.getBoundingClientRect().right <= edge + 1)
        .map((head) => head.textContent ?? '');
    });
  await expect.poll(inView).toEqual(expect.arrayContaining(DECIDES.map((key) => zh(key))));
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
