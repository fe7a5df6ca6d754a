import type { RechargeRow } from '#mocks/core/rows';
import type { Walk } from './draws';

const isPending = ({ status }: RechargeRow) => status === 1;

export const rechargeWalk: Walk = ({ db, random, one, some, version, versions, ...draw }) => {
  const rows = () => db.recharges.values();
  return [
    {
      route: 'POST cwManage/chargeLogList',
      input: () => ({ ...draw.page(), status: [random.int(0, 5)], orderBy: 'amount desc' }),
    },
    { route: 'POST cwManage/chargeLogSummary', input: () => ({ coin: random.pick([['BTC'], []]) }) },
    { route: 'GET memberRechargeLog/get', input: () => ({ id: random.int(0, 900) }) },
    { route: 'GET memberRechargeLog/export', input: () => ({ status: [1] }) },
    {
      route: 'GET memberRechargeLog/preview',
      input: () => ({ memberId: random.int(1, 325), coin: 'USDT', amount: draw.amount() }),
    },
    {
      route: 'POST cwManage/chargeLogAdd',
      often: 3,
      input: () => ({
        memberId: random.int(1, 325),
        accountType: random.chance(0.95) ? 1 : 9,
        coin: random.chance(0.95) ? one([...db.walletCodes].slice(-4)).coin : 'NOPE',
        amount: draw.amount(),
        manualReason: random.chance(0.9) ? 'missed' : 'because',
        remark: draw.reason(),
        attachments: [],
        operPassword: draw.password(),
        requestId: draw.requestId(),
      }),
    },
    {
      route: 'POST cwManage/chargeLogReview',
      often: 6,
      input: () => {
        const result = random.pick(['approve', 'approve', 'approve', 'reject', 'hold', 'release'] as const);
        const row = one(rows(), ({ status }) => status === (result === 'release' ? 5 : 1));
        return {
          id: row.id,
          result,
          rejectCode: random.pick(['aml', 'duplicate', undefined]),
          remark: draw.reason(),
          creditAmount: random.chance(0.1) ? draw.amount() : undefined,
          versions: versions([row]),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST cwManage/chargeLogReview',
      input: () => {
        const many = some(6, rows(), isPending);
        return {
          ids: many.map(({ id }) => id),
          result: random.pick(['approve', 'reject', 'hold', 'release']),
          rejectCode: 'duplicate',
          remark: '',
          versions: versions(many),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'PUT memberRechargeLog/edit',
      input: () => {
        const row = one(rows(), isPending);
        const txHash = random.pick([row.txHash, '', 'xyz', one(rows()).txHash]);
        return { id: row.id, version: version(row), remark: 'x', txHash };
      },
    },
    {
      route: 'DELETE memberRechargeLog/delete',
      input: () => ({
        ids: some(3, rows(), ({ status, deleted }) => !deleted && [3, 4].includes(status)).map(
          ({ id }) => id,
        ),
      }),
    },
  ];
};
