import { CheckOutlined, RollbackOutlined, StopOutlined } from '@ant-design/icons';
import { fetchRecord } from '@/api/records';
import { withdraw, WithdrawStatus } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { minChars, required } from '@/crud/field/rules';
import { askAction } from '@/domain/kit/ask';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney, formatUsdt, sum } from '@/lib/money';
import { isLarge, isPayable } from './withdrawStatus';
import type { WithdrawRow } from './withdrawStatus';

const { row, bulk, permission } = screenKit(withdraw);

/** The server takes no more at once, and only what hardly carries a risk. */
const MOST_AT_ONCE = 20;
const LOW_RISK = 30;

/** Approves several small ones of low risk, all in one coin. */
export const approveMany = bulk.ask({
  name: 'approve',
  call: withdraw.calls.review,
  label: 'withdraw.bulkApprove',
  icon: <CheckOutlined />,
  fixed: { result: 'approve' },
  disabledReason: (rows, t) => {
    const many = bulkLimit(rows, t, MOST_AT_ONCE);
    if (many !== null) return many;
    if (rows.some(({ status }) => status !== WithdrawStatus.pending)) return t('withdraw.pendingOnly');
    if (new Set(rows.map(({ coin }) => coin)).size > 1) return t('withdraw.oneCoin');
    // A score that could not be read is no low one.
    return rows.every((one) => one.riskScore < LOW_RISK && !isLarge(one)) ? null : t('withdraw.lowRiskOnly');
  },
  text: (rows, t) =>
    t('withdraw.bulkApproveText', {
      n: rows.length,
      amount: formatMoney(sum(rows.map(({ amount }) => amount))),
      coin: rows[0]?.coin ?? '',
      usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
    }),
  done: 'withdraw.reviewed',
});

/** Finance has doubts about what was approved: the review starts over. */
export const sendBack = row.ask({
  name: 'return',
  call: withdraw.calls.review,
  permission: permission('pay'),
  label: 'withdraw.return',
  icon: <RollbackOutlined />,
  danger: true,
  visible: isPayable,
  text: (_, t) => t('withdraw.returnText'),
  fields: (field) => [field('remark', { label: 'crud.reason', rules: [required, minChars(5)] })],
  fixed: { result: 'return' },
  done: 'withdraw.returned',
});

/** Bars the address of a withdraw for every member: the record of the address as it is now, not as it was at the request. */
export const blacklist = askAction(
  {
    resource: withdrawAddress.name,
    shape: { ...withdrawAddress.row, ...withdraw.row },
    rowsOf: (subject: WithdrawRow) => [{ ...subject, id: subject.addressId }],
    titleOf: () => '',
    isBulk: false,
  },
  {
    call: withdrawAddress.calls.blacklist,
    label: 'withdraw.blacklist',
    icon: <StopOutlined />,
    danger: true,
    visible: ({ addressId }) => addressId !== null,
    title: ({ orderNo }, t) => `${t('withdraw.blacklist')} · ${orderNo}`,
    text: ({ toAddress }, t) => t('withdraw.blacklistText', { address: toAddress }),
    load: async (subject) =>
      subject.addressId === null ? subject : fetchRecord(withdrawAddress, subject.addressId),
    done: 'withdraw.blacklisted',
  },
);
