import type { Page } from '@playwright/test';
import { expect } from './console';
import { button, choose, field, pick, rows, send, top, zh } from './lists';

const PASSWORD = 'Demo1234';

/** Fills in the form on top with what was found; the operator still has to press the button. */
export async function fillFinding(page: Page, severity: string, description: string): Promise<void> {
  await pick(page, top(page), 'violation.type', '多账号');
  await pick(page, top(page), 'violation.severity', severity);
  await field(top(page), 'violation.description').fill(description);
}

/** Confirms the violation of the first row with penalties; the message about it is left to the test. */
export async function confirmFirst(page: Page, ...penalties: string[]): Promise<void> {
  await choose(page, rows(page).first(), 'crud.review');
  await top(page)
    .getByRole('button', { name: zh('violation.confirm') })
    .click();
  const form = page.getByRole('dialog', { name: zh('violation.confirm'), exact: true });
  await expect(form).toBeVisible();
  if (penalties.length > 0) await pick(page, form, 'violation.penalties', ...penalties);
  await field(form, 'field.reviewRemark').fill('证据充分，情况属实');
  await field(form, 'crud.operPassword').fill(PASSWORD);
  await button(form, 'violation.confirm').click();
}

/** Enters the appeal of the member in the first row. */
export async function appealFirst(page: Page, reason: string): Promise<void> {
  await choose(page, rows(page).first(), 'violation.appeal');
  await field(top(page), 'crud.reason').fill(reason);
  await send(top(page), 'violation.appeal');
  await expect(page.getByText(zh('violation.appealedDone'), { exact: true })).toBeVisible();
}

/** Decides about the appeal, or without one, of the first row. */
export async function decideFirst(
  page: Page,
  decision: 'violation.revoke' | 'violation.uphold',
  reason: string,
): Promise<void> {
  await choose(page, rows(page).first(), decision);
  await field(top(page), 'crud.reason').fill(reason);
  await field(top(page), 'crud.operPassword').fill(PASSWORD);
  await send(top(page), decision);
}
