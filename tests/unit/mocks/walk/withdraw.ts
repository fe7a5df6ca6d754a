import { hashOn } from '#mocks/core/seeds/chainText';
import type { WithdrawRow } from '#mocks/core/rows';
import { liftableBlocksOf } from '#mocks/withdraw/checks';
import type { Walk } from './draws';

/** States each decision belongs to. */
const STARTS: Record<string, readonly number[]> = {
  approve: [1, 2],
  reject: [1, 2],
  hold: [1, 2],
  release: [10],
  cancel: [10],
  return: [3],
};

const isIn =
  (...states: number[]) =>
  ({ status }: WithdrawRow) =>
    states.includes(status);

export const withdrawWalk: Walk = ({ db, random, one, some, version, versions, ...draw }) => {
  const rows = () => db.withdraws.values();
  const review = 'POST cwManage/withdrawLogReview';
  return [
    {
      route: 'POST cwManage/withdrawLogList',
      input: () => ({ ...draw.page(), status: [random.int(1, 11)], orderBy: 'riskScore desc' }),
    },
    { route: 'POST cwManage/withdrawLogSummary', input: () => ({ coin: random.pick([['BTC'], []]) }) },
    { route: 'GET memberWithdrawLog/get', input: () => ({ id: one(rows(), isIn(1, 2, 11)).id }) },
    { route: 'GET memberWithdrawLog/payable', input: () => ({ ids: [one(rows(), isIn(3, 10)).id] }) },
    { route: 'GET memberWithdrawLog/checks', input: () => ({ id: one(rows(), isIn(1, 2)).id }) },
    { route: 'GET memberWithdrawLog/export', input: () => ({ status: [1, 2] }) },
    {
      route: review,
      often: 9,
      input: () => {
        const result = random.weighted([
          ['approve', 12],
          ['reject', 2],
          ['hold', 2],
          ['release', 2],
          ['cancel', 1],
          ['return', 1],
        ]);
        const row = one(rows(), isIn(...(STARTS[result] ?? [])));
        return {
          id: row.id,
          result,
          rejectCode: random.pick(['risk', 'kyc', undefined]),
          addressTail: random.pick([row.toAddress.slice(-6), row.toAddress.slice(-6), undefined]),
          remark: draw.reason(),
          versions: versions([row]),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: review,
      often: 2,
      input: () => {
        const { coin } = one(rows(), isIn(1));
        const many = some(6, rows(), (row) => row.status === 1 && row.coin === coin);
        return {
          ids: many.map(({ id }) => id),
          result: 'approve',
          versions: versions(many),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST cwManage/withdrawLogOverride',
      often: 14,
      input: () => {
        const row = one(rows(), (waiting) => isIn(1, 2)(waiting) && liftableBlocksOf(db, waiting).length > 0);
        return {
          id: row.id,
          version: version(row),
          reason: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST cwManage/withdrawLogPay',
      often: 6,
      input: () => {
        const row = one(rows(), isIn(3));
        const payMode = random.int(1, 2);
        return {
          id: row.id,
          payMode,
          ...(payMode === 2 && random.chance(0.5) ? { txHash: hashOn(row.chain, random) } : {}),
          versions: versions([row]),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST cwManage/withdrawLogPay',
      input: () => {
        const many = some(3, rows(), isIn(3));
        return {
          ids: many.map(({ id }) => id),
          payMode: 1,
          versions: versions(many),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'POST cwManage/withdrawLogResult',
      often: 6,
      input: () => {
        const row = one(rows(), isIn(4, 5, 11));
        const second = row.proposal === null ? 'fail' : random.pick(['confirm', 'confirm', 'dismiss']);
        return {
          id: row.id,
          version: version(row),
          result: random.pick(['sent', 'fail', second, second]),
          txHash: random.pick([undefined, hashOn(row.chain, random), one(rows()).txHash || undefined]),
          proof: random.pick(['区块浏览器截图已核对', undefined]),
          reason: draw.reason(),
          operPassword: draw.password(),
          requestId: draw.requestId(),
        };
      },
    },
    {
      route: 'PUT memberWithdrawLog/edit',
      input: () => {
        const row = one(rows());
        return { id: row.id, version: version(row), remark: '已电话核实' };
      },
    },
  ];
};
