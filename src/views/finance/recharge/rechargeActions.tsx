import { CheckOutlined } from '@ant-design/icons';
import { channels } from '@/api/channels';
import { RECHARGE_REVIEW, rechargeLog, reviewRecharge, reviewRecharges } from '@/api/finance';
import type { RechargeLog } from '@/api/financeTypes';
import { ledgerLog } from '@/api/ledger';
import { toQuery } from '@/api/query';
import { rechargeAddresses } from '@/api/rechargeAddresses';
import type { BulkAction } from '@/crud/action/action';
import { kitOf } from '@/domain/kit/kit';
import { rejectManyOf } from '@/domain/review/rejectMany';
import { newRequestId } from '@/crud/action/requestId';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { formatUsdt, sum } from '@/lib/money';
import { isOpen, isPending } from './rechargeStatus';

const { row } = kitOf(rechargeLog);

/** Approves several that nothing speaks against. */
export const approveMany: BulkAction<RechargeLog> = {
  name: 'approve',
  label: 'recharge.bulkApprove',
  icon: <CheckOutlined />,
  permission: RECHARGE_REVIEW,
  disabledReason: (rows, t) => {
    const many = bulkLimit(rows, t);
    if (many !== null) return many;
    if (!rows.every(isPending)) return t('recharge.pendingOnly');
    return rows.some(({ riskFlags }) => riskFlags.length > 0) ? t('recharge.flagged') : null;
  },
  perform: async (rows, context) => {
    const usdt = formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue)));
    const text = context.t('recharge.bulkApproveText', { n: rows.length, usdt });
    if (!(await context.confirm({ text }))) return;
    const requestId = newRequestId();
    await context.run(
      rows,
      () =>
        reviewRecharges({
          ids: rows.map(({ id }) => id),
          result: 'approve',
          remark: '',
          versions: Object.fromEntries(rows.map(({ id, version }) => [id, version])),
          requestId,
        }),
      'recharge.reviewed',
    );
  },
};

/** Rejects several for one reason; flags do not hinder that. */
export const rejectMany: BulkAction<RechargeLog> = rejectManyOf({
  name: rechargeLog.name,
  label: 'recharge.bulkReject',
  permission: RECHARGE_REVIEW,
  reasons: 'biz_recharge_reject',
  reasonLabel: 'recharge.rejectCode',
  text: 'recharge.bulkRejectText',
  done: 'recharge.rejected',
  disabledReason: (rows, t) => bulkLimit(rows, t) ?? (rows.every(isOpen) ? null : t('recharge.openOnly')),
  send: reviewRecharge,
});

/** Where the money came in, and what it did. */
export const links = [
  row.link('address', 'recharge.links.address', {
    permission: rechargeAddresses.permissions.list,
    visible: ({ source, toAddress }) => source === 1 && toAddress !== '',
    to: ({ toAddress, memo }) =>
      `/finance/rechargeAddress?${toQuery({ address: toAddress, memo: memo || undefined })}`,
  }),
  row.link('channel', 'recharge.links.channel', {
    permission: channels.permissions.list,
    visible: ({ channelCode }) => channelCode !== '',
    to: ({ channelCode }) => `/finance/channel?${toQuery({ channelCode })}`,
  }),
  row.link('ledger', 'recharge.links.ledger', {
    permission: ledgerLog.permissions.list,
    visible: ({ status }) => status === 2,
    to: ({ orderNo }) => `/member/assetLog?${toQuery({ refNo: orderNo })}`,
  }),
];
