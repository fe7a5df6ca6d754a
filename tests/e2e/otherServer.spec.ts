import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import { otherServer } from '../contract/otherServer/server';
import { PASSWORD } from '../contract/otherServer/session';
import { DIST } from './built';
import { accountForm, fillSignIn, go, menuItem, tag } from './console';
import { say } from './words';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The built site, on the origin of the server that answers its calls. */
function site(address: string, response: ServerResponse): void {
  const { pathname } = new URL(address, 'http://localhost');
  const file = join(DIST, pathname);
  const found = pathname !== '/' && existsSync(file) ? file : join(DIST, 'index.html');
  response.setHeader('Content-Type', TYPES[extname(found)] ?? 'application/octet-stream');
  response.end(readFileSync(found));
}

const server = otherServer(site);
let origin = '';

test.beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => server.close());

test('the console runs on a server written from the documents alone', async ({ page }) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));

  await go(page, `${origin}/login`);
  await fillSignIn(page, 'second', PASSWORD);
  await accountForm(page).locator('button[type="submit"]').click();
  await expect(tag(page, '/home')).toBeVisible();

  await menuItem(page, '/finance').click();
  await menuItem(page, '/finance/recharge').click();
  const rows = page.locator('main [data-row-key]');
  await expect(rows).toHaveCount(20);
  const tabs = page.locator('main').getByRole('tab');
  await tabs.nth(2).click();
  await expect(tabs.nth(2)).toContainText('20');
  const orderNo = /R\d+/.exec(await rows.first().innerText())?.[0] ?? '';

  await rows
    .first()
    .getByRole('button', { name: say('zh-CN', 'crud.review'), exact: true })
    .click();
  const desk = page.getByRole('dialog', { name: say('zh-CN', 'recharge.reviewTitle', { no: orderNo }) });
  await desk.getByRole('button', { name: say('zh-CN', 'review.approve'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('zh-CN', 'review.approve'), exact: true });
  await dialog.getByRole('button', { name: say('zh-CN', 'review.approve'), exact: true }).click();
  await expect(page.getByText(say('zh-CN', 'review.done'), { exact: true })).toBeVisible();
  await expect(rows.filter({ hasText: orderNo })).toHaveCount(0);
  await expect(tabs.nth(2)).toContainText('19');
  expect(crashes).toEqual([]);
});
