import type { Locator, Page } from '@playwright/test';
import { expect, signInFast, SITE, test } from './console';
import { button, choose, field, openOne, rows, send, top, zh } from './lists';
import { appealFirst, confirmFirst, decideFirst, fillFinding } from './violations';

/** Ten accounts: five of one person, three of another, and two who came from the same address once. */
const RING = [2, 3, 4, 5, 6, 20, 23, 24, 55, 65].map((id) => String(10_010_000 + id));

interface Listed {
  uid: string;
  relatedUids: string[];
}

/** The rows of a list, as the backend answers. */
async function listed(page: Page, token: string, method: 'get' | 'post', path: string, data?: object) {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request[method](SITE + path, data ? { headers, data } : { headers });
  return ((await answer.json()) as { data: { list: Listed[] } }).data.list;
}

const cluster = (page: Page): Locator => page.getByRole('region', { name: zh('cluster.open') }).last();

const table = (page: Page): Locator => cluster(page).locator('[data-row-key]').filter({ visible: true });

const uidsIn = (page: Page): Promise<string[]> =>
  table(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => /\d{8}/.exec(box.getAttribute('aria-label') ?? '')?.[0] ?? ''),
    );

/** What the picture looks like now. */
const pictureOf = (page: Page): Promise<string> =>
  cluster(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('from the review of a withdraw the ring is found, chosen in the table, frozen, and recorded; one of it is cleared on appeal', async ({
  page,
  otherPage,
}) => {
  test.setTimeout(180_000);
  const token = await signInFast(page, 'admin', '/finance/withdraw?memberId=2');
  const review = page.locator('main [data-row-key]').getByRole('button', { name: zh('crud.review') });
  await review.first().click();
  await top(page)
    .getByRole('button', { name: zh('menu.804') })
    .click();

  await expect(cluster(page).getByRole('figure')).toHaveAttribute('aria-label', /10/);
  expect((await uidsIn(page)).toSorted()).toEqual(RING.toSorted());

  // The keyboard alone: the boxes of the rows take the focus, and Space chooses.
  for (const uid of RING) {
    const box = table(page).getByRole('checkbox', { name: zh('crud.selectRow', { name: uid }) });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  await expect(cluster(page).getByText(zh('crud.selected', { n: RING.length }))).toBeVisible();

  await button(cluster(page), 'member.freeze').click();
  await field(top(page), 'field.reason').fill('同一团伙，统一冻结');
  await send(top(page), 'member.freeze');
  await expect(table(page).getByText('冻结')).toHaveCount(RING.length);

  const members = await listed(page, token, 'get', 'member/list?status[]=2&pageSize=200');
  const frozen = new Set(members.map(({ uid }) => uid));
  expect(RING.filter((uid) => !frozen.has(uid))).toEqual([]);

  await expect(top(page)).toContainText(zh('stops.heldNow', { n: 1 }));
  await button(top(page), 'crud.close').last().click();
  await cluster(page).locator('thead').getByRole('checkbox').filter({ visible: true }).first().check();
  await button(cluster(page), 'violation.add').click();
  for (const uid of RING) await expect(top(page)).toContainText(uid);
  await fillFinding(page, '一般', '十个账号共用设备、IP 与提现地址，集中领取新人奖励后提现。');
  await send(top(page), 'crud.submit');
  await expect(page.getByText(zh('violation.added'), { exact: true })).toBeVisible();
  const found = await listed(page, token, 'get', 'violation/list?status[]=1&createdBy=admin&pageSize=50');
  expect(found.map(({ uid, relatedUids }) => [uid, ...relatedUids].toSorted())).toEqual(RING.map(() => RING));
  expect(found.map(({ uid }) => uid).toSorted()).toEqual(RING);

  // One of them is punished, and appeals.
  const cleared = 24;
  const risk = await otherPage();
  await openOne(risk, 'risk001', `/risk/violation?memberId=${cleared}&status[]=1`);
  await confirmFirst(risk, '冻结');
  await expect(risk.getByText(zh('violation.confirmed'), { exact: true })).toBeVisible();
  await risk.goto(`/risk/violation?memberId=${cleared}`);
  await appealFirst(risk, '会员来电：与其余账号仅同住一处');

  const second = await otherPage();
  await openOne(second, 'risk002', `/member/list?memberId=${cleared}`);
  await choose(second, rows(second).first(), 'member.unfreeze');
  await field(top(second), 'field.reason').fill('申诉期间先行解冻');
  await send(top(second), 'member.unfreeze');
  await expect(top(second).getByRole('alert').first()).toContainText(/VR\d{16}/);

  await second.goto(`/risk/violation?memberId=${cleared}`);
  await decideFirst(second, 'violation.revoke', '经核实为合租室友，未参与');
  await expect(second.getByText(zh('violation.revokedDone'), { exact: true })).toBeVisible();

  // What the operator has taken, an operator gives back.
  await second.goto(`/member/list?memberId=${cleared}`);
  await choose(second, rows(second).first(), 'member.unfreeze');
  await field(top(second), 'field.reason').fill('违规已撤销，恢复账户');
  await send(top(second), 'member.unfreeze');
  await expect(rows(second).first()).toContainText('正常');
});

test('an agent sees the team alone', async ({ page }) => {
  const token = await signInFast(page, 'agent01', '/risk/cluster?memberId=15');
  await expect(table(page).first()).toBeVisible();
  const team = new Set((await listed(page, token, 'get', 'member/list?pageSize=200')).map(({ uid }) => uid));
  const shown = await uidsIn(page);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((uid) => !team.has(uid))).toEqual([]);
  await expect(cluster(page).getByRole('checkbox', { name: zh('cluster.kind.document') })).toHaveCount(0);
});

test('with less motion asked for nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInFast(page, 'admin', '/risk/cluster?memberId=15&depth=2');
  const picture = cluster(page).getByRole('figure');
  await expect(picture).toHaveAttribute('data-at-rest', 'true');
  const first = await pictureOf(page);
  await expect(picture).not.toHaveAttribute('data-at-rest', 'false');
  await page.waitForTimeout(600);
  expect(await pictureOf(page)).toBe(first);
});

test('kinds and distance are chosen in the legend, and the address keeps them', async ({ page }) => {
  await signInFast(page, 'risk001', '/risk/cluster?memberId=2');
  await expect(table(page)).toHaveCount(RING.length);
  for (const kind of ['ip', 'inviter'] as const)
    await cluster(page)
      .getByRole('checkbox', { name: zh(`cluster.kind.${kind}`) })
      .click();
  await expect(table(page)).toHaveCount(5);
  await expect(page).toHaveURL(/kinds/);
  await page.reload();
  await expect(table(page)).toHaveCount(5);
});
