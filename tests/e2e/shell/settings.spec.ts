import { expect, tag, test } from '../console';
import type { Key } from '@/i18n/keys';
import {
  choose,
  closeDrawer,
  control,
  crumbs,
  drawer,
  expectStored,
  header,
  openDrawer,
  openShell,
  sider,
  stored,
  visit,
  zh,
} from './shell';

test('the drawer is 260 px wide, comes from the right, and has its sections in order', async ({ page }) => {
  await openShell(page);
  await openDrawer(page);
  expect(await drawer(page).boundingBox()).toEqual({ x: 1180, y: 0, width: 260, height: 900 });
  await expect(drawer(page).locator('h3')).toHaveText(
    (
      [
        'layout.sixTitle',
        'layout.oneTitle',
        'layout.twoTopTitle',
        'layout.twoMenuTitle',
        'layout.twoColumnsTitle',
        'layout.threeTitle',
        'layout.fourTitle',
        'layout.fiveTitle',
        'reminder.settings',
      ] as const
    ).map((key) => zh(key)),
  );
  await closeDrawer(page);
  expect((await stored(page))['isDrawer']).not.toBe(true);
});

/** Every switch that can be used in the layout `defaults`; `sharing` navigates and has a test of its own. */
const SWITCHES: [label: Key, field: string, standard: boolean][] = [
  ['layout.twoIsTopBarColorGradual', 'isTopBarColorGradual', false],
  ['layout.twoIsMenuBarColorGradual', 'isMenuBarColorGradual', false],
  ['layout.threeIsCollapse', 'isCollapse', false],
  ['layout.threeIsUniqueOpened', 'isUniqueOpened', false],
  ['layout.threeIsFixedHeader', 'isFixedHeader', false],
  ['layout.threeIsLockScreen', 'isLockScreen', false],
  ['layout.fourIsShowLogo', 'isShowLogo', true],
  ['layout.fourIsBreadcrumb', 'isBreadcrumb', true],
  ['layout.fourIsBreadcrumbIcon', 'isBreadcrumbIcon', false],
  ['layout.fourIsTagsview', 'isTagsview', true],
  ['layout.fourIsTagsviewIcon', 'isTagsviewIcon', false],
  ['layout.fourIsCacheTagsView', 'isCacheTagsView', false],
  ['layout.fourIsSortableTagsView', 'isSortableTagsView', true],
  ['layout.fourIsFooter', 'isFooter', false],
  ['layout.fourIsInvert', 'isInvert', false],
  ['layout.fourIsWartermark', 'isWartermark', false],
  ['layout.fourIsDark', 'isIsDark', false],
];

test('every switch begins at its default, is stored, and stands after a reload', async ({ page }) => {
  await openShell(page);
  await openDrawer(page);
  for (const [label, , standard] of SWITCHES) {
    await expect(control(page, label)).toBeChecked({ checked: standard });
    await control(page, label).click();
  }
  await expectStored(page, Object.fromEntries(SWITCHES.map(([, field, standard]) => [field, !standard])));
  await page.reload();
  await openDrawer(page);
  for (const [label, , standard] of SWITCHES) {
    await expect(control(page, label)).toBeChecked({ checked: !standard });
  }
  await expect(control(page, 'layout.twoColumnsMenuBar')).toBeDisabled();
  await expect(control(page, 'layout.twoColumnsMenuBarColor')).toBeDisabled();
  await expect(control(page, 'layout.twoIsColumnsMenuBarColorGradual')).toBeDisabled();
  await expect(control(page, 'layout.threeIsClassicSplitMenu')).toBeDisabled();
});

test('logo, breadcrumb, tags, their icons and the footer come and go with their switches', async ({
  page,
}) => {
  await openShell(page);
  await visit(page, 'Two');
  await openDrawer(page);
  const footer = page.getByText(zh('shell.footer'));
  const flip = (label: Key) => control(page, label).click();
  await expect(footer).toHaveCount(0);
  await flip('layout.fourIsFooter');
  await expect(footer).toBeVisible();
  await flip('layout.fourIsShowLogo');
  await expect(sider(page).getByText('Exchange Console')).toHaveCount(0);
  await expect(crumbs(page).locator('.anticon')).toHaveCount(0);
  await flip('layout.fourIsBreadcrumbIcon');
  await expect(crumbs(page).locator('.anticon')).not.toHaveCount(0);
  await flip('layout.fourIsBreadcrumb');
  await expect(crumbs(page)).toHaveCount(0);
  await expect(tag(page, '/work/one').locator('.anticon')).toHaveCount(0);
  await flip('layout.fourIsTagsviewIcon');
  await expect(tag(page, '/work/one').locator('.anticon')).toHaveCount(1);
  await flip('layout.fourIsTagsview');
  await expect(tag(page, '/work/one')).toHaveCount(0);
});

test('a fixed header stays while the content scrolls, another one scrolls away', async ({ page }) => {
  await openShell(page);
  await page.setViewportSize({ width: 1100, height: 320 });
  const scroll = () =>
    page.locator('main').evaluate((main) => {
      const scroller = main.parentElement;
      scroller?.scrollTo(0, 0);
      scroller?.scrollTo(0, 60);
      return scroller?.scrollTop;
    });
  expect(await scroll()).toBeGreaterThan(30);
  await expect.poll(async () => (await header(page).boundingBox())?.y).toBeLessThan(-30);
  await page.setViewportSize({ width: 1100, height: 900 });
  await openDrawer(page);
  await control(page, 'layout.threeIsFixedHeader').click();
  await closeDrawer(page);
  await page.setViewportSize({ width: 1100, height: 320 });
  expect(await scroll()).toBeGreaterThan(30);
  expect((await header(page).boundingBox())?.y).toBe(0);
});

test('C134 the watermark is drawn over the page, its text trimmed, blanks ignored, and it comes back by itself', async ({
  page,
}) => {
  await openShell(page);
  const mark = page.locator('div[aria-hidden="true"] [style*="background-image"]');
  await expect(mark).toHaveCount(0);
  await openDrawer(page);
  await control(page, 'layout.fourIsWartermark').click();
  await expect(mark).toHaveCount(1);
  await expect(mark).toHaveCSS('pointer-events', 'none');
  const before = await mark.getAttribute('style');
  await control(page, 'layout.fourWartermarkText').fill('  <img src=x onerror=alert(1)>  ');
  await expectStored(page, { wartermarkText: '<img src=x onerror=alert(1)>' });
  await expect.poll(() => mark.getAttribute('style')).not.toBe(before);
  await control(page, 'layout.fourWartermarkText').fill('   ');
  await expectStored(page, { wartermarkText: '<img src=x onerror=alert(1)>' });
  await mark.evaluate((element) => element.remove());
  await expect(mark).toHaveCount(1);
  await control(page, 'layout.fourIsWartermark').click();
  await expect(mark).toHaveCount(0);
});

test('the three animations move the entering screen, and the choice lasts', async ({ page }) => {
  await openShell(page, { motion: true });
  const name = () =>
    page
      .locator('main > *')
      .first()
      .evaluate((element) => getComputedStyle(element).animationName);
  expect(await name()).toContain('from-left');
  await openDrawer(page);
  await choose(page, 'layout.fiveAnimation', 'layout.slideLeft');
  await expect.poll(name).toContain('from-right');
  await choose(page, 'layout.fiveAnimation', 'layout.opacitys');
  await expect.poll(name).toContain('fade');
  await expectStored(page, { animation: 'opacitys' });
});

test('the lock time takes whole seconds from 1 to 9999', async ({ page }) => {
  await openShell(page);
  await openDrawer(page);
  const time = control(page, 'layout.threeLockScreenTime');
  await expect(time).toHaveValue('30');
  for (const [typed, kept] of [
    ['300', 300],
    ['0', 1],
    ['123456', 9999],
  ] as const) {
    await time.fill(typed);
    await time.press('Enter');
    await expectStored(page, { lockScreenTime: kept });
    await expect(time).toHaveValue(String(kept));
  }
});
