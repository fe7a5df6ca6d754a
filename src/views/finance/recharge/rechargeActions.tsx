import { CheckOutlined } from '@ant-design/icons';
import { BulkObstacle } from '@/contract/block/review';
import { channel } from '@/contract/finance/channel';
import { recharge, RechargeSource } from '@/contract/finance/recharge';
import { RechargeStatus } from '@/contract/finance/rechargeFlow';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { ledger } from '@/contract/member/ledger';
import { DoubledRows } from '@/domain/foreseen/DoubledRows';
import { screenKit } from '@/domain/kit/screenKit';
import { rejectMany } from '@/domain/review/reviewKit';
import { formatUsdt, sum } from '@/lib/money';
import { isOpen } from './rechargeReview';

const { row, bulk } = screenKit(recharge);
const { review } = recharge.calls;

/** Approves several recharges at once, if none of them has a risk flag. */
export const approve = bulk.ask({
  name: 'approve',
  call: review,
  label: 'crud.bulkApprove',
  icon: <CheckOutlined />,
  fixed: { result: 'approve' },
  text: (rows, t) =>
    t('recharge.bulkApproveText', {
      n: rows.length,
      usdt: formatUsdt(sum(rows.map(({ usdtValue }) => usdtValue))),
    }),
  content: (rows) => (
    <DoubledRows rows={rows.map(({ orderNo, doublesCount }) => ({ no: orderNo, doublesCount }))} />
  ),
  done: 'crud.reviewed',
  disabledReason: (rows, t) => {
    if (rows.some(({ bulkObstacle }) => bulkObstacle === BulkObstacle.state))
      return t('recharge.pendingOnly');
    return rows.every(({ bulkObstacle }) => bulkObstacle === null) ? null : t('recharge.flagged');
  },
});

/** Rejects several recharges for the same reason, with or without risk flags. */
export const reject = rejectMany(recharge, review, {
  fixed: { result: 'reject' },
  text: 'recharge.bulkRejectText',
  disabledReason: (rows, t) => (rows.every(isOpen) ? null : t('recharge.openOnly')),
});

/** Links to the address or channel where the money arrived, and to its bookings. */
export const links = [
  row.link(rechargeAddress, 'recharge.links.address', ({ source, toAddress, memo }) =>
    source === RechargeSource.chain && toAddress ? { address: toAddress, memo } : null,
  ),
  row.link(channel, 'recharge.links.channel', ({ channelCode }) => (channelCode ? { channelCode } : null)),
  row.link(ledger, 'recharge.links.ledger', ({ status, orderNo }) =>
    status === RechargeStatus.credited ? { refNo: orderNo } : null,
  ),
];
