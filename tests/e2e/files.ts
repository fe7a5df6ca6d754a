import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Gives a form a file with these lines, as a spreadsheet writes it: with a mark of its encoding. */
export const giveLines = (form: Locator, name: string, lines: readonly string[]): Promise<void> =>
  giveFile(form, name, Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`));

/** Gives a form a file. */
export const giveFile = (form: Locator, name: string, buffer: Buffer): Promise<void> =>
  form.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/csv', buffer });

/** The file that a press of the button downloads. */
export async function download(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
