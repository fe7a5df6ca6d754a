import { expect, signInFast, test } from './console';
import { zh } from './lists';

/** The first number in a text. */
const numberIn = (text: string | null): number => Number(/\d+/.exec(text ?? '')?.[0]);

test('home and bell have one total, and an alert leads to what is wrong', async ({ page }) => {
  await signInFast(page, 'finance02');
  await page.goto('/home');
  const title = page.getByRole('heading', { name: new RegExp(`^${zh('home.pending')}`) });
  await expect(title).toContainText(/\d/);
  const bell = page.getByRole('button', { name: new RegExp(zh('user.title4')) });
  // What the operator may decide: the last number of the title, or its only one.
  const mine = async () => numberIn(((await title.textContent()) ?? '').split('，').at(-1) ?? '');
  const told = async () => numberIn(await bell.getAttribute('aria-label'));
  await expect.poll(async () => (await told()) - (await mine())).toBe(0);
  const alerts = page.getByRole('region', { name: zh('homeDesk.alerts') });
  await page.getByRole('button', { name: new RegExp(`^${zh('homeDesk.alerts')}`) }).click();
  await expect(alerts).toBeInViewport();
  await alerts.getByRole('link', { name: new RegExp(zh('homeDesk.alert.lateReviews')) }).click();
  await expect(page).toHaveURL(/orderBy=createdAt\+asc/);
  await expect(page.locator('main [data-row-key]').filter({ visible: true }).first()).toBeVisible();
});
