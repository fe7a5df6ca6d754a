import type { Page } from '@playwright/test';
import { expect, menuItem, signInFast, tag, test } from './console';
import { viewScript } from './built';
import { rows } from './lists';
import { say } from './words';

const RECHARGE = '/finance/recharge';
const MENUS = '**/admin/api/v2/sitebkd/user/getUserMenus';

const later = (milliseconds: number) =>
  new Promise((done) => {
    setTimeout(done, milliseconds);
  });

test('C61 an unknown address shows the loading view until the menu is there, then "not found"', async ({
  page,
}) => {
  await signInFast(page, 'finance01');
  await page.route(MENUS, async (route) => {
    await later(1_000);
    await route.continue();
  });
  const notFound = page.getByText(say('zh-CN', 'error.notFound.title'));
  await page.goto('/nowhere/at/all', { waitUntil: 'commit' });
  await page.waitForRequest(MENUS);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(notFound).toHaveCount(0);
  await expect(notFound).toBeVisible();
  await expect(tag(page, '/nowhere/at/all')).toHaveCount(0);
});

test('C62 a reload stays on its screen, with one menu call each', async ({ page }) => {
  await signInFast(page, 'finance01', `${RECHARGE}?status=1`);
  await expect(rows(page).first()).toBeVisible();
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('getUserMenus')) calls += 1;
  });
  for (let round = 1; round <= 5; round += 1) {
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${RECHARGE}\\?.*status`));
    expect(calls).toBe(round);
  }
});

test('C65 of a hundred hasty navigations the last one wins, and the title tells it', async ({ page }) => {
  await signInFast(page, 'finance01', RECHARGE);
  await expect(rows(page).first()).toBeVisible();
  await tag(page, '/home').click();
  await expect(page).toHaveURL('/home');
  await page.evaluate((path) => {
    const tags = [...document.querySelectorAll<HTMLElement>('[role="tab"][data-key]')];
    const find = (key: string) => tags.find((item) => item.dataset['key'] === key);
    for (let round = 0; round < 50; round += 1) {
      find('/home')?.click();
      find(path)?.click();
    }
  }, RECHARGE);
  await expect(page).toHaveURL(new RegExp(RECHARGE));
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say('zh-CN', 'menu.201')));
});

/** A view in place of the built one: what its markup does is the fault under test. */
const brokenView = (fault: string) => `
  const element = (type, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props });
  function Broken() { ${fault} }
  export default Broken;
  export const t = { default: Broken };
`;

async function breakView(page: Page, view: string, fault: string): Promise<void> {
  await page.route(`**${viewScript(view)}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: brokenView(fault) }),
  );
}

const FAULTS: [kind: string, fault: string][] = [
  ['an error in render', 'throw new Error("broken on purpose");'],
  ['null in render', 'throw null;'],
  ['a string in render', 'throw "broken on purpose";'],
  ['an error in an effect', 'return element("i", { ref: () => { throw new Error("broken on purpose"); } });'],
];

test('C67 a view that throws harms nobody else, whatever it throws', async ({ page, oracle }) => {
  oracle.allow(/broken on purpose/, /^console: null \(/);
  await signInFast(page, 'admin');
  for (const [kind, fault] of FAULTS)
    await test.step(kind, async () => {
      await breakView(page, 'personal/index', fault);
      await page.goto('/personal');
      await expect(page.getByText(say('zh-CN', 'kernel.crashed'))).toBeVisible();
      await expect(page.getByText('broken on purpose')).toHaveCount(0);
      await tag(page, '/home').click();
      await expect(page.locator('main h1, main h2').first()).toBeVisible();
      await expect(menuItem(page, '/finance')).toBeVisible();
    });
});

test('C67 an error in an event handler leaves the screen as it is', async ({ page, oracle }) => {
  oracle.allow(/broken on purpose/);
  const fault =
    'return element("button", { onClick: () => { throw new Error("broken on purpose"); }, children: "press" });';
  await breakView(page, 'personal/index', fault);
  await signInFast(page, 'admin');
  // A console that is open may have read the view before.
  await page.goto('/personal');
  const button = page.getByRole('button', { name: 'press' });
  await button.click();
  await expect(button).toBeVisible();
});

test.describe('with a clock that is moved by hand', () => {
  test.use({ keepsPage: false });

  test('C70 a hidden screen asks for nothing', async ({ page }) => {
    await page.clock.install();
    await signInFast(page, 'finance01', RECHARGE);
    await expect(rows(page).first()).toBeVisible();
    await tag(page, '/home').click();
    await expect(page.locator('main canvas').first()).toBeVisible();
    await tag(page, RECHARGE).click();
    await expect(rows(page).first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.runFor(200_000);
    // The clock does run: the reminder has been asked meanwhile.
    await expect
      .poll(() => asked.filter((path) => path.endsWith('/rechargeWithdrawReview')).length)
      .toBeGreaterThan(0);
    expect(asked.filter((path) => path.includes('/home/'))).toEqual([]);
  });
});
