import { expect, signInFast, test } from './console';
const ADJUST = '/finance/adjust';
const HEAD = 'uid,account,coin,direction,amount,reason';
const REASON = '活动奖励系统漏发，运营核实后补发';
for (const [lang, width, dark] of [
  ['zh-cn', 1440, false],
  ['en', 1440, true],
  ['zh-cn', 390, false],
  ['en', 390, true],
] as const) {
  test(`shots ${lang} ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(
      ([l, d]) => {
        localStorage.setItem('themeConfig', JSON.stringify({ globalI18n: l, isIsDark: d, version: 1 }));
      },
      [lang, dark] as const,
    );
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await signInFast(page, 'finance01', ADJUST);
    const names = {
      'zh-cn': ['批量导入', '新建调整', '补偿'],
      en: ['Import adjustments', 'New adjustment', 'Compensation'],
    }[lang];
    let open = page.getByRole('button', { name: names[0], exact: true });
    if (!(await open.isVisible()))
      await page
        .getByRole('button', { name: /更多|More/ })
        .first()
        .click();
    if (!(await open.isVisible())) open = page.getByText(names[0] ?? '', { exact: true });
    await open.click();
    const form = page.getByRole('dialog').last();
    const lines = [
      HEAD,
      `10010014,1,USDT,1,"1,003.25",${REASON}`,
      `99999999,1,USDT,1,3.25,${REASON}`,
      `10010013,资金账户,ETH,增加,0.5,${REASON}`,
      `10010014,1,USDT,1,3.25,太短`,
      `10010014,1,USDT,1,1003.25,${REASON}`,
      `10010008,1,USDT,1,50,${REASON}`,
      `10010008,9,USDT,1,50,${REASON}`,
    ];
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: 'lines.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    const box = form.getByRole('combobox').first();
    await box.click();
    await page
      .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: names[2] })
      .first()
      .click();
    await expect(form.locator('.ant-table-row').first()).toBeVisible();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/shot-import-${lang}-${width}.png` });
    await page.goto(`${ADJUST}?create=1&memberId=8&accountType=1&coin=USDT`);
    const add = page.getByRole('dialog').last();
    const dir = add.getByRole('combobox').nth(3);
    await dir.click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await add.locator('input[inputmode="decimal"]').fill('50');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shot-add-${lang}-${width}.png` });
    await add.locator('input[inputmode="decimal"]').fill('9001.1234567');
    await page.waitForTimeout(1200);
    await page.reload();
    await page.goto(`${ADJUST}?create=1`);
    await page.waitForTimeout(1500);
    const b = page.getByRole('button', { name: /恢复草稿|Restore draft/ });
    await b.click();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/shot-draft-${lang}-${width}.png` });
  });
}
