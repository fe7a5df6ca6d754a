import type { Locator, Page } from '@playwright/test';
import type { recharge } from '@/contract/finance/recharge';
import type { WireRowOf } from '@/contract/resource';
import {
  accountForm,
  expect,
  fillSignIn,
  go,
  goInside,
  menuItem,
  signInFast,
  SITE,
  tag,
  test,
} from './console';
import { zh } from './lists';
import { CODES, LANGUAGES, say } from './words';
import type { Folder } from './words';

const RECHARGE = '/finance/recharge';
const PENDING = `${RECHARGE}?status[]=1`;

const table = (page: Page) => page.locator('main');
const rowOf = (page: Page, orderNo: string) => table(page).locator('[data-row-key]', { hasText: orderNo });

type RechargeLog = WireRowOf<typeof recharge>;

/** The server's own list, asked with the page's session. */
async function askList(page: Page, query: object): Promise<RechargeLog[]> {
  const [token] = await page.context().cookies();
  const response = await page.request.post(`${SITE}cwManage/chargeLogList`, {
    data: { pageNum: 1, pageSize: 100, ...query },
    headers: { Authorization: `Bearer ${token?.value}` },
  });
  const { data } = (await response.json()) as { data: { list: RechargeLog[] } };
  return data.list;
}

/** A pending recharge that this operator may approve alone. */
async function anyPending(page: Page): Promise<RechargeLog> {
  const list = await askList(page, { status: ['1'] });
  const found = list.find(
    (row) =>
      row.riskFlags.length === 0 && row.source !== 3 && row.claimBy === '' && Number(row.usdtValue) < 10_000,
  );
  if (!found) throw new Error('No pending recharge to approve');
  return found;
}

async function signInSpeaking(page: Page, language: Folder, userName: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('combobox').selectOption(CODES[language]);
  await fillSignIn(page, userName);
  await accountForm(page).locator('button[type="submit"]').click();
  await expect(tag(page, '/home')).toBeVisible();
}

/** Opens the review of an order and the dialog that confirms its approval. */
async function askApproval(page: Page, language: Folder, orderNo: string): Promise<Locator> {
  await rowOf(page, orderNo)
    .getByRole('button', { name: say(language, 'crud.review'), exact: true })
    .click();
  const drawer = page.getByRole('dialog', { name: say(language, 'recharge.reviewTitle', { no: orderNo }) });
  await drawer.getByRole('button', { name: say(language, 'review.approve'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say(language, 'review.approve'), exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
}

const approveButton = (dialog: Locator, language: Folder) =>
  dialog.getByRole('button', { name: say(language, 'review.approve'), exact: true });

test('a pending recharge is approved once, the ledger and the counts follow', async ({ page, context }) => {
  await signInFast(page, 'finance01');
  // What this reviewer may decide, and unread notices.
  const bell = page.getByRole('button', { name: /\d/ }).and(page.locator('header button'));
  const waiting = Number(/\d+/.exec((await bell.first().getAttribute('aria-label')) ?? '')?.[0]);
  expect(waiting).toBeGreaterThan(1);
  const { orderNo, coin, uid, id } = await anyPending(page);

  await menuItem(page, '/finance').click();
  await menuItem(page, RECHARGE).click();
  await page.locator('main').getByRole('tab').nth(2).click();
  await expect(page.locator('main').getByRole('tab', { selected: true })).toContainText('7');

  // The same operator in another browser tab, about to approve the same order.
  const late = await context.newPage();
  await go(late, PENDING);
  const lateDialog = await askApproval(late, 'zh-CN', orderNo);

  const dialog = await askApproval(page, 'zh-CN', orderNo);
  await expect(dialog).toContainText(uid);
  await expect(dialog).toContainText(coin);
  await approveButton(dialog, 'zh-CN').click();
  await expect(page.getByText(zh('review.done'), { exact: true })).toBeVisible();
  await expect(rowOf(page, orderNo)).toHaveCount(0);
  await expect(page.locator('main').getByRole('tab', { selected: true })).toContainText('6');
  await expect(
    page.getByRole('button', { name: zh('user.bellCount', { count: waiting - 1 }) }),
  ).toBeVisible();

  const [credited] = await askList(page, { orderNo });
  expect(credited).toMatchObject({ id, status: 2, reviewerName: 'finance01' });
  await page.locator('main').getByRole('tab').nth(3).click();
  await rowOf(page, orderNo)
    .getByRole('button', { name: zh('crud.detail'), exact: true })
    .click();
  const detail = page.getByRole('dialog', { name: new RegExp(orderNo) });
  const line = detail.locator('[data-row-key]');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(coin);

  await approveButton(lateDialog, 'zh-CN').click();
  await expect(late.getByText(/finance01/).last()).toBeVisible();
  const [after] = await askList(page, { orderNo });
  expect(after?.version).toBe(credited?.version);
});

for (const language of LANGUAGES.filter((one) => one !== 'zh-CN')) {
  test(`the review of a recharge and its last look speak ${language}`, async ({ page }) => {
    await signInSpeaking(page, language, 'finance01');
    const { orderNo, coin, uid } = await anyPending(page);
    await goInside(page, RECHARGE);
    const dialog = await askApproval(page, language, orderNo);
    await expect(dialog).toContainText(uid);
    await expect(dialog).toContainText(coin);
    await expect(approveButton(dialog, language)).toBeEnabled();
  });
}

test('C78 a double click on approve sends one request', async ({ page }) => {
  await signInFast(page, 'finance01', PENDING);
  const { orderNo } = await anyPending(page);
  let calls = 0;
  await page.route('**/cwManage/chargeLogReview', async (route) => {
    calls += 1;
    await new Promise((done) => {
      setTimeout(done, 500);
    });
    await route.continue();
  });
  const dialog = await askApproval(page, 'zh-CN', orderNo);
  await approveButton(dialog, 'zh-CN').dblclick();
  await expect(page.getByText(say('zh-CN', 'review.done'), { exact: true })).toBeVisible();
  expect(calls).toBe(1);
});

test('the queue is worked off with keys alone', async ({ page }) => {
  await signInFast(page, 'finance01', PENDING);
  await page.getByRole('button', { name: say('zh-CN', 'crud.startReview') }).click();
  const desk = page.locator('.ant-drawer').getByRole('dialog');
  await expect(desk).toContainText(/R\d+/);
  const orderOnDesk = async () => (await desk.locator('.ant-drawer-title').innerText()).replace(/^\D+/, '');
  const first = await orderOnDesk();
  await page.keyboard.press('j');
  await expect.poll(orderOnDesk).not.toBe(first);
  await page.keyboard.press('k');
  await expect.poll(orderOnDesk).toBe(first);

  await expect(desk.getByRole('button', { name: say('zh-CN', 'review.reject'), exact: true })).toBeEnabled();
  await expect(desk.locator('[aria-keyshortcuts="1"]')).toBeEnabled();
  await page.keyboard.press('1');
  const dialog = page.getByRole('dialog', { name: say('zh-CN', 'review.reject'), exact: true });
  await expect(dialog).toContainText(first);
  await dialog.locator('textarea').fill('not what was agreed');
  await page.keyboard.press('Control+Enter');
  await expect.poll(orderOnDesk).not.toBe(first);
  await expect(desk).toContainText(say('zh-CN', 'review.counts', { approved: 0, rejected: 1, held: 0 }));
  expect(await askList(page, { orderNo: `R${first}` })).toMatchObject([
    { status: 3, reviewRemark: 'not what was agreed' },
  ]);
});

test('R…00000021: whoever entered it may not approve it and is told why, a colleague may', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance01', PENDING);
  const own = (await askList(page, { status: ['1'] })).find(({ createdBy }) => createdBy === 'finance01');
  const orderNo = own?.orderNo ?? '';
  expect(orderNo).toMatch(/00000021$/);
  await rowOf(page, orderNo)
    .getByRole('button', { name: say('zh-CN', 'crud.review'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: say('zh-CN', 'recharge.reviewTitle', { no: orderNo }) });
  await expect(approveButton(dialog, 'zh-CN')).toBeDisabled();
  await expect(dialog.getByText('该记录由您提交，须由他人审核').last()).toBeVisible();
  expect(await askList(page, { orderNo })).toMatchObject([{ status: 1 }]);
  // The maker does not hold it either: it is free for everybody else.
  await page.locator('.ant-drawer-close:visible').last().click();

  const other = await otherPage();
  await signInFast(other, 'finance02', PENDING);
  await approveButton(await askApproval(other, 'zh-CN', orderNo), 'zh-CN').click();
  await expect(other.getByText(say('zh-CN', 'review.done'), { exact: true })).toBeVisible();
  expect(await askList(other, { orderNo })).toMatchObject([{ status: 2, reviewerName: 'finance02' }]);
});

test('R…00000022: a colleague is looking at it, so nothing can be decided', async ({ page }) => {
  await signInFast(page, 'finance01', PENDING);
  const held = (await askList(page, { status: ['1'] })).find(({ claimBy }) => claimBy === 'finance02');
  const orderNo = held?.orderNo ?? '';
  expect(orderNo).toMatch(/00000022$/);
  await rowOf(page, orderNo)
    .getByRole('button', { name: say('zh-CN', 'crud.review'), exact: true })
    .click();
  const desk = page.getByRole('dialog', { name: say('zh-CN', 'recharge.reviewTitle', { no: orderNo }) });
  await expect(desk.getByText('finance02 正在审核该记录')).toBeVisible();
  await expect(
    desk.getByRole('button', { name: say('zh-CN', 'review.approve'), exact: true }),
  ).toBeDisabled();
});

test('10010009: what the bank really received is booked, for a reason', async ({ page }) => {
  await signInFast(page, 'finance01', `${PENDING}&memberKeyword=10010009`);
  const [voucher] = await askList(page, { status: ['1'], memberKeyword: '10010009' });
  const orderNo = voucher?.orderNo ?? '';
  expect(voucher).toMatchObject({ amount: '1000', riskFlags: ['R02'] });
  const dialog = await askApproval(page, 'zh-CN', orderNo);
  const reading = page.getByRole('region', { name: say('zh-CN', 'recharge.proof') });
  await expect(
    reading
      .getByRole('row')
      .filter({ hasText: say('zh-CN', 'recharge.paid') })
      .getByRole('cell')
      .last(),
  ).toHaveText(/^不一致 · -[\d.]+ CNY$/);
  await dialog.getByLabel(say('zh-CN', 'recharge.creditAmount')).fill('998.5');
  await approveButton(dialog, 'zh-CN').click();
  await expect(dialog.getByText(say('zh-CN', 'recharge.creditReason')).first()).toBeVisible();
  await dialog.getByLabel(say('zh-CN', 'field.reviewRemark')).fill('银行实收 998.5');
  await approveButton(dialog, 'zh-CN').click();
  await expect(page.getByText(say('zh-CN', 'review.done'), { exact: true })).toBeVisible();
  expect(await askList(page, { orderNo })).toMatchObject([{ status: 2, creditAmount: '998.5' }]);
});

test('C89 a form that is not saved asks before it is left', async ({ page }) => {
  await signInFast(page, 'finance01');
  await menuItem(page, '/finance').click();
  await menuItem(page, RECHARGE).click();
  await page.getByRole('button', { name: say('zh-CN', 'recharge.add') }).click();
  const text = page.getByRole('dialog', { name: say('zh-CN', 'recharge.add') }).locator('textarea');
  await text.fill('typed and not saved');

  // Another screen takes nothing away, so nobody is asked.
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect(text).toHaveCount(0);

  await tag(page, RECHARGE).click({ button: 'right' });
  await page.getByRole('menuitem', { name: say('zh-CN', 'tagsView.close'), exact: true }).click();
  const question = page.getByRole('dialog', { name: say('zh-CN', 'tagsView.unsavedTitle') });
  await question.getByRole('button', { name: say('zh-CN', 'user.logOutCancel') }).click();
  await tag(page, RECHARGE).click();
  await expect(text).toHaveValue('typed and not saved');

  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(text).toHaveValue('typed and not saved');
});

test('C101 a change of language changes no amount', async ({ page }) => {
  await signInFast(page, 'finance01', PENDING);
  const amounts = async () => {
    await expect(table(page).locator('[data-row-key]').first()).toBeVisible();
    const texts = await table(page).locator('[data-row-key] td').allInnerTexts();
    return texts.flatMap((text) => text.match(/[\d,]+\.\d+|\d[\d,]{3,}/g) ?? []);
  };
  const before = await amounts();
  expect(before.length).toBeGreaterThan(0);
  let from: Folder = 'zh-CN';
  for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
    await page.getByRole('button', { name: say(from, 'user.title1') }).click();
    await page.locator(`.ant-dropdown [lang="${CODES[language]}"]`).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await amounts()).toEqual(before);
    from = language;
  }
});
