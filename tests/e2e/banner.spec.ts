import type { Locator, Page } from '@playwright/test';
import { png } from '#mocks/core/png';
import { expect, signInFast, test } from './console';
import { button, choose, field, rows, send, top, zh } from './lists';

const BANNERS = '/content/banner';
const TUTORS = '/content/tutor';

const TITLE = '浏览器测试轮播图';

/** A picture of so many pixels. */
function picture(width: number, height: number): Buffer {
  const colours = [
    [20, 60, 120],
    [240, 185, 11],
    [0, 0, 0],
    [255, 255, 255],
  ] as const;
  return Buffer.from(png({ width, height, colours, at: (column, row) => (column + row) % 2 }));
}

const give = (form: Locator, place: number, name: string, buffer: Buffer) =>
  form.locator('input[type="file"]').nth(place).setInputFiles({ name, mimeType: 'image/png', buffer });

/** Chooses an option of a select in a form. */
async function pick(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByTitle(option, { exact: true }).last().click();
}

test('a banner is uploaded in the right size, seen in both frames, scheduled, drawn up, copied and on the wall', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signInFast(page, 'operate01', BANNERS);
  await expect(rows(page)).toHaveCount(14);
  await button(page, 'crud.create').click();
  const form = top(page);
  await field(form, 'banner.title').fill(TITLE);
  await pick(page, field(form, 'banner.lang'), '简体中文');
  await give(form, 0, 'wrong.png', picture(800, 320));
  await expect(
    form.getByText('此 PNG 图片为 800 × 320 像素，须为 1920 × 600', { exact: false }),
  ).toBeVisible();
  await give(form, 0, 'right.png', picture(1920, 600));
  for (const device of ['phone', 'desktop'] as const)
    await expect(form.getByRole('img', { name: zh(`banner.on.${device}`, { title: TITLE }) })).toBeVisible();
  const end = field(form, 'banner.endAt');
  await end.fill('2099-01-01 00:00:00');
  await end.press('Enter');
  const start = field(form, 'banner.startAt');
  await start.fill('2098-01-01 00:00:00');
  await start.press('Enter');
  await send(form, 'crud.save');
  const own = rows(page).filter({ hasText: TITLE });
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('未开始');

  await choose(page, own, 'crud.edit');
  const edited = top(page);
  for (const name of ['banner.startAt', 'banner.endAt'] as const) {
    const filled = edited.locator('.ant-picker').filter({ has: page.getByLabel(zh(name), { exact: true }) });
    await filled.hover();
    await filled.locator('.ant-picker-clear').click();
    await expect(field(edited, name)).toHaveValue('');
  }
  await send(edited, 'crud.save');
  await expect(own).toContainText(zh('banner.always'));
  await expect(own).toContainText('展示中');

  await button(page, 'crud.sort').click();
  const list = top(page);
  const item = list.locator('li').filter({ hasText: TITLE });
  await item.getByRole('button').first().hover();
  await page.mouse.down();
  // The dialog may still be on its way to where it stays.
  await list
    .locator('li')
    .first()
    .hover({ position: { x: 60, y: 10 } });
  await page.mouse.up();
  await expect(list.locator('li').first()).toContainText(TITLE);
  await send(list, 'crud.save');
  await expect(rows(page).first()).toContainText(TITLE);

  await choose(page, own, 'banner.copy');
  const copy = top(page);
  await expect(copy.getByText('英文', { exact: true })).toBeVisible();
  await send(copy, 'banner.copy');
  await expect(page.getByText(zh('banner.copied', { n: 2 }))).toBeVisible();

  await button(page, 'crud.asWall').click();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: TITLE });
  await expect(cards).toHaveCount(3);
  await expect(cards.filter({ hasText: '英文' }).getByRole('img')).toBeVisible();
  await cards.first().getByRole('checkbox').check();
  await expect(button(page, 'crud.remove').first()).toBeVisible();
});

test('a tutor shows the figures of the member, who cannot be bound twice', async ({ page }) => {
  await signInFast(page, 'operate01', TUTORS);
  await expect(rows(page)).toHaveCount(10);
  await expect(rows(page).filter({ hasText: '10010015' })).toContainText('40');
  await expect(rows(page).filter({ hasText: '%' }).first()).toBeVisible();
  await button(page, 'crud.create').click();
  const form = top(page);
  await give(form, 0, 'face.png', picture(256, 128));
  await expect(form.getByText('256 × 128', { exact: false })).toBeVisible();
  await give(form, 0, 'face.png', picture(256, 256));
  await expect(form.getByRole('button', { name: zh('crud.removePicture') })).toBeVisible();
  await field(form, 'tutor.name').fill('浏览器导师');
  await field(form, 'tutor.bindUid').fill('10010015');
  await send(form, 'crud.save');
  await expect(form.getByText('已绑定导师', { exact: false }).first()).toBeVisible();
  await field(form, 'tutor.bindUid').fill('');
  await send(form, 'crud.save');
  await expect(rows(page).filter({ hasText: '浏览器导师' })).toHaveCount(1);
});
