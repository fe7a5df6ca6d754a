import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expect, signInFast, test } from './console';
import { download, giveFile } from './files';
import { rows } from './lists';
import { say } from './words';

const ADJUST = '/finance/adjust';
const HEAD = 'uid,account,coin,direction,amount,reason';
const REASON = '活动奖励系统漏发，运营核实后补发';

const zh = (...given: Parameters<typeof say> extends [string, ...infer Rest] ? Rest : never) =>
  say('zh-CN', ...given);

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function choose(page: Page, form: Locator, label: string, entry: string): Promise<void> {
  const box = form.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(entry);
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: entry })
    .first()
    .click();
}

/** Opens the import of adjustments and gives it a file. */
async function give(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  await button(page, zh('adjust.import')).click();
  const form = dialog(page, zh('adjust.import'));
  await giveFile(form, name, buffer);
  await choose(page, form, zh('adjust.category'), '补偿');
  return form;
}

const csv = (...lines: string[]) => Buffer.from([HEAD, ...lines].join('\r\n'));

const counts = (n: number, sent: number, wrong: number, doubles: number) =>
  zh('import.counts', { n, sent, wrong, doubles });

async function submit(page: Page, form: Locator): Promise<Locator> {
  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await button(form, zh('adjust.import')).click();
  return dialog(page, zh('import.result'));
}

test('a file is shown line by line before anything is booked, and its mistakes can be downloaded', async ({
  page,
}) => {
  await signInFast(page, 'finance01', ADJUST);
  const form = await give(
    page,
    'lines.csv',
    csv(
      `10010014,1,USDT,1,"1,003.25",${REASON}`,
      `99999999,1,USDT,1,3.25,${REASON}`,
      `10010013,资金账户,USDT,增加,２.5,${REASON}`,
      `10010014,1,USDT,1,3.25,太短`,
    ),
  );
  await expect(form.getByText('lines.csv · ' + zh('import.lines', { n: 4 }) + ' · UTF-8')).toBeVisible();
  await expect(form.getByText(counts(4, 2, 2, 0))).toBeVisible();
  const lines = form.locator('[data-row-key]');
  await expect(lines.nth(0)).toContainText('没有 UID 为“99999999”的会员');
  await expect(lines.nth(1)).toContainText('请填写不少于 10 个字的原因');
  await expect(lines.filter({ hasText: '1,003.25' })).toContainText('88.88 → 1,092.13');
  await expect(form.getByText('增加 1,005.75 USDT（2 笔）')).toBeVisible();

  const { text } = await download(page, button(form, zh('import.download')));
  expect(text).toContain(`99999999,1,USDT,1,3.25,${REASON},3,没有 UID 为“99999999”的会员`);
  expect(text).not.toContain('10010013');

  const result = await submit(page, form);
  await expect(result).toContainText(/AB\d{14}/);
  await expect(result.locator('[data-row-key]')).toHaveCount(0);
});

test('the same file again is left out, line by line, unless it is ticked', async ({ page }) => {
  await signInFast(page, 'finance01', ADJUST);
  const file = csv(
    `10010014,1,USDT,1,6.25,${REASON}`,
    `10010014,1,USDT,1,6.5,${REASON}`,
    `10010014,1,USDT,1,6.250,${REASON}`,
  );
  const first = await give(page, 'bonus.csv', file);
  await expect(first.getByText(counts(3, 2, 0, 1))).toBeVisible();
  await expect(first.locator('[data-row-key]').first()).toContainText(zh('import.twin', { line: 2 }));
  const result = await submit(page, first);
  await expect(result).toContainText(/AB\d{14}/);
  await button(result, zh('crud.close')).last().click();

  const again = await give(page, 'bonus.csv', file);
  await expect(again.getByText(counts(3, 0, 0, 3))).toBeVisible();
  await again.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await button(again, zh('adjust.import')).click();
  await expect(again.getByText(zh('import.nothing'), { exact: true })).toBeVisible();

  await again.getByRole('checkbox').nth(1).check();
  await expect(again.getByText(counts(3, 1, 0, 2))).toBeVisible();
  await button(again, zh('adjust.import')).click();
  await expect(dialog(page, zh('import.result'))).toContainText(/AB\d{14}/);
});

test('a file in the encoding of Chinese office programs keeps its words', async ({ page }) => {
  await signInFast(page, 'finance01', ADJUST);
  // 补偿一二三四五六七八
  const words = [
    0xb2, 0xb9, 0xb3, 0xa5, 0xd2, 0xbb, 0xb6, 0xfe, 0xc8, 0xfd, 0xcb, 0xc4, 0xce, 0xe5, 0xc1, 0xf9,
  ];
  const more = [0xc6, 0xdf, 0xb0, 0xcb];
  const buffer = Buffer.concat([
    Buffer.from(`${HEAD}\r\n10010014,1,USDT,1,8.75,`),
    Buffer.from([...words, ...more]),
  ]);
  const form = await give(page, 'gbk.csv', buffer);
  await expect(form.getByText(/GB18030/)).toBeVisible();
  await expect(form.locator('[data-row-key]')).toContainText('补偿一二三四五六七八');
  await submit(page, form);
  await page.goto(`${ADJUST}?amountMin=8.75&amountMax=8.75`);
  await expect(rows(page).first()).toContainText('补偿一二三四五六七八');
});

test('an XLSX file is read, and a number that its program may have changed is refused', async ({ page }) => {
  await signInFast(page, 'finance01', ADJUST);
  const sheet = (amount: string) => {
    const cells = (line: number, values: readonly string[]) =>
      values.map((value, at) => `<c r="${'ABCDEF'[at]}${line}" t="inlineStr"><is><t>${value}</t></is></c>`);
    const second = cells(2, ['10010014', '1', 'USDT', '1', '', REASON]);
    second[4] = `<c r="E2"><v>${amount}</v></c>`;
    const xml = `<worksheet><sheetData><row r="1">${cells(1, HEAD.split(',')).join('')}</row><row r="2">${second.join('')}</row></sheetData></worksheet>`;
    return Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(xml) }));
  };
  const form = await give(page, 'lines.xlsx', sheet('0.30000000000000004'));
  await expect(form.getByText(zh('import.doubtful', { line: 2, column: zh('field.amount') }))).toBeVisible();
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'lines.xlsx', mimeType: 'application/zip', buffer: sheet('9.125') });
  await expect(form.getByText('lines.xlsx · ' + zh('import.lines', { n: 1 }) + ' · XLSX')).toBeVisible();
  await expect(form.locator('[data-row-key]')).toContainText('9.125');
  await expect(await submit(page, form)).toContainText(/AB\d{14}/);
});
