import { expect, expectToFit, signInFast, test } from '../../e2e/console';
import { button, choose, rows, send, top, zh } from '../../e2e/lists';

/** Run in a copy of the project that has the generated resource `ticketKind`. */
test('a generated screen lists, filters, adds, edits and deletes', async ({ page }) => {
  await signInFast(page, 'admin', '/system/tools/ticketKind');
  await expect(rows(page)).toHaveCount(5);
  const filter = page.getByRole('search').getByRole('textbox', { name: '字段辰' });
  await filter.fill('kindCode3');
  await button(page, 'crud.search').click();
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'crud.reset').click();
  await expect(rows(page)).toHaveCount(5);

  await button(page, 'crud.create').click();
  await top(page).getByLabel('字段辰').fill('fresh');
  await top(page).getByLabel('字段巳').fill('7');
  await send(top(page), 'crud.save');
  const row = rows(page).filter({ hasText: 'fresh' });
  await expect(row).toContainText('7');

  await choose(page, row, 'crud.edit');
  await top(page).getByLabel('字段巳').fill('88');
  await send(top(page), 'crud.save');
  await expect(row).toContainText('88');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await choose(page, row, 'crud.remove');
  await send(top(page), 'crud.remove');
  await expect(row).toBeHidden();
  await expect(page.getByText(zh('crud.removed'))).toBeVisible();
});
