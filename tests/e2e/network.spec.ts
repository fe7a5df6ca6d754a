import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, setNetwork, signInFast, tag, test } from './console';
import { rows } from './lists';
import { say } from './words';

const RECHARGE = '/finance/recharge';
const LIST = '**/cwManage/chargeLogList';

test('a server in trouble is worded once, and another try works', async ({ page, origin, oracle }) => {
  oracle.allow(/Failed to load resource/);
  await signInFast(page, 'finance01');
  await expect(tag(page, '/home')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await setNetwork(origin, { mode: 'failing', failRate: 1 });
  await page.locator('nav [data-menu-id$="-/finance"]').click();
  await page.locator(`nav [data-menu-id$="-${RECHARGE}"]`).click();
  await expect(page).toHaveURL(RECHARGE);
  const list = page.getByRole('region', { name: say('zh-CN', 'crud.list') });
  const retry = list.getByRole('button', { name: say('zh-CN', 'common.retry') });
  await expect(retry).toBeVisible();
  await setNetwork(origin, { mode: 'normal' });
  await retry.click();
  await expect(rows(page).first()).toBeVisible();
});

// The policy of the deployment lets no such request go; a browser that knows no policy has the token kept all the same.
test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('C22 an answer that leads to another origin takes no token there', async ({ page, oracle }) => {
    const seen: (string | undefined)[] = [];
    const stranger = createServer((request, response) => {
      seen.push(request.headers.authorization);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' });
      response.end('{"code":0,"msg":"","data":{"list":[],"total":0,"currentPage":1}}');
    });
    await new Promise<void>((done) => {
      stranger.listen(0, '127.0.0.1', done);
    });
    const { port } = stranger.address() as AddressInfo;
    oracle.allow(new RegExp(`:${port}/|ERR_FAILED|CORS`));
    await page.route(LIST, (route) =>
      route.fulfill({ status: 302, headers: { Location: `http://127.0.0.1:${port}/elsewhere` } }),
    );
    await signInFast(page, 'finance01', RECHARGE);
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(seen.filter((token) => token !== undefined)).toEqual([]);
    stranger.close();
  });
});
