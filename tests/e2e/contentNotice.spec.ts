import type { Locator, Page } from '@playwright/test';
import { expect, signInFast, SITE, test } from './console';
import { button, choose, field, rows, send, top, zh } from './lists';

const SCREEN = '/content/notice';

const HOSTILE =
  '<h1>贵宾通知</h1><script>document.title="hit"</script>' +
  '<p onclick="document.title=\'hit\'">点击 <a href="javascript:alert(1)">此处</a>' +
  '<a href="https://example.com/vip">详情</a><img src=x onerror="document.title=\'hit\'"></p>' +
  '<svg><style><img src=x onerror="document.title=\'hit\'"></style></svg>' +
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()></style></mglyph></table></mtext></math>' +
  '<p style="position:fixed;inset:0">盖住</p><base href="https://evil.example/"><meta http-equiv="refresh" content="0">';

const editorOf = (form: Locator, language: string): Locator =>
  form.getByRole('textbox', { name: language, exact: true });

/** Pastes HTML as a browser hands it over. */
async function paste(editor: Locator, html: string): Promise<void> {
  await editor.click();
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Chooses from the list that is open. */
const pick = (page: Page, name: string): Promise<void> =>
  page.locator(`.ant-select-item-option[title="${name}"]`).filter({ visible: true }).click();

/** Enters the title in a language. */
async function title(form: Locator, language: string, text: string): Promise<void> {
  await form.getByRole('tab', { name: language, exact: true }).first().click();
  await form.getByRole('tabpanel').locator('input').filter({ visible: true }).fill(text);
}

const ask = async (page: Page, token: string, path: string): Promise<unknown> => {
  const answer = await page.request.get(`${SITE}${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: unknown }).data;
};

test('a notice with a hostile paste is published in three languages to one level, changed, and compared', async ({
  page,
  oracle,
}) => {
  // What is pasted is read in a document of its own, in which the policy stops it already.
  oracle.allow(/base URI/);
  test.setTimeout(120_000);
  const token = await signInFast(page, 'operate01', SCREEN);
  await button(page.locator('main'), 'crud.create').click();
  const form = top(page);
  const [zhName, enName, twName] = [zh('language.zh-cn'), zh('language.en'), zh('language.zh-tw')];
  await title(form, zhName, '贵宾通知');
  await paste(editorOf(form, zhName), HOSTILE);
  await expect(editorOf(form, zhName).locator('h2')).toHaveText('贵宾通知');
  await expect(editorOf(form, zhName).locator('a')).toHaveText('详情');
  await expect(
    editorOf(form, zhName).locator('script, svg, math, style, base, meta, img, [style]'),
  ).toHaveCount(0);

  await field(form, 'contentNotice.target').click();
  await pick(page, '等级');
  await field(form, 'contentNotice.targetValue').click();
  await pick(page, 'VIP3');
  await page.keyboard.press('Escape');
  await send(form, 'crud.save');
  const row = rows(page).first();
  await expect(row).toContainText('贵宾通知');
  await expect(row).toContainText(zh('contentNotice.in.en'));

  // Without English it stays a draft, and nothing typed is lost.
  await choose(page, row, 'contentNotice.publish');
  await send(top(page), 'contentNotice.publish');
  await expect(page.getByText(/请填写英文的标题和内容/).first()).toBeVisible();

  await button(row, 'crud.edit').click();
  await title(top(page), enName, 'For our VIP members');
  await title(top(page), twName, '貴賓通知');
  await editorOf(top(page), enName).click();
  await page.keyboard.type('Half the fees.');
  await editorOf(top(page), twName).click();
  await page.keyboard.type('手續費五折。');
  await send(top(page), 'crud.save');
  await expect(row).toContainText(zh('contentNotice.complete'));
  await choose(page, row, 'contentNotice.publish');
  await expect(top(page)).toContainText('「贵宾通知」');
  await send(top(page), 'contentNotice.publish');
  await expect(page.getByText(zh('contentNotice.published'))).toBeVisible();
  await expect(row).toContainText('已发布');

  // Members of the level read it, and they alone.
  await page.request.post('/admin/__mock/customers', { data: { count: 40, area: 'contentNotice' } });
  await button(row, 'crud.edit').click();
  await editorOf(top(page), zhName).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('即日生效。');
  await send(top(page), 'crud.save');
  await choose(page, row, 'contentNotice.versions');
  const newest = top(page).getByRole('article').first();
  await expect(newest.locator('ins')).toContainText('即日生效');
  await expect(newest.locator('del')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await button(row, 'crud.detail').click();
  await expect(top(page).getByRole('region', { name: enName })).toContainText('Half the fees.');
  await expect(top(page).getByRole('link', { name: '详情' })).toHaveAttribute('rel', 'noopener noreferrer');
  await page.keyboard.press('Escape');
  const { list } = (await ask(page, token, 'contentNotice/list?pageSize=10')) as {
    list: { audience: number; readCount: number; content?: string }[];
  };
  expect(list[0]?.readCount).toBeGreaterThan(0);
  expect(list[0]?.readCount).toBeLessThanOrEqual(list[0]?.audience ?? 0);
  expect(await page.title()).not.toContain('hit');

  // The operation log shows it as words.
  const admin = await signInFast(page, 'admin', '/system/monitor/operLog');
  expect(admin).not.toBe('');
  await rows(page)
    .filter({ hasText: '公告' })
    .first()
    .getByRole('button', { name: zh('crud.detail') })
    .click();
  await expect(top(page)).toContainText('贵宾通知');
  await expect(top(page).locator('svg[onload], iframe, [onclick]')).toHaveCount(0);
  expect(await page.title()).not.toContain('hit');
});
