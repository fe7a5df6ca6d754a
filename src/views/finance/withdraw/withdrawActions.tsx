import { CheckOutlined, RollbackOutlined } from '@ant-design/icons';
import { reviewWithdraw, reviewWithdraws, WITHDRAW_PAY, WITHDRAW_REVIEW, withdrawLog } from '@/api/withdraws';
import type { WithdrawLog } from '@/api/withdrawTypes';
import type { BulkAction, RowAction } from '@/crud/action/action';
import { ReasonDialog } from '@/crud/form/ReasonDialog';
import { newRequestId } from '@/crud/action/requestId';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { formatMoney, formatUsdt, sum } from '@/lib/money';
import { isLarge, isPayable } from './withdrawStatus';

/** The server takes no more at once, and only what hardly carries a risk. */
const MOST_AT_ONCE = 20;
const LOW_RISK = 30;

const versionsOf = (rows: readonly WithdrawLog[]) =>
  Object.fromEntries(rows.map(({ id, version }) => [id, version]));

/** Approves several small ones of low risk, all in one coin. */
export const approveMany: BulkAction<WithdrawLog> = {
  name: 'approve',
  label: 'withdraw.bulkApprove',
  icon: <CheckOutlined />,
  permission: WITHDRAW_REVIEW,
  disabledReason: (rows, t) => {
    const many = bulkLimit(rows, t, MOST_AT_ONCE);
    if (many !== null) return many;
    if (rows.some(({ status }) => status !== 1)) return t('withdraw.pendingOnly');
    if (new Set(rows.map(({ coin }) => coin)).size > 1) return t('withdraw.oneCoin');
    return rows.some((row) => row.riskScore >= LOW_RISK || isLarge(row)) ? t('withdraw.lowRiskOnly') : null;
  },
  perform: async (rows, context) => {
    const text = context.t('withdraw.bulkApproveText', {
      n: rows.length,
      amount: formatMoney(sum(rows.map(({ amount }) => amount))),
      coin: rows[0]?.coin ?? '',
      usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
    });
    if (!(await context.confirm({ text }))) return;
    const requestId = newRequestId();
    await context.run(
      rows,
      () =>
        reviewWithdraws({
          ids: rows.map(({ id }) => id),
          result: 'approve',
          remark: '',
          versions: versionsOf(rows),
          requestId,
        }),
      'withdraw.reviewed',
    );
  },
};

/** Finance has doubts about what was approved: the review starts anew. */
export const sendBack: RowAction<WithdrawLog> = {
  name: 'return',
  label: 'withdraw.return',
  icon: <RollbackOutlined />,
  permission: WITHDRAW_PAY,
  visible: isPayable,
  perform: (row, context) =>
    context.show((dialog) => (
      <ReasonDialog
        {...dialog}
        name={withdrawLog.name}
        id={row.id}
        title={context.t('withdraw.returnTitle', { orderNo: row.orderNo })}
        ok="withdraw.return"
        danger
        done="withdraw.returned"
        onSubmit={(remark, _, requestId) =>
          reviewWithdraw({
            id: row.id,
            result: 'return',
            remark,
            versions: { [row.id]: row.version },
            requestId,
          })
        }
      >
        <p>{context.t('withdraw.returnText')}</p>
      </ReasonDialog>
    )),
};
