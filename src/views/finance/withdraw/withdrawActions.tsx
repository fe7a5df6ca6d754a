import { CheckOutlined, StopOutlined } from '@ant-design/icons';
import { fetchRecord } from '@/api/records';
import { BulkObstacle } from '@/contract/block/review';
import { blank } from '@/contract/field/brands';
import { APPROVE_MOST, withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { bulkLimit } from '@/crud/action/bulkLimit';
import { askAction } from '@/domain/kit/ask';
import { screenKit } from '@/domain/kit/screenKit';
import { OpenToAddress } from '@/domain/stops/OpenToAddress';
import { showHeld } from '@/domain/stops/showChanged';
import { formatMoney, formatUsdt, sum } from '@/lib/money';
import { isOfDemo } from './stops';
import type { WithdrawRow } from './withdrawStatus';

const { bulk } = screenKit(withdraw);

/** Approves several small withdraws of low risk in the same coin. */
export const approveMany = bulk.ask({
  name: 'approve',
  call: withdraw.calls.review,
  label: 'crud.bulkApprove',
  icon: <CheckOutlined />,
  fixed: { result: 'approve' },
  disabledReason: (rows, t) => {
    const many = bulkLimit(rows, t, APPROVE_MOST);
    if (many !== null) return many;
    if (rows.some(({ bulkObstacle }) => bulkObstacle === BulkObstacle.state))
      return t('withdraw.pendingOnly');
    if (rows.some(isOfDemo)) return t('withdraw.demoNoPay');
    if (new Set(rows.map(({ coin }) => coin)).size > 1) return t('withdraw.oneCoin');
    return rows.every(({ bulkObstacle }) => bulkObstacle === null) ? null : t('withdraw.lowRiskOnly');
  },
  text: (rows, t) =>
    t('withdraw.bulkApproveText', {
      n: rows.length,
      amount: formatMoney(sum(rows.map(({ amount }) => amount))),
      coin: rows[0]?.coin ?? '',
      usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
    }),
  done: 'crud.reviewed',
});

/**
 * Blacklists the target address of a withdraw for all members. Loads the present record of the address, since
 * it may have changed since the request.
 */
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
    content: ({ addressId, toAddress }) => (
      <OpenToAddress id={addressId ?? blank<'Id'>()} address={toAddress} step="previewBlacklist" />
    ),
    fields: (field) => [field('holdAll')],
    // The form edits the loaded record, which has no such field: the choice starts switched on.
    load: async (subject) => ({
      ...(subject.addressId === null ? subject : await fetchRecord(withdrawAddress, subject.addressId)),
      holdAll: 1,
    }),
    done: 'withdraw.blacklisted',
    onDone: showHeld,
  },
);
