import type { Page } from '@playwright/test';
import type { MenuRecord } from '@/api/types';
import { SITE } from './console';

/** Where this server has its screens; every other path is another one as well. */
const PATHS: Record<string, string> = {
  'finance/recharge/index': '/money/in',
  'finance/withdraw/index': '/money/out',
  'finance/adjust/index': '/money/mend',
  'member/auth/index': '/people/known',
  'member/asset/index': '/people/holdings',
  'member/assetLog/index': '/people/bookings',
  'member/detail/index': '/people/one/:id',
};

const moved = (record: MenuRecord): MenuRecord => ({
  ...record,
  path: PATHS[record.component] ?? `/elsewhere${record.path}`,
  children: record.children.map(moved),
});

/** The server's menu with other paths; operator and permissions stay. */
export async function movePaths(page: Page): Promise<void> {
  await page.route(`**${SITE}user/getUserMenus`, async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const answer = (await response.json()) as { data: { menuList: MenuRecord[] } };
    const menuList = answer.data.menuList.map(moved);
    await route.fulfill({ json: { ...answer, data: { ...answer.data, menuList } } });
  });
}
