/** What is shown of the console: where, and what is done there before the picture is taken. */

const firstRow = (page) => page.locator('tbody tr').first();

/** Without bringing it into view, which scrolls a table sideways. */
const press = (button) => button.evaluate((one) => one.click());

/** The bar of reminders lies over the end of every screen until somebody puts it away. */
const withoutReminders = (page) => page.getByRole('button', { name: 'Close all', exact: true }).click();

export const SCENES = [
  {
    name: 'home',
    address: '/home',
    viewport: { width: 1440, height: 1300 },
    async show(page) {
      await withoutReminders(page);
      await page.locator('main canvas').nth(1).waitFor();
    },
  },
  {
    name: 'review',
    address: '/finance/withdraw',
    async show(page) {
      await firstRow(page).waitFor();
      await withoutReminders(page);
      await page.getByRole('button', { name: /^Start review/ }).click();
      await page.getByRole('dialog').getByRole('heading', { name: 'Risk checks' }).waitFor();
    },
  },
  {
    name: 'order',
    address: '/contract/order',
    async show(page) {
      await withoutReminders(page);
      await page.getByRole('tab', { name: /^Liquidated/ }).click();
      await firstRow(page).getByText('Liquidated').waitFor();
      await page.waitForLoadState('networkidle');
      await press(firstRow(page).getByRole('button', { name: 'Details' }));
      await page.getByRole('dialog').locator('canvas').first().waitFor();
    },
  },
  {
    name: 'cluster',
    address: '/risk/cluster?memberId=24',
    async show(page) {
      await withoutReminders(page);
      await firstRow(page).waitFor();
    },
  },
  {
    name: 'phone',
    address: '/home',
    viewport: { width: 390, height: 844 },
    async show(page) {
      await withoutReminders(page);
    },
  },
];
