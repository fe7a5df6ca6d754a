import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, signInFast, SITE, test } from './console';
import { button, field, rows, top, zh } from './lists';

const REASON = '会员对实名认证提出申诉';

test('a record is saved as evidence with its images, for a reason, and its digest holds outside of the console', async ({
  page,
  newBrowser,
}) => {
  await signInFast(page, 'risk001', '/member/auth?status[]=1&authLevel=2');
  await button(rows(page).first(), 'crud.detail').click();
  await button(top(page), 'crud.evidence').click();
  const sheet = page.getByRole('article');
  await expect(sheet.getByText(zh('evidence.agrees'))).toBeVisible();
  await expect(sheet.locator('img')).toHaveCount(0);

  await button(top(page), 'evidence.withPictures').click();
  await field(top(page), 'crud.reason').fill(REASON);
  await button(top(page), 'evidence.withPictures').click();
  await expect(sheet.locator('img').first()).toBeVisible();
  await expect(sheet.getByText(REASON, { exact: true })).toBeVisible();

  const saving = page.waitForEvent('download');
  await button(top(page), 'evidence.save').click();
  const file = await (await saving).path();
  const html = await readFile(file, 'utf8');

  const other = await (await newBrowser()).newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.setContent(html);
  const contents = (await other.locator('#contents').textContent()) ?? '';
  const digest = createHash('sha256').update(contents).digest('hex');
  await expect(other.getByText(digest, { exact: true })).toBeVisible();
  expect(contents).toContain(JSON.stringify(REASON));
  const pictures = await other
    .locator('img')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures).not.toContain(false);
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([]);

  // Both exports are lines of the operation log, with who they were by and what they were about.
  const token = await signInFast(other, 'auditor01', null);
  const answer = await other.request.get(`${SITE}operLog/list?operName=risk001&pageSize=10`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data: { list: { operUrl: string }[] } };
  expect(data.list.filter(({ operUrl }) => operUrl.endsWith('common/evidence'))).toHaveLength(2);
});
