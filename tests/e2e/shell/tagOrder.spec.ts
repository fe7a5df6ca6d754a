import type { Page } from '@playwright/test';
import { expect, tag, test } from '../console';
import {
  closeDrawer,
  control,
  crumbs,
  expectStored,
  ONE,
  openDrawer,
  openShell,
  tagKeys,
  THREE,
  TWO,
  visit,
} from './shell';
import type { Item } from './shell';

/** Drags a tag onto another one, slowly enough for the sorting to follow. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = await Promise.all([tag(page, from).boundingBox(), tag(page, to).boundingBox()]);
  if (!start || !end) throw new Error('A tag to drag is gone');
  const y = start.y + 12;
  await page.mouse.move(start.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, y, { steps: 4 });
  // While the others make room, in 300 ms each, nothing else is moved.
  for (const x of [start.x - 30, end.x + 40, end.x + 20, end.x + 10]) {
    await page.mouse.move(x, y, { steps: 5 });
    await page.waitForTimeout(350);
  }
  await page.mouse.up();
}

test('C138 tags are dragged into an order that stays; pinned ones keep their place; without the switch nothing moves', async ({
  page,
}) => {
  await openShell(page, { theme: { isCacheTagsView: true } });
  await visit(page, 'Two', 'Three');
  const sortable = page.waitForResponse(/sortable/);
  await tag(page, THREE).hover();
  await sortable;
  await drag(page, THREE, ONE);
  await expect.poll(() => tagKeys(page)).toEqual(['/home', THREE, ONE, TWO]);
  await drag(page, TWO, '/home');
  expect((await tagKeys(page))[0]).toBe('/home');
  expect([...(await tagKeys(page))].sort()).toEqual(['/home', ONE, THREE, TWO]);
  const order = await tagKeys(page);
  await visit(page, 'One');
  await expect.poll(() => tagKeys(page)).toEqual(order);
  await page.reload();
  await expect.poll(() => tagKeys(page)).toEqual(order);
  await openDrawer(page);
  await control(page, 'layout.fourIsSortableTagsView').click();
  await closeDrawer(page);
  await drag(page, order[3] ?? '', order[1] ?? '');
  await expect.poll(() => tagKeys(page)).toEqual(order);
});

test('tags are forgotten on a reload unless they are cached', async ({ page }) => {
  await openShell(page);
  await visit(page, 'Two', 'Three');
  await page.reload();
  await expect.poll(() => tagKeys(page)).toEqual(['/home', THREE]);
  await openDrawer(page);
  await control(page, 'layout.fourIsCacheTagsView').click();
  await expectStored(page, { isCacheTagsView: true });
  await closeDrawer(page);
  await visit(page, 'One', 'Two');
  await page.reload();
  await expect.poll(() => tagKeys(page)).toEqual(['/home', THREE, ONE, TWO]);
});

test('C139 details have a tag each; shared, one tag serves them all, and switching it on keeps the pinned ones', async ({
  page,
}) => {
  await openShell(page, { at: '/work/detail/7', theme: { isCacheTagsView: true } });
  await page.goto('/work/detail/8?tagsViewName=Number%208');
  await expect.poll(() => tagKeys(page)).toEqual(['/home', '/work/detail/7', '/work/detail/8']);
  await expect(tag(page, '/work/detail/8')).toHaveText('Number 8');
  await expect(crumbs(page)).toContainText('Number 8');
  await expect(page).toHaveTitle(/^Number 8 - /);
  await openDrawer(page);
  await control(page, 'layout.fourIsShareTagsView').click();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => tagKeys(page)).toEqual(['/home']);
  await page.goto('/work/detail/7');
  await page.goto('/work/detail/9');
  await expect.poll(() => tagKeys(page)).toEqual(['/home', '/work/detail/:id']);
  await tag(page, '/home').click();
  await tag(page, '/work/detail/:id').click();
  await expect(page).toHaveURL('/work/detail/9');
});

test('C136 among 200 tags the wanted one is in view, and the wheel scrolls them', async ({ page }) => {
  const many: Item[] = Array.from({ length: 200 }, (_, index) => ({
    path: `/many/s${index}`,
    title: `S ${index}`,
  }));
  await page.addInitScript(
    (list) => {
      if (sessionStorage.getItem('tagsViewList') === null) sessionStorage.setItem('tagsViewList', list);
    },
    JSON.stringify(
      many.map(({ path, title }) => ({
        key: path,
        path,
        pathname: path,
        search: '',
        params: {},
        title,
        icon: '',
        pinned: false,
        keepAlive: true,
      })),
    ),
  );
  await openShell(page, {
    at: '/many/s150',
    menu: [{ path: '/many', title: 'Many', children: many }],
    theme: { isCacheTagsView: true },
  });
  await expect.poll(async () => (await tagKeys(page)).length).toBe(201);
  await expect(tag(page, '/many/s150')).toBeInViewport();
  await expect(tag(page, '/home')).not.toBeInViewport();
  await tag(page, '/many/s150').hover();
  await page.mouse.wheel(0, -100_000);
  await expect(tag(page, '/home')).toBeInViewport();
  await tag(page, '/home').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/many/s199');
  await expect(tag(page, '/many/s199')).toBeInViewport();
});
