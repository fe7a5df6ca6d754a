import type { Locator, Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, expectToFit, menuItem, signInFast, SITE, test } from './console';
import { lookClosely } from './pictures';
import { rows, showAllColumns } from './lists';
import { say } from './words';

const AUTH = '/member/auth';
const ZH = 'zh-CN';

/** Two members with one document. */
const TWINS = `${AUTH}?status[]=1&dupCount=1`;

const rowOf = (page: Page, uid: string) => page.locator('main [data-row-key]', { hasText: uid });
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const link = (place: Locator, name: string) => place.getByRole('link', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const selectedTab = (page: Page) => page.locator('main').getByRole('tab', { selected: true });

/** The drawer of the record under review. */
const desk = (page: Page) => page.getByRole('dialog', { name: /KY\d{16}/ });

/** Ticks what a reviewer has looked at and sends the approval, by keys alone. */
async function approveByKeys(page: Page): Promise<Locator> {
  await expect(button(desk(page), say(ZH, 'review.approve'))).toBeEnabled();
  await page.keyboard.press('a');
  const asked = dialog(page, say(ZH, 'review.approve'));
  await expect(asked.getByRole('checkbox').first()).toBeFocused();
  for (const digit of '12345') await page.keyboard.press(digit);
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await page.keyboard.press('Control+Enter');
  return asked;
}

test('risk works the queue by keys: one approved with the checklist, one rejected for a reason, pictures marked', async ({
  page,
}) => {
  await signInFast(page, 'risk001', AUTH);
  await expect(page).toHaveURL(/status%5B%5D=1$/);
  await expect(selectedTab(page)).toContainText('11');
  await expect(rows(page)).toHaveCount(11);

  // The queue is the list, in its order.
  await page.goto(`${AUTH}?status[]=1&orderBy=createdAt+asc`);
  await page
    .locator('main')
    .getByRole('button', { name: say(ZH, 'crud.startReview') })
    .click();
  await expect(desk(page)).toContainText(say(ZH, 'review.left', { n: 10 }));
  const first = await desk(page).locator('.ant-drawer-title').innerText();

  // Nothing is sent before all five are ticked.
  await expect(button(desk(page), say(ZH, 'review.approve'))).toBeEnabled();
  await page.keyboard.press('a');
  const asked = dialog(page, say(ZH, 'review.approve'));
  await expect(asked.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(asked.getByText(say(ZH, 'crud.rule.all', { n: 5 })).first()).toBeVisible();
  for (const digit of '2345') await page.keyboard.press(digit);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(say(ZH, 'review.done'), { exact: true })).toBeVisible();
  await expect(desk(page).locator('.ant-drawer-title')).not.toHaveText(first);

  // The next one has pictures; its name was read differently.
  const pictures = desk(page).getByRole('region', { name: say(ZH, 'review.pictures') });
  // The large one, and three small ones to choose from.
  await expect(pictures.locator('img')).toHaveCount(4);
  await lookClosely(page, pictures, 'auth.frontImg', 'risk001');
  await expect(desk(page).locator('mark').first()).toBeVisible();
  const compared = desk(page).getByRole('region', { name: say(ZH, 'auth.ocr') });
  const verdict = (field: Key) =>
    compared
      .getByRole('row')
      .filter({ hasText: say(ZH, field) })
      .locator('td')
      .last();
  await expect(verdict('auth.realName')).toHaveText(say(ZH, 'crud.compare.differs'));
  await expect(verdict('auth.docNo')).toHaveText(say(ZH, 'crud.compare.same'));
  await expect(verdict('auth.birthday')).toHaveText(/^一致 · \d+ 岁$/);
  await expect(verdict('auth.docExpireAt')).toHaveText(
    [say(ZH, 'crud.compare.same'), say(ZH, 'auth.valid')].join(' · '),
  );
  await page.keyboard.press('7');
  const rejection = dialog(page, say(ZH, 'review.reject'));
  await expect(rejection.locator('.ant-select-selection-item')).toHaveText('姓名不符');
  await expect(rejection.getByLabel(say(ZH, 'field.reviewRemark'))).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(rejection).toBeHidden();
  await expect(desk(page)).toContainText(say(ZH, 'review.counts', { approved: 1, rejected: 1, held: 0 }));
  await page.keyboard.press('Escape');
  await expect(selectedTab(page)).toContainText('9');

  await page.goto(AUTH);
  await expect(rows(page)).toHaveCount(9);
  // Everything is a click away, and the menu leads back to what waits.
  const waiting = await rows(page).count();
  await page.locator('main').getByRole('tab').first().click();
  await expect(page).toHaveURL(`${AUTH}?all=1`);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(waiting);
  await menuItem(page, AUTH).click();
  await expect(page).toHaveURL(/status%5B%5D=1$/);
  await expect(rows(page)).toHaveCount(waiting);
});

test('10010010 and 10010011 share a document: refused in words, risk overrules with a reason', async ({
  page,
  otherPage,
}) => {
  const refusal = '触发风控规则：证件重复';
  await signInFast(page, 'service01', TWINS);
  await expect(rows(page)).toHaveCount(2);
  await button(rowOf(page, '10010010'), say(ZH, 'crud.review')).click();
  await expect(link(desk(page), say(ZH, 'auth.openTwin', { uid: '10010011' }))).toBeVisible();
  const asked = await approveByKeys(page);
  await expect(asked.getByText(refusal)).toBeVisible();
  await button(asked, say(ZH, 'crud.cancel')).click();
  await button(page, say(ZH, 'crud.leave')).click();
  await expect(asked).toBeHidden();
  await desk(page).locator('.ant-drawer-close').click();
  await expect(desk(page)).toBeHidden();

  const risk = await otherPage();
  await signInFast(risk, 'risk001', TWINS);
  const number = rowOf(risk, '10010010').getByRole('button', { name: /^KY\d+/ });
  await expect(number).toHaveText('1');
  await number.click();
  const twins = risk.getByRole('dialog', { name: /KY\d{16}/ });
  await expect(link(twins, say(ZH, 'auth.openTwin', { uid: '10010011' }))).toBeVisible();
  await risk.keyboard.press('Escape');
  await expect(twins).toBeHidden();

  await button(rowOf(risk, '10010010'), say(ZH, 'crud.review')).click();
  await expect(desk(risk).getByRole('heading', { name: say(ZH, 'auth.twins') })).toBeVisible();
  const again = await approveByKeys(risk);
  await expect(again.getByText(refusal)).toBeVisible();
  await again.locator('textarea').fill('人工核实为同一人补录');
  await risk.keyboard.press('Control+Enter');
  await expect(risk.getByText(say(ZH, 'review.done'), { exact: true })).toBeVisible();
  await expect(rowOf(risk, '10010010')).toHaveCount(0);
});

interface LogLine {
  operName: string;
  targetId: string;
  reason: string;
}

test.describe('with a clock that is moved by hand', () => {
  test.use({ keepsPage: false });

  test('a masked number is read with a reason, for half a minute, and the log knows', async ({
    page,
    otherPage,
  }) => {
    await page.clock.install();
    await signInFast(page, 'risk001', TWINS);
    await showAllColumns(page);
    const row = rowOf(page, '10010010');
    const masked = row.getByText(/^9\*{16}[\dX]$/);
    await expect(masked).toBeVisible();
    const eye = button(row, say(ZH, 'crud.reveal'));
    const plain = row.getByText(/^9{6}19910412\d{3}[\dX]$/);
    const read = async (reason: string) => {
      await eye.click();
      const asked = dialog(page, say(ZH, 'crud.reveal'));
      await asked.locator('textarea').fill(reason);
      await button(asked, say(ZH, 'crud.reveal')).click();
      return asked;
    };
    const asked = await read('短');
    await expect(asked.getByText(say(ZH, 'crud.rule.minChars', { min: 5 })).first()).toBeVisible();
    await asked.locator('textarea').fill('会员来电核对证件');
    await button(asked, say(ZH, 'crud.reveal')).click();
    await expect(plain).toBeVisible();
    await expect(row.getByText(say(ZH, 'crud.seconds', { n: 30 }))).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(plain).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(plain).toHaveCount(0);
    await expect(masked).toBeVisible();

    // Read again, it is gone as soon as nobody looks.
    await read('会员来电再次核对');
    await expect(plain).toBeVisible();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(plain).toHaveCount(0);

    const admin = await otherPage();
    const token = await signInFast(admin, 'admin', null);
    const answer = await admin.request.get(`${SITE}operLog/list?pageSize=2`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { data } = (await answer.json()) as { data: { list: LogLine[] } };
    expect(data.list.map(({ operName, targetId, reason }) => [operName, targetId, reason])).toEqual([
      ['risk001', '10', '会员来电再次核对'],
      ['risk001', '10', '会员来电核对证件'],
    ]);
  });
});

/** What each role finds on the screen. */
const ROLES = [
  { name: 'risk001', review: true, final: true, exportCsv: true, reveal: true },
  { name: 'service01', review: true, final: false, exportCsv: false, reveal: true },
  { name: 'auditor01', review: false, final: false, exportCsv: false, reveal: false },
] as const;

for (const { name, review, final, exportCsv, reveal } of ROLES) {
  test(`${name} finds what the role may do with authentications, and nothing else`, async ({ page }) => {
    const claims: string[] = [];
    page.on('request', (request) => {
      if (/\/review\/(claim|next)$/.test(request.url())) claims.push(request.url());
    });
    await signInFast(page, name, AUTH);
    await expect(rows(page)).toHaveCount(11);
    await showAllColumns(page);
    expect(claims).toEqual([]);
    const main = page.locator('main');
    await expect(button(main, say(ZH, 'crud.review'))).toHaveCount(review ? 11 : 0);
    await expect(main.getByRole('button', { name: say(ZH, 'crud.exportCsv') })).toHaveCount(
      exportCsv ? 1 : 0,
    );
    await expect(button(main, say(ZH, 'crud.reveal'))).toHaveCount(reveal ? 11 : 0);
    if (!review) {
      await button(main, say(ZH, 'crud.detail')).first().click();
      await expect(desk(page)).toContainText(say(ZH, 'crud.history'));
      expect(claims).toEqual([]);
      return;
    }
    await button(main, say(ZH, 'crud.review')).first().click();
    await expect(button(desk(page), say(ZH, 'review.reject'))).toBeVisible();
    const forGood = button(desk(page), say(ZH, 'auth.rejectFinal'));
    await expect(forGood).toHaveCount(final ? 1 : 0);
    if (!final) return;
    // Far from the one that can be mended.
    const [last, usual] = [
      await forGood.boundingBox(),
      await button(desk(page), say(ZH, 'review.reject')).boundingBox(),
    ];
    expect((usual?.x ?? 0) - (last?.x ?? 0) - (last?.width ?? 0)).toBeGreaterThan(200);
  });
}

test('an approval is taken back by somebody else than its reviewer', async ({ page }) => {
  await signInFast(page, 'risk001', `${AUTH}?status[]=2&authLevel=2&reviewerName=risk002`);
  const first = rows(page).first();
  const uid = await first.getByText(/^100\d{5}$/).innerText();
  await button(first, say(ZH, 'auth.revoke')).click();
  const asked = page.getByRole('dialog', { name: /KY\d{16}/ });
  await asked.locator('textarea').fill('冒用他人证件');
  await asked.locator('input[type="password"]').fill('Demo1234');
  await button(asked, say(ZH, 'auth.revoke')).click();
  await expect(page.getByText(say(ZH, 'auth.revoked'), { exact: true })).toBeVisible();
  await page.goto(`${AUTH}?status[]=6&memberKeyword=${uid}`);
  await expect(rowOf(page, uid)).toHaveCount(1);
});

test('typing errors are mended, and several requests rejected for one reason', async ({ page }) => {
  await signInFast(page, 'risk001', TWINS);
  const row = rowOf(page, '10010010');
  await row.getByRole('button', { name: say(ZH, 'crud.more') }).click();
  await page.getByRole('menuitem', { name: say(ZH, 'crud.edit') }).click();
  const form = page.getByRole('dialog', { name: /KY\d{16}/ });
  await form.getByLabel(say(ZH, 'auth.realName'), { exact: true }).fill('王小明');
  await expect(form.getByLabel(say(ZH, 'auth.newDocNo'), { exact: true })).toHaveValue('');
  await button(form, say(ZH, 'crud.save')).click();
  await expect(row).toContainText('王小明');

  await page.locator('main thead').getByRole('checkbox').check();
  await page
    .locator('main')
    .getByRole('button', { name: say(ZH, 'crud.bulkReject') })
    .click();
  const asked = dialog(page, say(ZH, 'crud.bulkReject'));
  await asked.getByRole('combobox').fill('证件重复');
  await expect(page.getByTitle('证件重复')).toBeVisible();
  await page.keyboard.press('Enter');
  await button(asked, say(ZH, 'crud.bulkReject')).click();
  await expect(page.getByText(say(ZH, 'crud.rejected'), { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.goto(`${AUTH}?memberId=10`);
  await button(rowOf(page, '10010010'), say(ZH, 'crud.detail')).click();
  const history = page
    .getByRole('dialog', { name: /KY\d{16}/ })
    .locator('ol')
    .last();
  await expect(history).toContainText('证件重复');
  await expect(history).toContainText('王小明');
});

test('the list and the desk fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInFast(page, 'risk001', AUTH);
  await expect(rows(page).first()).toBeVisible();
  await expectToFit(page);
  await page
    .locator('main')
    .getByRole('button', { name: say(ZH, 'crud.startReview') })
    .click();
  await expect(desk(page)).toBeVisible();
  await expectToFit(page);
});
