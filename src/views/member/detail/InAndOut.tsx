import type { Id } from '@/contract/field/brands';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { withdraw } from '@/contract/finance/withdraw';
import { uses, withdrawAddress } from '@/contract/finance/withdrawAddress';
import { drawnNames } from '@/crud/field/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { relatedList } from './relatedList';

const Recharges = relatedList(recharge, 'menu.201', [
  {
    ...screenKit(recharge).col('orderNo'),
    cell: ({ orderNo }) => <RecordLink kind="recharge" no={orderNo} />,
  },
  'status',
  'amount',
  'creditAmount',
  'usdtValue',
  'source',
  'riskFlags',
  'createdAt',
  'creditedAt',
]);

const Withdraws = relatedList(withdraw, 'menu.202', [
  {
    ...screenKit(withdraw).col('orderNo'),
    cell: ({ orderNo }) => <RecordLink kind="withdraw" no={orderNo} />,
  },
  'status',
  'amount',
  'netAmount',
  'usdtValue',
  'riskScore',
  'toAddress',
  'createdAt',
  'completedAt',
]);

const RechargeAddresses = relatedList(rechargeAddress, 'menu.203', [
  'walletCode',
  'address',
  'memo',
  'allocType',
  'status',
  'totalReceived',
  'allocatedAt',
  'lastReceivedAt',
]);

const WithdrawAddresses = relatedList(withdrawAddress, 'menu.204', [
  'walletCode',
  'address',
  'label',
  'status',
  'sharedMembers',
  ...drawnNames(uses),
  'activeAt',
]);

/** A member's recharges and withdraws, and the addresses they used. */
export const InAndOut = ({ memberId }: { memberId: Id }) => (
  <>
    <Recharges memberId={memberId} />
    <Withdraws memberId={memberId} />
    <RechargeAddresses memberId={memberId} />
    <WithdrawAddresses memberId={memberId} />
  </>
);
