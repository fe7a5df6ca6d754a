import { expect, test } from 'vitest';
import { stakingProduct } from '@/contract/staking/product';
import { StakingStatus } from '@/contract/staking/productFlow';
import { DEMO_PASSWORD } from '#mocks/core/demo';
import { format, parse } from '#mocks/core/money';
import { DAY, stampOf } from '#mocks/core/time';
import { redeemOwn } from '#mocks/staking/redeem';
import { openOrders, soldOf } from '#mocks/staking/rows';
import type { ProductRow } from '#mocks/staking/rows';
import { bench, bodyFrom, signedIn } from '../operator';
import type { Bench, Operator } from '../operator';

const { calls } = stakingProduct;

const product = ({ db }: Bench, code: string): ProductRow => {
  const found = [...db.stakingProducts.values()].find(({ productCode }) => productCode === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
};

/** The form of a product, sent with some other values. */
const edited = (who: Operator, row: ProductRow, more: object) =>
  who.ask<{ version: number; waits: boolean }>('PUT', 'stakingProduct/edit', {
    ...bodyFrom(calls.edit, { ...row, ...more }),
    operPassword: DEMO_PASSWORD,
  });

const decided = (who: Operator, { id, version }: ProductRow, result: string) =>
  who.ask('PUT', 'stakingProduct/confirmChange', {
    id,
    version,
    result,
    reason: '核对后处理',
    operPassword: DEMO_PASSWORD,
  });

const published = (who: Operator, { id, version }: ProductRow) =>
  who.ask('PUT', 'stakingProduct/publish', { id, version, operPassword: DEMO_PASSWORD });

test('what orders rest on can be changed in a draft and not any more once it is published', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const draft = product(place, 'ETH-180D');
  expect((await edited(who, draft, { lockDays: 150, penaltyRate: '40' })).code).toBe(0);
  expect(draft).toMatchObject({ lockDays: 150, penaltyRate: '40' });
  expect((await published(who, draft)).code).toBe(0);
  expect(draft.status).toBe(StakingStatus.onSale);
  for (const more of [{ lockDays: 90 }, { penaltyRate: '60' }, { coin: 'BTC' }, { redeemDelayDays: 3 }])
    expect(await edited(who, draft, more)).toMatchObject({
      code: 40904,
      msg: expect.stringContaining('只有草稿'),
    });
  expect((await edited(who, draft, { sort: 7, remark: '改了排序' })).code).toBe(0);
  expect(draft).toMatchObject({ lockDays: 150, penaltyRate: '40', sort: 7 });
});

test('an APR that is raised waits for another operator, one that is lowered is in force at once', async () => {
  const place = bench();
  const [maker, other] = [await signedIn(place, 'admin'), await signedIn(place, 'admin02')];
  const row = product(place, 'USDT-30D');
  expect(await edited(maker, row, { apr: '7' })).toMatchObject({ code: 0, data: { waits: true } });
  expect(row).toMatchObject({ apr: '6', pendingChange: { apr: '7' }, changeBy: 'admin' });
  expect((await decided(maker, row, 'approve')).code).toBe(40903);
  expect((await decided(other, row, 'approve')).code).toBe(0);
  expect(row).toMatchObject({ apr: '7', pendingChange: null });
  expect(await edited(maker, row, { apr: '5.5' })).toMatchObject({ code: 0, data: { waits: false } });
  expect(row.apr).toBe('5.5');
});

test('quota and most per member of a product on sale wait too, and of a draft they do not', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const [onSale, draft] = [product(place, 'USDT-90D'), product(place, 'ETH-180D')];
  const raised = { maxPerMember: '20000', totalQuota: '90000' };
  expect((await edited(who, onSale, raised)).data.waits).toBe(true);
  expect(onSale).toMatchObject({ maxPerMember: '10000', totalQuota: '40000', pendingChange: raised });
  expect((await edited(who, draft, { maxPerMember: '3', totalQuota: '16' })).data.waits).toBe(false);
  expect(draft).toMatchObject({ maxPerMember: '3', totalQuota: '16' });
});

test('the quota is not lowered below what is sold', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const row = product(place, 'USDT-FLEX');
  const sold = soldOf(place.db, row);
  const below = format(sold - parse('1'));
  const more = { maxPerMember: '10', totalQuota: below };
  expect(await edited(who, row, more)).toMatchObject({
    code: 40000,
    data: { fields: { totalQuota: expect.stringContaining('已售') } },
  });
  expect(row.totalQuota).toBe('60000');
});

test('a product is sold out when its quota is used up, and on sale again once somebody takes coins back', async () => {
  const place = bench();
  const who = await signedIn(place, 'admin');
  const row = product(place, 'USDT-FLEX');
  const full = format(soldOf(place.db, row));
  expect((await edited(who, row, { totalQuota: full, maxPerMember: '1000' })).code).toBe(0);
  expect(row.status).toBe(StakingStatus.soldOut);
  const order = openOrders(place.db).find(({ productId }) => productId === String(row.id));
  if (!order) throw new Error('nobody has staked');
  redeemOwn(place.db, order);
  expect(row.status).toBe(StakingStatus.onSale);
});

test('a product that is sold out is on sale again once two operators have raised its quota', async () => {
  const place = bench();
  const [maker, other] = [await signedIn(place, 'admin'), await signedIn(place, 'admin02')];
  const row = product(place, 'TON-60D');
  expect(row.status).toBe(StakingStatus.soldOut);
  expect((await edited(maker, row, { totalQuota: '3000' })).data.waits).toBe(true);
  expect(row.status).toBe(StakingStatus.soldOut);
  expect((await decided(other, row, 'approve')).code).toBe(0);
  expect(row).toMatchObject({ status: StakingStatus.onSale, totalQuota: '3000' });
});

test('a copy is a draft with the same terms and a code of its own', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const row = product(place, 'BTC-90D');
  const copied = (productCode: string) =>
    who.ask<{ id: number }>('POST', 'stakingProduct/copy', { id: row.id, productCode });
  expect((await copied('BTC-30D')).code).toBe(40905);
  const { code, data } = await copied('BTC-90D-B');
  expect(code).toBe(0);
  const { apr, lockDays, totalQuota, coin } = row;
  expect(place.db.stakingProducts.get(data.id)).toMatchObject({
    productCode: 'BTC-90D-B',
    status: StakingStatus.draft,
    version: 1,
    createdBy: 'operate01',
    apr,
    lockDays,
    totalQuota,
    coin,
  });
});

test('terms that no draft may have are not copied around the second person', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const row = product(place, 'BTC-90D');
  row.apr = '45';
  const body = { id: row.id, productCode: 'BTC-90D-B' };
  expect(await who.ask('POST', 'stakingProduct/copy', body)).toMatchObject({
    code: 40904,
    msg: expect.stringContaining('不能复制'),
  });
});

test('a draft alone is deleted', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const ids = ['ETH-180D', 'ETH-90D'].map((code) => product(place, code).id);
  const { data } = await who.ask<{ done: number; failed: { id: string; code: number }[] }>(
    'DELETE',
    'stakingProduct/delete',
    { ids },
  );
  expect(data.failed).toMatchObject([{ code: 40904 }]);
  expect(product(place, 'ETH-180D').deleted).toBe(true);
  expect(product(place, 'ETH-90D').deleted).toBe(false);
});

test('a draft has a usual APR and quota, amounts that fit its coin, and a sale that begins before it ends', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const row = product(place, 'ETH-180D');
  const refused: [object, string][] = [
    [{ apr: '29', bonusApr: '2' }, 'apr'],
    [{ totalQuota: '5000' }, 'totalQuota'],
    [{ minAmount: '0.0000000000000000001' }, 'minAmount'],
    [{ maxPerMember: '0.001' }, 'maxPerMember'],
    [{ totalQuota: '1' }, 'totalQuota'],
    [{ lockDays: 0 }, 'lockDays'],
    [{ endAt: row.startAt }, 'endAt'],
    [{ coin: 'NOPE' }, 'coin'],
  ];
  for (const [more, field] of refused)
    expect([more, await edited(who, row, more)]).toMatchObject([
      more,
      { code: 40000, data: { fields: { [field]: expect.any(String) } } },
    ]);
});

test('the sale ends by itself, and an ended product is not changed any more', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const row = product(place, 'SOL-FLEX');
  expect((await edited(who, row, { endAt: stampOf(place.db.now() + DAY) })).code).toBe(0);
  place.wait(DAY + 1000);
  const again = await signedIn(place, 'operate01');
  await again.ask('GET', 'stakingProduct/list');
  expect(row.status).toBe(StakingStatus.ended);
  expect((await edited(again, row, { remark: '已经结束' })).code).toBe(40904);
  const on = { id: row.id, version: row.version, on: 1 };
  expect((await again.ask('PUT', 'stakingProduct/setStatus', on)).code).toBe(40904);
});

test('what a change would do is foreseen with the worst case, and writes nothing', async () => {
  const place = bench();
  const who = await signedIn(place, 'operate01');
  const row = product(place, 'USDT-30D');
  const before = structuredClone(row);
  const { code, data } = await who.ask<object>('POST', 'stakingProduct/effect', { id: row.id, apr: '31' });
  expect(code).toBe(0);
  // 40,000 USDT for a year: at 6 % before, at 31 % after.
  expect(JSON.stringify(data)).toContain('"2400"');
  expect(JSON.stringify(data)).toContain('"12400"');
  expect(row).toEqual(before);
});
