import type { Page } from '@playwright/test';
import { LONG, times } from '../../effort';
import { expect, menuItem, tag, test } from '../console';
import { field, header, MENU, ONE, openShell, sider, THREE, TWO, zh } from './shell';
import type { Item } from './shell';
import { weigh } from './weigh';

const MEGABYTE = 1_000_000;

/** What is repeated, and how much more memory may be in use after it. */
const CHANGES = LONG ? { count: 2000, bytes: 10 * MEGABYTE } : { count: 120, bytes: MEGABYTE };
const POLLS = LONG ? { count: 10_000, bytes: 10 * MEGABYTE } : { count: 120, bytes: MEGABYTE };

const DIRECTORIES = 40;
const SCREENS = 49;

/** 2,000 entries: what no installation has, and the console still has to bear. */
const HUGE: Item[] = Array.from({ length: DIRECTORIES }, (_, directory) => ({
  path: `/d${directory}`,
  title: `Directory ${directory}`,
  children: Array.from({ length: SCREENS }, (__, screen) => ({
    path: `/d${directory}/s${screen}`,
    title: `Screen ${directory}.${screen}`,
  })),
}));

const size = (menu: Item[]): number => menu.reduce((sum, { children = [] }) => sum + 1 + size(children), 0);

test('C158 of a menu of 2,000 entries only the open branch is drawn, one at a time, and of the palette’s hits a hundred', async ({
  page,
}) => {
  expect(size(HUGE)).toBe(2000);
  await openShell(page, { menu: HUGE, at: '/home' });
  const entries = sider(page).getByRole('menuitem');
  // The directories, and home.
  await expect(entries).toHaveCount(DIRECTORIES + 1);
  await menuItem(page, '/d3').click();
  await expect(menuItem(page, '/d3/s48')).toBeVisible();
  await menuItem(page, '/d7').click();
  await expect(menuItem(page, '/d7/s0')).toBeVisible();
  await expect(menuItem(page, '/d3/s48')).toBeHidden();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  const options = palette.getByRole('listitem');
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect(await options.count()).toBeLessThan(130);
  await page.keyboard.type('screen');
  await expect(palette.getByText(zh('search.results', { count: DIRECTORIES * SCREENS }))).toBeVisible();
  await expect(options).toHaveCount(100);
  await page.keyboard.type(' 39.48');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/d39/s48');
  await expect(menuItem(page, '/d39/s48')).toBeInViewport();
});

/** Opens screens by their menu entries, one after the other, each until its tag is the chosen one. */
const wander = (page: Page, times: number): Promise<void> =>
  page.evaluate(
    async ([paths, rounds]) => {
      const pause = () =>
        new Promise((done) => {
          setTimeout(done, 0);
        });
      for (let round = 0; round < rounds; round += 1) {
        const path = paths[round % paths.length];
        document.querySelector<HTMLElement>(`nav [data-menu-id$="-${path}"]`)?.click();
        while (!document.querySelector(`[role="tab"][data-key="${path}"][aria-selected="true"]`))
          // oxlint-disable-next-line no-await-in-loop
          await pause();
      }
    },
    [[ONE, TWO, THREE, '/solo'], times] as const,
  );

test(`C160 ${CHANGES.count} changes of screen leave nothing behind`, async ({ page }) => {
  test.setTimeout(times(135_000));
  await openShell(page);
  // What home prepares at rest is kept once, and has nothing to do with changes of screen.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/crud-[\w-]+\.js$/.test(name)),
  );
  await wander(page, 60);
  const before = await weigh(page);
  await wander(page, CHANGES.count);
  const after = await weigh(page);
  expect(after.heap - before.heap).toBeLessThan(CHANGES.bytes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 20);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 200);
});

test(`C160 ${POLLS.count} polls leave nothing behind`, async ({ page }) => {
  test.setTimeout(times(135_000));
  await page.clock.install();
  let asked = 0;
  await page.route('**/cwManage/rechargeWithdrawReview', (route) => {
    asked += 1;
    const data = { systemRechargeCount: 0, withdrawCount: 0, realNameAuthCount: 0 };
    return route.fulfill({ json: { code: 0, msg: 'ok', data } });
  });
  await openShell(page, { menu: [...MENU, { path: '/finance/recharge', title: 'menu.201' }] });
  const polls = async (count: number) => {
    const wanted = asked + count;
    const further = async () => {
      await page.clock.runFor(15_000);
      return asked;
    };
    await expect.poll(further, { timeout: times(60_000), intervals: [1] }).toBeGreaterThanOrEqual(wanted);
  };
  await polls(30);
  const before = await weigh(page);
  await polls(POLLS.count);
  const after = await weigh(page);
  // A browser keeps something for itself, so that a few polls cost more than their share.
  expect(after.heap - before.heap).toBeLessThan(POLLS.bytes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 50);
});

test('C162 on a processor six times slower nothing typed is lost, and of many clicks the last one holds', async ({
  page,
  context,
}) => {
  test.slow();
  await openShell(page, { at: '/work/form' });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const text = 'Quick brown fox, lazy dog';
  await field(page).fill('');
  await field(page).focus();
  await page.keyboard.type(text);
  await expect(field(page)).toHaveValue(text);
  for (const path of [ONE, TWO, THREE, TWO, ONE, THREE, TWO])
    await menuItem(page, path).dispatchEvent('click');
  await expect(page).toHaveURL(TWO);
  await expect(tag(page, TWO)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Beta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/deep/mid/b');
  await expect(header(page)).toBeVisible();
  await tag(page, '/work/form').click();
  await expect(field(page)).toHaveValue(text);
});
