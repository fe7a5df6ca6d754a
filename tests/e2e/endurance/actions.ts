import type { Page } from '@playwright/test';
import { expect, goInside, setNetwork, tag } from '../console';
import { drawer, header, lockScreen, openDrawer, zh } from '../shell/shell';

/** Where an operator acts, and what he may draw by lot. */
export interface Shift {
  page: Page;
  origin: string;
  /** Addresses of the menu's screens. */
  screens: readonly string[];
  /** A number below the given one. */
  draw(below: number): number;
}

/** Something an operator does over and over. */
type Action = (shift: Shift) => Promise<void>;

/** Waits until nothing on screen is awaited. */
const settled = (page: Page): Promise<void> =>
  expect(page.locator('main [aria-busy="true"], main .ant-skeleton').filter({ visible: true })).toHaveCount(
    0,
    { timeout: 20_000 },
  );

const layers = (page: Page) =>
  page.locator('.ant-modal-wrap, .ant-drawer-open, .ant-dropdown').filter({ visible: true });

/** Closes whatever lies over the screen; a form that nobody has typed into asks nothing. */
export async function putAway(page: Page): Promise<void> {
  await expect(async () => {
    if ((await layers(page).count()) > 0) await page.keyboard.press('Escape');
    await expect(layers(page)).toHaveCount(0, { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
}

/** Clicks in the page, so that nothing that has just moved away is missed. @returns false where there is nothing */
const clickOne = (page: Page, selector: string, at: number): Promise<boolean> =>
  page.evaluate(
    ([wanted, turn]) => {
      const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => element.checkVisibility() && !element.matches(':disabled, [aria-disabled="true"]'),
      );
      all[turn % all.length]?.click();
      return all.length > 0;
    },
    [selector, at] as const,
  );

/** Opens a screen of the menu, or goes back to it where it is kept. */
export async function openScreen({ page }: Pick<Shift, 'page'>, path: string): Promise<void> {
  await goInside(page, path);
  await settled(page);
}

/** Opens what stands behind a control and puts it away again. */
const lookInto =
  (selector: string): Action =>
  async ({ page, draw }) => {
    if (!(await clickOne(page, selector, draw(20)))) return;
    // Some controls open nothing: those that copy, or change what is listed.
    await layers(page)
      .first()
      .waitFor({ timeout: 1000 })
      .catch(() => undefined);
    await settled(page);
    await putAway(page);
  };

const ROW = 'main [data-row-key]';

/** Opens the settings and puts them away again. */
async function lookIntoSettings(page: Page): Promise<void> {
  await openDrawer(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  'a screen': ({ page, screens, draw }) => openScreen({ page }, screens[draw(screens.length)] ?? '/home'),
  'a kept screen': async ({ page, draw }) => {
    await clickOne(page, '[role="tab"][data-key]', draw(40));
    await settled(page);
  },
  'a record': lookInto(`${ROW} button[data-opens], ${ROW} td a[href]:not([target])`),
  'a button of a row': lookInto(`${ROW} td:last-child button`),
  'a button of the list': lookInto('main button[aria-haspopup="dialog"]'),
  'another order': async ({ page, draw }) => {
    await clickOne(page, 'main th[aria-sort]', draw(8));
    await settled(page);
  },
  'another page': async ({ page, draw }) => {
    await clickOne(page, 'main .ant-pagination-item, main .ant-pagination-next button', draw(5));
    await settled(page);
  },
  'chosen rows': async ({ page, draw }) => {
    if (await clickOne(page, `${ROW} [type="checkbox"]`, draw(10)))
      await clickOne(page, `${ROW} [type="checkbox"]:checked`, 0);
  },
  'the screen anew': async ({ page }) => {
    const chosen = page.locator('[role="tab"][data-key][aria-selected="true"]');
    await chosen.click({ button: 'right' });
    await page.getByRole('menuitem', { name: zh('tagsView.refresh'), exact: true }).click();
    await settled(page);
  },
  'a tag closed': async ({ page, draw }) => {
    const closable = page.locator('[role="tab"][data-key]:not([data-key="/home"])');
    const count = await closable.count();
    if (count > 0) await closable.nth(draw(count)).click({ button: 'middle' });
    await settled(page);
  },
  palette: async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('1');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  },
  settings: ({ page }) => lookIntoSettings(page),
  messages: async ({ page }) => {
    const bell = header(page).getByRole('button', { name: zh('user.title4') });
    await bell.click();
    await putAway(page);
  },
  'a locked screen': async ({ page }) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill(zh('search.lock'));
    await page.keyboard.press('Enter');
    await expect(lockScreen(page)).toBeVisible();
    await page.keyboard.press('Enter');
    const box = lockScreen(page).getByPlaceholder('请输入密码');
    await box.fill('whatever');
    await box.press('Enter');
    await expect(lockScreen(page)).toHaveCount(0);
  },
  customers: async ({ page, origin }) => {
    await page.request.post(`${origin}/admin/__mock/customers`, { data: { count: 5 } });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await settled(page);
  },
  'a lost line': async ({ page, origin, screens, draw }) => {
    await setNetwork(origin, { mode: 'failing', failRate: 1 });
    await goInside(page, screens[draw(screens.length)] ?? '/home');
    await settled(page);
    await setNetwork(origin, { mode: 'normal' });
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await clickOne(page, 'main [role="alert"] button', 0);
    await settled(page);
  },
};

/**
 * Opens the settings and the member who owns most, and puts them away: React keeps what each of these two drawers showed last
 * until it shows something else, and what was seen of a member before may have been large or small.
 */
export async function lookIntoDrawers(page: Page): Promise<void> {
  await openScreen({ page }, '/member/asset');
  await clickOne(page, `${ROW} td a[href]:not([target])`, 0);
  const member = page.locator('.ant-drawer-open');
  await member.getByRole('tab').first().waitFor();
  await expect(member.locator('.ant-skeleton')).toHaveCount(0);
  await putAway(page);
  await lookIntoSettings(page);
}

/** Closes every tag but home's, as at the end of a day. */
export async function closeAll(page: Page): Promise<void> {
  await putAway(page);
  await tag(page, '/home').click();
  const others = page.locator('[role="tab"][data-key]:not([data-key="/home"])');
  if ((await others.count()) > 0) {
    await tag(page, '/home').click({ button: 'right' });
    await page.getByRole('menuitem', { name: zh('tagsView.closeOther'), exact: true }).click();
  }
  await expect(others).toHaveCount(0);
  await settled(page);
  await expect(page.locator('main canvas').first()).toBeVisible();
}
