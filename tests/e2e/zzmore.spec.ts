import { expect, signInFast, test, SITE } from './console';
const ADJUST = '/finance/adjust';
test('shots lost', async ({ page, oracle, otherPage }) => {
  oracle.allow(/./);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInFast(page, 'finance01', `${ADJUST}?create=1&memberId=8&accountType=1&coin=USDT`);
  const add = page.getByRole('dialog').last();
  const pick = async (n: number) => {
    await add.getByRole('combobox').nth(n).click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  };
  await pick(3);
  await add.locator('input[inputmode="decimal"]').fill('50');
  await pick(4);
  await add.locator('textarea').first().fill('客服核实后按标准补偿会员损失');
  await add.locator('input[type=password]').fill('Demo1234');
  await page.route(
    `**${SITE}memberAssetAdjust/add`,
    async (r) => {
      await r.fetch();
      await r.abort('connectionreset');
    },
    { times: 1 },
  );
  await add.getByRole('button', { name: '提交', exact: true }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shot-sure.png' });
  await page
    .getByRole('dialog', { name: '请确认', exact: true })
    .getByRole('button', { name: '提交', exact: true })
    .click();
  await expect(add.getByText(/已于/)).toBeVisible();
  await page.screenshot({ path: '/tmp/shot-lost.png' });
  const other = await otherPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await signInFast(other, 'finance02', `${ADJUST}?memberId=8&status[]=1`);
  await other.getByRole('button', { name: '审核', exact: true }).first().click();
  await other.waitForTimeout(1500);
  await other.screenshot({ path: '/tmp/shot-desk.png' });
});
