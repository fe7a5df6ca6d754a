import { expect, go, goInside, menuItem, signInFast, test } from './console';
import { say } from './words';

// What the others may press stands in glances.ts, which rounds.spec.ts looks at.
test('C74 who has neither menu nor buttons finds nothing of them, by address or palette either', async ({
  page,
}) => {
  await signInFast(page, 'common');
  await expect(menuItem(page, '/home')).toBeVisible();
  await expect(menuItem(page, '/finance')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: say('zh-CN', 'search.title') });
  await palette.getByRole('searchbox').fill(say('zh-CN', 'menu.201'));
  await expect(palette.getByText(say('zh-CN', 'search.empty'))).toBeVisible();
  for (const address of ['/finance/recharge?status[]=1', '/member/auth']) {
    await go(page, address);
    await expect(page.getByText(say('zh-CN', 'error.notFound.title'))).toBeVisible();
  }
});

test('an administrator sees the console as a role, with nothing that the role lacks, until it is ended', async ({
  page,
}) => {
  const bar = page.getByLabel(say('zh-CN', 'role.seen.title'), { exact: true });
  await signInFast(page, 'admin', '/system/auth/role');
  const see = async () => {
    const row = page.getByRole('row').filter({ has: page.getByText('finance', { exact: true }) });
    await row.getByRole('button', { name: say('zh-CN', 'crud.more'), exact: true }).click();
    await page.getByRole('menuitem', { name: say('zh-CN', 'role.seeAs') }).click();
    await expect(bar).toContainText('财务');
    await expect(page).toHaveURL(/\/finance\/withdraw\?status/);
    await expect(menuItem(page, '/finance')).toBeVisible();
    await expect(menuItem(page, '/system')).toHaveCount(0);
  };
  await test.step('the bar ends it', async () => {
    await see();
    await bar.getByRole('button', { name: say('zh-CN', 'role.seen.end') }).click();
    await expect(bar).toHaveCount(0);
    await expect(menuItem(page, '/system')).toBeVisible();
  });
  await test.step('an address that the role lacks opens nothing, and a reload ends it', async () => {
    await goInside(page, '/system/auth/role');
    await see();
    await page.evaluate(() => {
      history.pushState(null, '', '/system/auth/role');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText(say('zh-CN', 'error.notFound.title'))).toBeVisible();
    await page.reload();
    await expect(menuItem(page, '/system')).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});
