import { dayText } from '#mocks/staking/interest';
import { unpaidDays } from '#mocks/staking/list';
import { openOrders } from '#mocks/staking/rows';
import type { OrderRow } from '#mocks/staking/rows';
import type { Draws, Walk } from './draws';
import { withdrawn } from './withdrawn';

/** A day of an order that was not paid, where there is one; any of its days otherwise. */
function missedDay({ random }: Draws, order: OrderRow): string {
  const paid = new Set(order.paidDays.map(({ day }) => day));
  const days = Array.from({ length: Math.max(1, order.dealtDays) }, (_, place) => place + 1);
  const missed = days.filter((day) => !paid.has(day));
  return dayText(order, random.pick(missed.length > 0 ? missed : days));
}

/** What members stake in, and what they have staked. */
export const stakingWalk: Walk = (draws: Draws) => {
  const { db, random, one, some, version, versions, ...draw } = draws;
  const products = () => db.stakingProducts.values();
  const order = () => one(openOrders(db).length > 0 ? openOrders(db) : db.stakingOrders.values());
  const own = (row: { id: number; version: number }) => ({ id: row.id, version: version(row) });
  const fresh = () => `WALK-${random.int(1, 99)}`;
  const reads = (base: string) => [
    { route: `GET ${base}/list` as const, input: draw.page },
    { route: `GET ${base}/export` as const, input: () => ({}) },
    { route: `GET ${base}/summary` as const, input: () => ({}) },
  ];
  return [
    ...reads('stakingProduct'),
    { route: 'GET stakingProduct/get', input: () => ({ id: one(products()).id }) },
    {
      route: 'POST stakingProduct/add',
      input: () => {
        const row = one(products());
        return { ...row, productCode: fresh(), maxPerMember: random.pick([row.maxPerMember, draw.amount()]) };
      },
    },
    {
      route: 'PUT stakingProduct/edit',
      often: 4,
      input: () => {
        const row = one(products(), ({ deleted }) => !deleted);
        const apr = random.pick([row.apr, '0.5', '12', '28.1234', '40', '201']);
        const totalQuota = random.pick([row.totalQuota, row.totalQuota, '100', '2000', '5000000']);
        return { ...row, ...own(row), apr, totalQuota, operPassword: draw.password() };
      },
    },
    {
      route: 'POST stakingProduct/effect',
      input: () => ({ id: one(products()).id, apr: random.pick(['0.5', '7', '31']), totalQuota: '7000' }),
    },
    {
      route: 'PUT stakingProduct/publish',
      often: 2,
      input: () => ({
        ...own(one(products(), ({ status, deleted }) => status === 0 && !deleted)),
        operPassword: draw.password(),
      }),
    },
    {
      route: 'PUT stakingProduct/setStatus',
      input: () => ({ ...own(one(products())), on: draw.onOff() }),
    },
    {
      route: 'POST stakingProduct/copy',
      input: () => ({ id: one(products()).id, productCode: fresh() }),
    },
    {
      route: 'PUT stakingProduct/confirmChange',
      often: 2,
      input: () => ({
        ...own(one(products(), ({ pendingChange }) => pendingChange !== null)),
        result: random.pick(['approve', 'reject']),
        reason: draw.reason(),
        operPassword: draw.password(),
      }),
    },
    withdrawn(draws, 'PUT stakingProduct/withdrawChange', products),
    {
      route: 'PUT stakingProduct/sort',
      input: () => {
        const all = random.shuffle([...products()].filter(({ deleted }) => !deleted));
        return { ids: all.map(({ id }) => id), versions: versions(all) };
      },
    },
    {
      route: 'DELETE stakingProduct/delete',
      often: 2,
      input: () => ({
        ids: some(
          2,
          products(),
          ({ productCode, status }) => status === 0 && productCode.startsWith('WALK'),
        ).map(({ id }) => id),
      }),
    },
    ...reads('stakingOrder'),
    { route: 'GET stakingOrder/get', input: () => ({ id: one(db.stakingOrders.values()).id }) },
    { route: 'GET stakingOrder/interestLog', input: () => ({ id: one(db.stakingOrders.values()).id }) },
    { route: 'GET stakingOrder/redeemPreview', input: () => ({ id: order().id }) },
    {
      route: 'PUT stakingOrder/redeem',
      often: 2,
      input: () => ({
        id: order().id,
        reason: draw.reason(),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'POST stakingOrder/reissueInterest',
      often: 3,
      input: () => {
        const row = one(openOrders(db), (open) => unpaidDays(db, open) > 0);
        return {
          id: row.id,
          day: missedDay(draws, row),
          reason: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST stakingOrder/review',
      often: 3,
      input: () => ({
        id: one(db.stakingOrders.values(), ({ reissueBy }) => reissueBy !== '').id,
        result: random.pick(['approve', 'reject']),
        reason: draw.reason(),
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
  ];
};
