import type { Page } from '@playwright/test';
import { expect, signInFast, SITE, test } from './console';
import { button, rows, send, top, zh } from './lists';

const TAG = '撤消演练';

/** Puts a tag on the first two members of the list; the write waits. */
async function tagTwo(page: Page): Promise<void> {
  for (const place of [0, 1]) await rows(page).nth(place).getByRole('checkbox').check();
  await button(page, 'member.setTags').click();
  await top(page).getByLabel(zh('member.tagsAdd')).fill(TAG);
  await page.keyboard.press('Enter');
  // Leaves the field, whose list would lie over the button.
  await top(page).locator('.ant-modal-title').click();
  await send(top(page), 'crud.submit');
  await expect(page.getByText(zh('crud.undoable', { action: zh('member.setTags'), n: 2 }))).toBeVisible();
}

test('tags of several members: undone they never leave, left with the page they arrive once', async ({
  page,
}) => {
  const token = await signInFast(page, 'service01', '/member/list');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`${SITE}member/setTags`)) writes.push(request.method());
  });
  const tagged = async (): Promise<number> => {
    const answer = await page.request.get(`${SITE}member/list`, {
      params: { 'tags[]': TAG },
      headers: { Authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };
  await tagTwo(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(zh('crud.undone'))).toBeVisible();
  await expect(button(page, 'undo.undo')).toHaveCount(0);
  expect([writes, await tagged()]).toEqual([[], 0]);

  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await tagTwo(page);
  await page.goto('about:blank');
  await expect.poll(tagged).toBe(2);

  await page.goto(`/member/list?tags=${TAG}`);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(TAG);
});
