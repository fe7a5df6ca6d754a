import type { Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect, goInside } from './console';
import { rows } from './lists';
import { say } from './words';
import type { Folder } from './words';

/** What somebody finds on a list with these filters. */
interface Glance {
  at: string;
  /** Buttons by their names; "some" where the data say how many. */
  buttons: Partial<Record<Key, number | 'some'>>;
  checkboxes?: number;
  /** Texts that stand there, and how often. */
  texts?: Partial<Record<Key, number>>;
  /** Whether a row has a menu of more actions; left out where the role does not decide it. */
  hasMore?: true;
}

const recharges = (may: { write: boolean }): Glance => ({
  at: '/finance/recharge?status[]=1',
  buttons: { 'crud.review': may.write ? 7 : 0, 'recharge.add': may.write ? 1 : 0, 'crud.exportCsv': 1 },
  checkboxes: may.write ? 8 : 0,
});

interface OfWithdraws {
  review?: true;
  pay?: true;
  exportCsv?: true;
  edit?: true;
  isBlindToWallets?: true;
}

const withdraws = ({ review, pay, exportCsv, edit, isBlindToWallets }: OfWithdraws): Glance => ({
  at: '/finance/withdraw?status[]=1&status[]=3&status[]=6',
  buttons: {
    'crud.review': review ? 'some' : 0,
    'withdraw.pay': pay ? 'some' : 0,
    'crud.startReview': review ? 1 : 0,
    'crud.exportCsv': exportCsv ? 1 : 0,
  },
  texts: { 'withdraw.hotRoom': isBlindToWallets ? 0 : 1 },
  ...(edit ? { hasMore: true } : {}),
});

/** What each operator finds, by name. */
export const GLANCES: Readonly<Record<string, readonly Glance[]>> = {
  admin: [recharges({ write: true })],
  finance01: [
    recharges({ write: true }),
    withdraws({ review: true, pay: true, exportCsv: true, edit: true }),
  ],
  risk001: [withdraws({ review: true, exportCsv: true, edit: true })],
  service01: [withdraws({})],
  auditor01: [recharges({ write: false }), withdraws({ exportCsv: true })],
  agent01: [withdraws({ isBlindToWallets: true })],
};

/** The list has what the role may do, and nothing else. */
export async function expectGlance(page: Page, language: Folder, glance: Glance): Promise<void> {
  await goInside(page, glance.at);
  const main = page.locator('main');
  const button = (name: Key, place = main) =>
    place.getByRole('button', { name: say(language, name), exact: true });
  await expect(rows(page).or(main.locator('.ant-empty:visible')).first()).toBeVisible();
  await expect(main.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  for (const [name, count] of Object.entries(glance.buttons) as [Key, number | 'some'][]) {
    if (count === 'some') await expect(button(name).first(), name).toBeVisible();
    else await expect(button(name), name).toHaveCount(count);
  }
  if (glance.checkboxes !== undefined)
    await expect(main.getByRole('checkbox')).toHaveCount(glance.checkboxes);
  for (const [text, count] of Object.entries(glance.texts ?? {}) as [Key, number][])
    await expect(main.getByText(say(language, text)), text).toHaveCount(count);
  if (glance.hasMore) await expect(button('crud.more', rows(page).first())).toHaveCount(1);
}
