import type { Locator, Page } from '@playwright/test';
import { accountForm, expect, fillSignIn, go, signInFast, SITE, test } from './console';
import { rows } from './lists';
import { say } from './words';

const ADJUST = '/finance/adjust';
const ADD = `**${SITE}memberAssetAdjust/add`;
const REASON = '客服核实后按标准补偿会员损失';

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

/** Opens the form of a new adjustment of member 10010014 and fills it in. */
async function fill(page: Page, amount: string): Promise<Locator> {
  await go(page, `${ADJUST}?create=1&memberId=14&accountType=1&coin=USDT`);
  const form = dialog(page, zh('adjust.add'));
  await choose(page, form, zh('adjust.direction'), '增加');
  await choose(page, form, zh('adjust.category'), '补偿');
  await form.getByLabel(zh('field.amount')).fill(amount);
  await form.getByLabel(zh('field.reason')).fill(REASON);
  await form.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  return form;
}

async function send(page: Page, form: Locator): Promise<void> {
  await button(form, zh('crud.submit')).click();
  await button(dialog(page, zh('crud.sure')), zh('crud.submit')).click();
}

/** Lets a request through to the server and drops its answer, once. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    ADD,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/** What the lost request has made; the same adjustment is told of further below too, as one that there is already. */
const written = (form: Locator): Locator =>
  form
    .getByRole('alert')
    .filter({ hasText: /这次提交已于 .* 处理/ })
    .getByRole('link', { name: /^A\d{16}$/ });

test('an answer that was lost: what was made is shown, and the form can only be closed', async ({
  page,
  oracle,
}) => {
  oracle.allow(/ERR_CONNECTION_RESET/);
  await signInFast(page, 'finance01', null);
  const form = await fill(page, '31');
  await loseAnswer(page);
  await send(page, form);
  await expect(form.getByText(/^这次提交已于 .* 处理，共 1 条记录/)).toBeVisible();
  const made = written(form);
  const no = await made.innerText();
  await expect(form.getByText('待复核').first()).toBeVisible();

  // What is typed now can go nowhere: the form has only a way out.
  await form.getByLabel(zh('field.amount')).fill('32');
  await expect(button(form, zh('crud.submit'))).toHaveCount(0);
  await button(form, zh('crud.close')).last().click();
  await expect(form).toHaveCount(0);

  await go(page, `${ADJUST}?memberId=14&status[]=1`);
  await expect(rows(page).filter({ hasText: no })).toContainText('31');
  await expect(rows(page).filter({ hasText: /\b32\b/ })).toHaveCount(0);
});

test('the link in the form opens what was made, and nothing is left to be sent', async ({ page, oracle }) => {
  oracle.allow(/ERR_CONNECTION_RESET/);
  await signInFast(page, 'finance01', null);
  const form = await fill(page, '33');
  await loseAnswer(page);
  await send(page, form);
  const made = written(form);
  const no = await made.innerText();
  await made.click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(no));
  await expect(rows(page)).toHaveCount(1);
});

test('a request that never arrived left nothing: it may be sent again', async ({ page, oracle }) => {
  oracle.allow(/ERR_CONNECTION_RESET/);
  await signInFast(page, 'finance01', null);
  const form = await fill(page, '34');
  await page.route(ADD, (route) => route.abort('connectionreset'), { times: 1 });
  await send(page, form);
  await expect(form.getByText(zh('lost.unknown'))).toBeVisible();
  await expect(form.getByText(zh('lost.nothing'))).toBeVisible();
  await send(page, form);
  await expect(page.getByText(zh('adjust.added'), { exact: true })).toBeVisible();
  await go(page, `${ADJUST}?memberId=14&amountMin=34&amountMax=34`);
  await expect(rows(page)).toHaveCount(1);
});

test('the same adjustment again: the maker sees it while typing, the checker in the last look', async ({
  page,
  otherPage,
}) => {
  await signInFast(page, 'finance01', null);
  await send(page, await fill(page, '35'));
  await expect(page.getByText(zh('adjust.added'), { exact: true })).toBeVisible();
  const form = await fill(page, '35');
  await expect(form.getByText(zh('finance.doubles', { n: 1 }))).toBeVisible();
  await send(page, form);
  await expect(page.getByText(zh('adjust.added'), { exact: true })).toBeVisible();

  const other = await otherPage();
  await signInFast(other, 'finance02', `${ADJUST}?memberId=14&amountMin=35&amountMax=35`);
  const first = rows(other).first();
  await button(first, zh('crud.review')).click();
  const desk = other.getByRole('dialog').last();
  await expect(desk.getByText(zh('finance.doubles', { n: 1 }))).toBeVisible();
  await button(desk, zh('review.approve')).click();
  await expect(dialog(other, zh('review.approve'))).toContainText('24 小时内另有 1 笔相同的请求');
});

test('a form outlives the end of its session, for the same operator alone', async ({
  page,
  context,
  oracle,
}) => {
  oracle.allow(/401/);
  await signInFast(page, 'finance01', null);
  const form = await fill(page, '36.75');
  // The session ends elsewhere; the next call finds out, which is that for members.
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  await page.request.get(`${SITE}logout`, { headers: { Authorization: `Bearer ${token}` } });
  await form.getByRole('combobox', { name: zh('field.memberId') }).fill('10010015');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: zh('failure.ok') })
    .click();
  await expect(page).toHaveURL(/\/login/);
  // The browser asks nothing: what was typed is kept.
  await fillSignIn(page, 'finance02');
  await accountForm(page).locator('button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await go(page, `${ADJUST}?create=1`);
  await expect(dialog(page, zh('adjust.add'))).toBeVisible();
  await expect(dialog(page, zh('adjust.add')).getByText(/草稿/)).toHaveCount(0);

  await context.clearCookies();
  await signInFast(page, 'finance01', `${ADJUST}?create=1`);
  const again = dialog(page, zh('adjust.add'));
  await expect(again.getByText(/有一份 .*草稿/)).toBeVisible();
  await button(again, zh('form.draftRestore')).click();
  await expect(again.getByLabel(zh('field.amount'))).toHaveValue('36.75');
  await expect(again.getByLabel(zh('field.reason'))).toHaveValue(REASON);
  await expect(again.getByLabel(zh('crud.operPassword'))).toHaveValue('');
  await again.getByLabel(zh('crud.operPassword')).fill('Demo1234');
  await button(again, zh('crud.submit')).click();
  await expect(
    again
      .getByRole('alert')
      .filter({ hasText: zh('form.draftAmount') })
      .first(),
  ).toBeVisible();
  // As slow as a hand: between press and release the form must not move.
  await button(again, zh('form.draftConfirm')).click({ delay: 300 });
  await send(page, again);
  await expect(page.getByText(zh('adjust.added'), { exact: true })).toBeVisible();
  await go(page, `${ADJUST}?create=1`);
  await expect(dialog(page, zh('adjust.add'))).toBeVisible();
  await expect(dialog(page, zh('adjust.add')).getByText(/草稿/)).toHaveCount(0);
});
