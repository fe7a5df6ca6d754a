import type { Locator, Page } from '@playwright/test';
import { expect, signInFast } from '../console';
import { say } from '../words';
import type { Key } from '@/i18n/keys';

/** What the page says in simplified Chinese, the language the tests begin with. */
export const zh = (key: Key, params?: Record<string, string | number>): string => say('zh-CN', key, params);

const MENUS = '**/admin/api/v2/sitebkd/user/getUserMenus';

/** An entry of a menu made for a test. */
export interface Item {
  path: string;
  title: string;
  /** A cheap screen unless given. */
  component?: string;
  meta?: Record<string, unknown>;
  children?: Item[];
}

const PLAIN = 'error/notFound/index';
const FORM = 'personal/index';

export const ONE = '/work/one';
export const TWO = '/work/two';
export const THREE = '/work/three';

const leaf = (path: string, title: string, more: Partial<Item> = {}): Item => ({ path, title, ...more });

/** Two levels, three levels, a single screen, a detail with a parameter, and one that nobody sees. */
export const MENU: Item[] = [
  {
    path: '/work',
    title: 'Work',
    children: [
      leaf(ONE, 'One'),
      leaf(TWO, 'Two'),
      leaf(THREE, 'Three'),
      leaf('/work/form', 'Form', { component: FORM }),
      leaf('/work/detail/:id', 'Detail', { meta: { isHide: true } }),
    ],
  },
  {
    path: '/deep',
    title: 'Deep water',
    children: [
      {
        path: '/deep/mid',
        title: 'Mid',
        children: [leaf('/deep/mid/a', 'Alpha'), leaf('/deep/mid/b', 'Beta')],
      },
    ],
  },
  leaf('/solo', 'Solo'),
];

const record = ({ path, title, component, meta, children = [] }: Item): object => ({
  name: path,
  path,
  component: component ?? (children.length > 0 ? 'layout/routerView/parent' : PLAIN),
  meta: { title, icon: 'WalletOutlined', isKeepAlive: true, ...meta },
  children: children.map(record),
});

/**
 * Puts a menu in place of the server's; operator and permissions stay.
 * @param origin of the server, where the page has another name for it
 */
export async function serveMenu(page: Page, menu: Item[], origin?: string): Promise<void> {
  await page.route(MENUS, async (route) => {
    const { pathname } = new URL(route.request().url());
    const response = await route.fetch({
      ...(origin === undefined ? {} : { url: `${origin}${pathname}` }),
      // The server may close an idle connection at the very moment it is used again.
      maxRetries: 2,
    });
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, menuList: menu.map(record) } } });
  });
}

interface Opening {
  at?: string;
  menu?: Item[];
  /** Stored before the first visit; what the page stores later stays. */
  theme?: object;
  /** With animations, which are off otherwise. */
  motion?: boolean;
}

/** Signs in and waits for the frame, with a menu and a theme for the test. */
export async function openShell(
  page: Page,
  { at = ONE, menu = MENU, theme, motion = false }: Opening = {},
): Promise<void> {
  if (motion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  if (theme) {
    await page.addInitScript((stored) => {
      if (localStorage.getItem('themeConfig') === null) localStorage.setItem('themeConfig', stored);
    }, JSON.stringify(theme));
  }
  await serveMenu(page, menu);
  await signInFast(page, 'admin', at);
  await expect(page.locator('[data-layout]').first()).toBeVisible();
}

/** The stored theme. */
export const stored = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('themeConfig') ?? '{}') as Record<string, unknown>);

/** Waits until the theme has been stored with these values. */
export async function expectStored(page: Page, wanted: Record<string, unknown>): Promise<void> {
  await expect.poll(() => stored(page)).toMatchObject(wanted);
}

export const sider = (page: Page): Locator => page.locator(`nav[aria-label="${zh('shell.menu')}"]`);
export const topMenu = (page: Page): Locator => page.locator(`nav[aria-label="${zh('shell.topMenu')}"]`);
export const columns = (page: Page): Locator => page.locator(`nav[aria-label="${zh('shell.columnsMenu')}"]`);
export const crumbs = (page: Page): Locator => page.locator(`nav[aria-label="${zh('shell.breadcrumb')}"]`);
export const header = (page: Page): Locator => page.getByRole('banner');
export const lockScreen = (page: Page): Locator => page.getByRole('dialog', { name: zh('lock.locked') });
export const drawer = (page: Page): Locator => page.locator('.ant-drawer-right .ant-drawer-section');

/** The logo as a button, which it is where it folds the menu. */
export const logo = (page: Page): Locator =>
  page.getByRole('button', { name: `Exchange Console, ${zh('shell.collapse')}` });

/** The first field of the form's screen. */
export const field = (page: Page): Locator => page.locator('main form input').first();

/** Opens the settings drawer. */
export async function openDrawer(page: Page): Promise<Locator> {
  await header(page)
    .getByRole('button', { name: zh('user.title3') })
    .click();
  await expect(drawer(page)).toBeVisible();
  return drawer(page);
}

/** Closes the settings drawer as an operator does. */
export async function closeDrawer(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
}

/** The control of a row of the drawer. */
export const control = (page: Page, label: Key): Locator =>
  drawer(page).getByLabel(zh(label), { exact: true });

/** Chooses an option of one of the drawer's selects. */
export async function choose(page: Page, label: Key, option: Key): Promise<void> {
  await control(page, label).click();
  await page.locator('.ant-select-item-option', { hasText: zh(option) }).click();
}

/** The root's own style: variables of the theme and the filter. */
export const rootStyle = (page: Page, name: string): Promise<string> =>
  page.evaluate((wanted) => document.documentElement.style.getPropertyValue(wanted), name);

/** Keys of the tags, left to right. */
export const tagKeys = (page: Page): Promise<string[]> =>
  page
    .locator('[role="tab"][data-key]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('data-key') ?? ''));

/** Opens screens one after the other by their entries in the menu. */
export async function visit(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const entry = sider(page).getByRole('menuitem', { name: title, exact: true });
    await entry.click();
    await expect(entry).toHaveClass(/selected/);
  }
}
