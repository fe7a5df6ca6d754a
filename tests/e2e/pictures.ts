import type { Locator, Page } from '@playwright/test';
import type { Key } from '@/i18n/keys';
import { expect } from './console';
import { say } from './words';

/** Brings one picture nearer, turns it, by button and by key, and puts it back; the viewer's name lies over it. */
export async function lookClosely(page: Page, board: Locator, label: Key, viewer: string): Promise<void> {
  const name = say('zh-CN', label);
  const stage = board.getByRole('button', { name, exact: true });
  const img = stage.locator('img');
  const tool = (key: Key) =>
    board.getByRole('button', {
      name: say('zh-CN', 'review.ofPicture', { action: say('zh-CN', key), label: name }),
    });
  await expect(stage.getByText(new RegExp(`^${viewer} \\d{4}-`)).first()).toBeAttached();
  await tool('review.zoomIn').click();
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  await expect(img).toHaveAttribute('style', /scale\((?!1\))/);
  await tool('review.rotateRight').click();
  await expect(img).toHaveAttribute('style', /rotate\(90deg\)/);
  await stage.focus();
  await page.keyboard.press('z');
  await expect(stage).toHaveAttribute('aria-pressed', 'false');
  await tool('review.resetPicture').click();
  await expect(img).toHaveAttribute('style', /scale\(1\) rotate\(0deg\)/);
}
