import type { Locator, Page } from '@playwright/test';
import { expect, expectToFit, go, goInside, signInFast, SITE, test } from './console';
import { download, giveLines } from './files';
import { below, rows } from './lists';
import { say } from './words';

const ADJUST = '/finance/adjust';
const WEI = '0.000000000000000001';
/** Nobody has asked for as much today. */
const TWO_WEI = '0.000000000000000002';

const zh = (...given: Parameters<typeof say> extends [string, ...infer Rest] ? Rest : never) =>
  say('zh-CN', ...given);

const rowOf = (page: Page, text: string) => rows(page).filter({ hasText: text });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Chooses an entry of a select of the form by its words. */
async function choose(page: Page, form: Locator, label: string, entry: string): Promise<void> {
  const box = form.getByRole('combobox', { name: label });
  await box.click();
  await box.fill(entry);
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: entry })
    .first()
    .click();
}

interface Wish {
  member?: string;
  direction: string;
  amount: string;
  password?: string;
}

const REASON = '客服核实后按标准补偿会员损失';

/** Fills in the form of a new adjustment in USDT on the funding account. */
async function fill(page: Page, form: Locator, params: Wish): Promise<void> {
  if (params.member) await choose(page, form, zh('field.memberId'), params.member);
  await choose(page, form, zh('field.coin'), 'USDT');
  await choose(page, form, zh('adjust.direction'), params.direction);
  await choose(page, form, zh('adjust.category'), '补偿');
  await form.getByLabel(zh('field.amount')).fill(params.amount);
  await form.getByLabel(zh('field.reason')).fill(REASON);
  await form.getByLabel(zh('crud.operPassword')).fill(params.password ?? 'Demo1234');
}

async function openForm(page: Page): Promise<Locator> {
  await button(page, zh('adjust.add')).click();
  const form = dialog(page, zh('adjust.add'));
  await expect(form).toBeVisible();
  return form;
}

const send = (form: Locator) => button(form, zh('crud.submit')).click();

/** Says yes to what is about to happen. */
const agree = (page: Page) => button(dialog(page, zh('crud.sure')), zh('crud.submit')).click();

async function decide(page: Page, adjustNo: string, password: string): Promise<Locator> {
  await button(rowOf(page, adjustNo), zh('crud.review')).click();
  const desk = dialog(page, zh('adjust.reviewTitle', { no: adjustNo }));
  await button(desk, zh('review.approve')).click();
  const question = dialog(page, zh('review.approve'));
  await question.getByLabel(zh('crud.operPassword')).fill(password);
  await button(question, zh('review.approve')).click();
  return question;
}

test('a credit is asked for by one and approved by another; balance, ledger and history follow', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance01', ADJUST);
  const form = await openForm(page);
  await fill(page, form, { member: '10010014', direction: '增加', amount: '25.5', password: 'wrong' });
  await expect(
    form.getByText(zh('adjust.effect', { before: '88.88', after: '114.38', coin: 'USDT' })),
  ).toBeVisible();

  await send(form);
  await expect(dialog(page, zh('crud.sure'))).toContainText('88.88 → 114.38');
  await agree(page);
  await expect(form.getByText('登录密码错误')).toBeVisible();
  await expect(form.getByLabel(zh('field.reason'))).toHaveValue(REASON);
  await expect(form.getByLabel(zh('field.amount'))).toHaveValue('25.5');

  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await send(form);
  await agree(page);
  await expect(page.getByText(zh('adjust.added'), { exact: true })).toBeVisible();
  const made = rowOf(page, '25.5').first();
  await expect(made).toContainText('10010014');
  const adjustNo = (await made.innerText()).match(/A\d{16}/)?.[0] ?? '';

  // The maker reads at once that somebody else decides, and holds it up for nobody.
  await button(rowOf(page, adjustNo), zh('crud.review')).click();
  const own = dialog(page, zh('adjust.reviewTitle', { no: adjustNo }));
  await expect(own.getByText(zh('crud.own.maker'))).toBeVisible();
  for (const verdict of ['review.approve', 'review.reject'] as const)
    await expect(button(own, zh(verdict))).toBeDisabled();

  const other = await otherPage();
  await signInFast(other, 'finance02', `${ADJUST}?adjustNo=${adjustNo}`);
  await decide(other, adjustNo, 'Demo1234');
  await expect(other.getByText(zh('review.done'), { exact: true })).toBeVisible();
  await button(rowOf(other, adjustNo), zh('crud.detail')).click();
  const detail = other.getByRole('dialog', { name: new RegExp(adjustNo) });
  await expect(detail.getByText('finance01').first()).toBeVisible();
  await expect(detail.getByText('finance02').first()).toBeVisible();
  await expect(detail.locator('[data-row-key]')).toContainText('人工增加');

  await go(other, `/member/asset?memberId=14`);
  await expect(rowOf(other, '10010014')).toContainText('114.38');
  await button(rowOf(other, '10010014'), zh('asset.ledger')).click();
  await expect(rowOf(other, adjustNo)).toContainText('+25.5');
  await expect(rowOf(other, adjustNo)).toContainText('114.38');
  await rowOf(other, adjustNo).getByRole('link', { name: adjustNo, exact: true }).click();
  await expect(other).toHaveURL(new RegExp(`${ADJUST}.*${adjustNo}`));
  await expect(rowOf(other, adjustNo)).toHaveCount(1);
});

test('a debit of more than there is is refused, and nothing is lost', async ({ page }) => {
  await signInFast(page, 'finance01', `${ADJUST}?create=1&memberId=14`);
  const form = dialog(page, zh('adjust.add'));
  await expect(form.getByTitle(/10010014/)).toBeVisible();
  await expect(page).toHaveURL(`${ADJUST}?memberId=14`);
  await fill(page, form, { direction: '扣减', amount: '88.89' });
  await expect(form.getByText(zh('adjust.short'))).toBeVisible();
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: '可用余额不足' })).toBeVisible();
  await expect(form.getByLabel(zh('field.amount'))).toHaveValue('88.89');
});

test('10010016 is closed: nothing is adjusted any more, and the words say so', async ({ page }) => {
  await signInFast(page, 'finance01', `${ADJUST}?create=1&memberId=16`);
  const form = dialog(page, zh('adjust.add'));
  await expect(form.getByTitle(/10010016/)).toBeVisible();
  await fill(page, form, { direction: '增加', amount: '1' });
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: '会员已注销' })).toBeVisible();
  await expect(form.getByLabel(zh('field.amount'))).toHaveValue('1');
});

test('customer service asks for 500 USDT a day at most and has nothing to decide', async ({ page }) => {
  await signInFast(page, 'service01', ADJUST);
  await expect(rows(page).first()).toBeVisible();
  await expect(button(page, zh('crud.review'))).toHaveCount(0);
  await expect(button(page, zh('crud.startReview'))).toHaveCount(0);
  await expect(button(page, zh('adjust.import'))).toHaveCount(0);
  const form = await openForm(page);
  await fill(page, form, { member: '10010014', direction: '增加', amount: '500.01' });
  // The limit is of a day: what was asked for before counts. It is told while the form is filled in.
  const limit = form.getByText(/^超出额度上限 [\d.]+ USDT$/);
  await expect(limit).toHaveCount(1);
  await send(form);
  await expect(limit).toHaveCount(2);
  await expect(dialog(page, zh('crud.sure'))).toHaveCount(0);
});

test('an import makes what is in order and says what is wrong with which line', async ({ page }) => {
  await signInFast(page, 'finance01', ADJUST);
  await button(page, zh('adjust.import')).click();
  const form = dialog(page, zh('adjust.import'));
  const head = 'uid,account,coin,direction,amount,reason';
  const lines = [
    head,
    `10010014,1,USDT,1,3.25,${REASON}`,
    `99999999,1,USDT,1,3.25,${REASON}`,
    `10010013,资金账户,ETH,增加,'${TWO_WEI},"${REASON}, 附说明"`,
    '10010014,1,USDT,1,3.25,太短',
  ];
  await giveLines(form, 'lines.csv', lines);
  await expect(form.getByText(`lines.csv · ${zh('import.lines', { n: 4 })}`)).toBeVisible();
  await choose(page, form, zh('adjust.category'), '补偿');
  await expect(form.locator('[data-row-key]').nth(0)).toContainText(/^3/);
  await expect(form.locator('[data-row-key]').nth(1)).toContainText(/^5/);
  await expect(form.getByText(zh('import.counts', { n: 4, sent: 2, wrong: 2, doubles: 0 }))).toBeVisible();
  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await button(form, zh('adjust.import')).click();
  const result = dialog(page, zh('import.result'));
  await expect(result).toContainText(/AB\d{14}/);
  await button(result, zh('crud.close')).last().click();
  await expect(rows(page).filter({ hasText: TWO_WEI }).first()).toBeVisible();
});

test('the maker takes a request back', async ({ page }) => {
  await signInFast(page, 'finance01', `${ADJUST}?status[]=1&createdBy=finance01`);
  const first = rows(page).first();
  await expect(first).toBeVisible();
  const own = await rows(page).count();
  const more = first.getByRole('button', { name: zh('crud.more') });
  if ((await more.count()) > 0) await more.click();
  await page.getByText(zh('adjust.cancel'), { exact: true }).first().click();
  await button(dialog(page, zh('adjust.cancel')), zh('adjust.cancel')).click();
  await expect(page.getByText(zh('adjust.cancelled'), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(own - 1);
});

test('assets and ledger say where the money is, to the last digit, and fit a phone', async ({ page }) => {
  await test.step('the ledger begins with the last seven days, and reset shows everything', async () => {
    await signInFast(page, 'finance01', '/member/assetLog');
    await expect(page).toHaveURL(/dateRange/);
    await expect(rows(page).first()).toBeVisible();
    const total = () =>
      page
        .locator('main')
        .getByText(/共.*条/)
        .first()
        .innerText();
    const week = await total();
    await button(page, zh('crud.reset')).click();
    await expect(page).toHaveURL('/member/assetLog?all=1');
    await expect.poll(total).not.toBe(week);
  });

  await test.step('one wei keeps its eighteen decimals on screen and in the export', async () => {
    await goInside(page, '/member/assetLog?memberId=13');
    await expect(rowOf(page, '10010013')).toContainText(`+${WEI}`);
    await goInside(page, '/member/asset?memberId=13');
    await expect(rowOf(page, '10010013')).toContainText(WEI);
    const { text } = await download(page, button(page, zh('crud.exportCsv')));
    expect(text).toContain(WEI);
  });

  await test.step('balances by member unfold into accounts, and frozen money says why', async () => {
    await goInside(page, '/member/asset?memberId=12');
    await rowOf(page, '10010012')
      .getByRole('button', { name: /^1,500/ })
      .click();
    await expect(page.getByText(zh('asset.part.withdraw'), { exact: true })).toBeVisible();
    await button(page, zh('asset.byMember')).click();
    await expect(page).toHaveURL(/group=member/);
    await rowOf(page, '10010012').first().getByRole('button', { expanded: false }).first().click();
    await expect(below(rowOf(page, '10010012').first())).toContainText('1,500');
    await button(page, zh('asset.byAccount')).click();
    const row = rowOf(page, '10010012').first();
    await row.getByRole('button', { name: zh('crud.more') }).click();
    await page.getByText(zh('asset.recheck'), { exact: true }).first().click();
    await expect(page.getByText(zh('asset.sound'), { exact: true })).toBeVisible();
  });

  await test.step('with adjustments they fit a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/member/asset', '/member/asset?group=member', '/member/assetLog', ADJUST]) {
      await goInside(page, path);
      await expect(rows(page).first()).toBeVisible();
      await expectToFit(page);
    }
  });
});

test('the agent sees his team alone', async ({ page }) => {
  const token = await signInFast(page, 'agent01', '/member/asset');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(zh('asset.coverage'))).toHaveCount(0);
  await expect(button(page, zh('crud.exportCsv'))).toHaveCount(0);
  await expect(button(page, zh('asset.adjust'))).toHaveCount(0);
  await go(page, '/member/asset?memberKeyword=10010001');
  await expect(rows(page)).toHaveCount(0);
  const refused = await page.request.get(`${SITE}memberAssetAdjust/list`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await refused.json()).toMatchObject({ code: 40300 });
});

test('the auditor reads and exports, and changes nothing', async ({ page }) => {
  await signInFast(page, 'auditor01', ADJUST);
  await expect(rows(page).first()).toBeVisible();
  for (const name of ['adjust.add', 'adjust.import', 'crud.review', 'crud.startReview'] as const) {
    await expect(button(page, zh(name))).toHaveCount(0);
  }
  const { name } = await download(page, button(page, zh('crud.exportCsv')));
  expect(name).toMatch(/^adjust_\d{12}_auditor01\.csv$/);
  await go(page, '/member/asset');
  await expect(button(page, zh('crud.exportCsv'))).toBeVisible();
  await expect(button(page, zh('asset.recheck'))).toHaveCount(0);
});
