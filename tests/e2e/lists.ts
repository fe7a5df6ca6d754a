import type { Locator, Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, signInFast } from './console';
import { say } from './words';

/** Words of the language that tests see the console in. */
export const zh = (key: Key, params?: Record<string, string | number>): string => say('zh-CN', key, params);

/** Lets time pass for the backend: all that falls due in it is done with the next call. Whoever waits waits for nothing. */
export const pass = (page: Page, seconds: number) =>
  page.request.post('/admin/__mock/clock', { data: { days: seconds / 86_400 } });

/** What stands below a row that is expanded. */
export const below = (row: Locator): Locator => row.locator('xpath=following-sibling::tr[1]');

/** The part of a table that scrolls: the one around its rows. */
export const SCROLLER = 'div:has(> table > tbody > [data-row-key])';

/** Rows of the list on screen; other lists may be kept behind it. */
export const rows = (page: Page): Locator => page.locator('main [data-line]').filter({ visible: true });

export const button = (place: Page | Locator, key: Key): Locator =>
  place.getByRole('button', { name: zh(key), exact: true });

export const field = (form: Locator, label: Key): Locator => form.getByLabel(zh(label), { exact: true });

/** The form or dialog on top. */
export const top = (page: Page): Locator => page.getByRole('dialog').last();

/** Shows the columns of the list on screen that do not fit, too. */
export const showAllColumns = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: zh('crud.moreColumns', { n: '' }) })
    .filter({ visible: true })
    .click();

/** Presses the button of a form, by part of its name: it says so while it is busy. */
export const send = (form: Locator, label: Key): Promise<void> =>
  form
    .getByRole('button', { name: zh(label) })
    .last()
    .click();

/** Milliseconds after which a button that has gone is looked for in its other place. */
const GONE = 1000;

/**
 * Does something with a row, whether that stands in its menu or beside it: a row that is read again may have it
 * elsewhere. On a slow machine a press can do its work and be given up all the same: a dialog more is its proof.
 */
export async function choose(page: Page, row: Locator, label: Key): Promise<void> {
  await row.waitFor();
  const dialogs = page.getByRole('dialog');
  const before = await dialogs.count();
  const direct = button(row, label);
  const inMenu = page
    .locator('.ant-dropdown:visible')
    .getByRole('menuitem', { name: zh(label), exact: true });
  await expect(async () => {
    if ((await dialogs.count()) > before) return;
    if ((await direct.count()) > 0) return direct.click({ timeout: GONE });
    if (!(await inMenu.isVisible())) await button(row, 'crud.more').click({ timeout: GONE });
    await inMenu.or(direct).first().click({ timeout: GONE });
  }).toPass({ intervals: [100], timeout: 10_000 });
}

/** Signs in at a list whose address leaves one row, and answers that. */
export async function openOne(page: Page, userName: string, address: string): Promise<Locator> {
  await signInFast(page, userName, address);
  await expect(rows(page)).toHaveCount(1);
  return rows(page).first();
}

/** Chooses entries of a select of a form by their words; one of several stays open until another field is filled in. */
export async function pick(page: Page, form: Locator, label: Key, ...entries: string[]): Promise<void> {
  await form.getByRole('combobox', { name: zh(label) }).click();
  for (const entry of entries)
    await page.locator('.ant-select-dropdown:visible').getByTitle(entry, { exact: true }).click();
}

/** The question that says what a change would do, above its form. */
export const changeQuestion = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('table', { name: zh('crud.change.effect') }) });
