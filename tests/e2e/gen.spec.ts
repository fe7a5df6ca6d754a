import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, expectToFit, signInFast, test } from './console';
import { button, choose, rows, send, top, zh } from './lists';

const GEN = '/system/tools/gen';

const SQL = `CREATE TABLE biz_coupon_kind (
  id bigint primary key,
  kind_code varchar(20) NOT NULL UNIQUE COMMENT '券种编码',
  amount decimal(10,2) COMMENT '面额'
) COMMENT='券种';`;

test('a resource is read from SQL, edited, looked at as a screen and as code, and taken away as a zip', async ({
  page,
}) => {
  await signInFast(page, 'admin', GEN);
  await expect(rows(page)).toHaveCount(1);
  await button(page, 'gen.import').click();
  await top(page).getByText(zh('gen.from.sql'), { exact: true }).click();
  const paste = top(page).getByRole('textbox', { name: zh('gen.from.paste') });
  await paste.fill('select 1');
  await expect(top(page).getByText(zh('gen.from.none'))).toBeVisible();
  await paste.fill(SQL);
  await expect(top(page).getByText('couponKind')).toBeVisible();
  await send(top(page), 'crud.save');
  const row = rows(page).filter({ hasText: 'couponKind' });
  await expect(row).toBeVisible();

  await button(row, 'crud.edit').click();
  const name = top(page).getByRole('textbox', { name: `${zh('gen.field.name')} 2` });
  await name.fill('class');
  await send(top(page), 'crud.save');
  await expect(top(page).getByText(zh('gen.problem.name')).first()).toBeVisible();
  await name.fill('faceValue');
  await button(top(page), 'gen.field.add').click();
  await send(top(page), 'crud.save');
  await expect(row).toContainText('3');

  await button(row, 'gen.preview').click();
  const preview = top(page);
  await expect(preview.getByRole('columnheader', { name: '券种编码' })).toBeVisible();
  await preview.getByRole('tab', { name: 'couponKind/index.tsx' }).click();
  await expect(preview.getByText("import { screenKit } from '@/domain/kit/screenKit';")).toBeVisible();
  await expectToFit(page);
  await page.keyboard.press('Escape');

  await choose(page, row, 'gen.code');
  const download = page.waitForEvent('download');
  await send(top(page), 'gen.code');
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  expect(Object.keys(files).toSorted()).toEqual([
    'couponKind.json',
    'couponKind.md',
    'mocks/couponKind/area.ts',
    'src/contract/system/couponKind.ts',
    'src/views/system/couponKind/index.tsx',
    'src/views/system/couponKind/words.ts',
    'tests/unit/mocks/couponKind.test.ts',
  ]);
  const contract = files['src/contract/system/couponKind.ts'];
  expect(contract && strFromU8(contract)).toContain('faceValue: sortable(rate())');
});

test('a table is imported with its columns, and its fields follow the table', async ({ page }) => {
  await signInFast(page, 'admin', GEN);
  await button(page, 'gen.import').click();
  await top(page).getByRole('combobox').click();
  await page.locator('.ant-select-item-option', { hasText: 'biz_partner' }).click();
  await send(top(page), 'crud.save');
  const row = rows(page).filter({ hasText: 'biz_partner' });
  await expect(row).toContainText('partner');
  await button(row, 'crud.edit').click();
  await top(page)
    .getByRole('button', { name: zh('gen.field.remove', { name: 'riskLevel' }) })
    .click();
  await send(top(page), 'crud.save');
  await expect(page.getByRole('dialog')).toBeHidden();

  await choose(page, row, 'gen.sync');
  await expect(
    top(page).getByRole('button', { name: zh('gen.field.remove', { name: 'riskLevel' }) }),
  ).toBeVisible();
});
