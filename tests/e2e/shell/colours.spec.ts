import { LONG } from '../../effort';
import { expect, test } from '../console';
import type { Key } from '@/i18n/keys';
import { control, expectStored, openDrawer, openShell, rootStyle, sider, zh } from './shell';
import { weigh } from './weigh';

/** The colours: what each paints, and where that can be seen. */
const COLOURS: [label: Key, field: string, variable: string][] = [
  ['layout.primary', 'primary', '--primary'],
  ['layout.twoTopBar', 'topBar', '--top-bar'],
  ['layout.twoTopBarColor', 'topBarColor', '--top-bar-text'],
  ['layout.twoMenuBar', 'menuBar', '--menu-bar'],
  ['layout.twoMenuBarColor', 'menuBarColor', '--menu-bar-text'],
  ['layout.twoColumnsMenuBar', 'columnsMenuBar', '--columns-bar'],
  ['layout.twoColumnsMenuBarColor', 'columnsMenuBarColor', '--columns-bar-text'],
];

/** What is refused, with the words of the specification. */
const REFUSED: [typed: string, message: string][] = [
  ['', '全局主题 primary 颜色值不能为空'],
  ['12345', '输入错误的hex'],
  ['#fff', '输入错误的hex颜色值'],
  ['#12345678', '输入错误的hex颜色值'],
  ['rgb(999, 0, 0)', '输入错误的rgb颜色值'],
];

test('C133 colours are taken as hex or rgb, painted at once and kept; refused ones are warned about by name', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'columns' } });
  await openDrawer(page);
  for (const [index, [label, field, variable]] of COLOURS.entries()) {
    const colour = `#10203${index}`;
    await control(page, label).fill(index % 2 === 0 ? colour : `16, 32, ${48 + index}`);
    await control(page, label).press('Enter');
    await expectStored(page, { [field]: colour });
    expect(await rootStyle(page, variable)).toBe(colour);
  }
  for (const [typed, message] of REFUSED) {
    await control(page, 'layout.primary').fill(typed);
    await control(page, 'layout.primary').press('Enter');
    const warning = page
      .locator('li[data-kind="warning"]')
      .filter({ has: page.getByText(message, { exact: true }) });
    await expect(warning).toBeVisible();
    await warning.getByRole('button').click();
    await expect(control(page, 'layout.primary')).toHaveValue('#102030');
  }
  await page.reload();
  await expect.poll(() => rootStyle(page, '--menu-bar')).toBe('#102033');
  await expect(sider(page)).toHaveCSS('background-color', 'rgb(16, 32, 51)');
});

test('bars fade with their gradient switches, and dark overrides their colours until the light is back', async ({
  page,
}) => {
  await openShell(page, { theme: { layout: 'columns' } });
  await openDrawer(page);
  for (const [label, variable] of [
    ['layout.twoIsTopBarColorGradual', '--top-bar'],
    ['layout.twoIsMenuBarColorGradual', '--menu-bar'],
    ['layout.twoIsColumnsMenuBarColorGradual', '--columns-bar'],
  ] as const) {
    await control(page, label).click();
    expect(await rootStyle(page, variable)).toContain('linear-gradient');
  }
  await control(page, 'layout.fourIsDark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await rootStyle(page, '--menu-bar')).toBe('#191919');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openDrawer(page);
  await control(page, 'layout.fourIsDark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await rootStyle(page, '--menu-bar')).toContain('linear-gradient');
});

test('grayscale and inverted colours exclude each other', async ({ page }) => {
  await openShell(page);
  await openDrawer(page);
  await control(page, 'layout.fourIsGrayscale').click();
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)');
  await control(page, 'layout.fourIsInvert').click();
  await expect(page.locator('html')).toHaveCSS('filter', 'invert(0.8)');
  await expect(control(page, 'layout.fourIsGrayscale')).not.toBeChecked();
  await expectStored(page, { isGrayscale: false, isInvert: true });
  await control(page, 'layout.fourIsGrayscale').click();
  await expect(control(page, 'layout.fourIsInvert')).not.toBeChecked();
  await control(page, 'layout.fourIsGrayscale').click();
  await expect(page.locator('html')).toHaveCSS('filter', 'none');
});

/** Changes of the theme that go before the first look, and between the two. */
const CHANGES = LONG ? { before: 60, between: 200 } : { before: 30, between: 60 };

test('C135 changes of the theme leave no style elements and no memory behind', async ({ page }) => {
  test.slow();
  await openShell(page);
  await openDrawer(page);
  const change = (times: number) =>
    page.evaluate(
      async ([rounds, darkLabel]) => {
        const labels = [...document.querySelectorAll<HTMLLabelElement>('.ant-drawer label')];
        const dark = labels.find((label) => label.textContent === darkLabel);
        const picker = document.querySelector<HTMLInputElement>('.ant-drawer input[type="color"]');
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        if (!dark || !picker || !set) throw new Error('The drawer has changed');
        for (let round = 0; round < rounds; round += 1) {
          if (round % 2 === 0) dark.click();
          else {
            set.call(picker, `#${(0x20_40_60 + round * 4099).toString(16)}`);
            picker.dispatchEvent(new Event('input', { bubbles: true }));
          }
          await new Promise((done) => {
            setTimeout(done, 0);
          });
        }
        return document.querySelectorAll('style').length;
      },
      [times, zh('layout.fourIsDark')] as const,
    );
  const before = await change(CHANGES.before);
  const light = await weigh(page);
  expect(await change(CHANGES.between)).toBeLessThanOrEqual(before + 2);
  const heavy = await weigh(page);
  expect(heavy.heap - light.heap).toBeLessThan(3_000_000);
  expect(heavy.nodes).toBeLessThanOrEqual(light.nodes + 200);
});
