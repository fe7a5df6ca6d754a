import type { Page } from '@playwright/test';
import { expect, signInFast, SITE, test } from './console';
import { zh } from './lists';

/** The first number in a text. */
const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);

const FINANCE = 2;

async function handOver(page: Page, content: string): Promise<void> {
  const token = await signInFast(page, 'finance01');
  const response = await page.request.post(`${SITE}notice/handOver`, {
    data: { target: 2, targetIds: [FINANCE], content, requestId: 'home-spec-1' },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toMatchObject({ code: 0 });
}

test('home leads from an alert to what is wrong, and the note of the last shift is taken over there', async ({
  page,
  otherPage,
}) => {
  await handOver(await otherPage(), '已答应会员今天回复');
  await signInFast(page, 'finance02');
  await page.goto('/home');
  const title = page.getByRole('heading', { name: new RegExp(`^${zh('home.pending')}`) });
  await expect(title).toContainText(/\d/);
  const bell = page.getByRole('button', { name: new RegExp(zh('user.title4')) });
  // What the operator may decide: the last number of the title, or its only one.
  const mine = async () => numberIn(((await title.textContent()) ?? '').split('，').at(-1) ?? '');
  const told = async () => numberIn(await bell.getAttribute('aria-label'));
  await expect.poll(async () => (await told()) - (await mine())).toBe(0);
  const before = await mine();

  const notes = page.getByRole('region', { name: zh('notices.mine') });
  await notes.scrollIntoViewIfNeeded();
  await expect(notes).toContainText('已答应会员今天回复');
  await notes.getByRole('button', { name: zh('notices.takeOver') }).click();
  await expect(notes.getByText('已答应会员今天回复')).toBeHidden();
  await expect.poll(mine).toBe(before - 1);

  const alerts = page.getByRole('region', { name: zh('homeDesk.alerts') });
  await page.getByRole('button', { name: new RegExp(`^${zh('homeDesk.alerts')}`) }).click();
  await expect(alerts).toBeInViewport();
  await alerts.getByRole('link', { name: new RegExp(zh('homeDesk.alert.lateReviews')) }).click();
  await expect(page).toHaveURL(/orderBy=createdAt\+asc/);
  await expect(page.locator('main [data-row-key]').filter({ visible: true }).first()).toBeVisible();
});
