import type { Id } from '@/contract/field/brands';
import { recharge } from '@/contract/finance/recharge';
import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { withdraw } from '@/contract/finance/withdraw';
import { withdrawAddress } from '@/contract/finance/withdrawAddress';
import { rowColumns } from '@/domain/kit/columnKit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { RelatedList } from './RelatedList';

const ofRecharge = rowColumns(recharge);

const RECHARGES = ofRecharge.list([
  ofRecharge.col.custom('orderNo', ({ orderNo }) => <RecordLink kind="recharge" no={orderNo} />, {
    width: 190,
  }),
  ofRecharge.col('status', { width: 100 }),
  ofRecharge.col('amount', { width: 200 }),
  ofRecharge.col('creditAmount', { width: 200 }),
  'usdtValue',
  'source',
  'riskFlags',
  'createdAt',
  'creditedAt',
]);

const ofWithdraw = rowColumns(withdraw);

const WITHDRAWS = ofWithdraw.list([
  ofWithdraw.col.custom('orderNo', ({ orderNo }) => <RecordLink kind="withdraw" no={orderNo} />, {
    width: 190,
  }),
  ofWithdraw.col('status', { width: 110 }),
  ofWithdraw.col('amount', { width: 200 }),
  ofWithdraw.col('netAmount', { width: 200 }),
  'usdtValue',
  'riskScore',
  'toAddress',
  'createdAt',
  'completedAt',
]);

const ofRechargeAddress = rowColumns(rechargeAddress);

const RECHARGE_ADDRESSES = ofRechargeAddress.list([
  ofRechargeAddress.col('walletCode', { width: 130 }),
  'address',
  ofRechargeAddress.col('memo', { width: 110 }),
  ofRechargeAddress.col('allocType', { width: 100 }),
  ofRechargeAddress.col('status', { width: 90 }),
  'totalReceived',
  'allocatedAt',
  'lastReceivedAt',
]);

const ofWithdrawAddress = rowColumns(withdrawAddress);

const WITHDRAW_ADDRESSES = ofWithdrawAddress.list([
  ofWithdrawAddress.col('walletCode', { width: 130 }),
  'address',
  ofWithdrawAddress.col('label', { width: 120 }),
  ofWithdrawAddress.col('status', { width: 110 }),
  'sharedMembers',
  'useCount',
  'totalAmount',
  'activeAt',
  'lastUsedAt',
]);

/** A member's recharges and withdraws, and the addresses they used. */
export const InAndOut = ({ memberId }: { memberId: Id }) => (
  <>
    <RelatedList
      resource={recharge}
      memberId={memberId}
      title="menu.201"
      columns={RECHARGES}
      kind="recharge"
    />
    <RelatedList
      resource={withdraw}
      memberId={memberId}
      title="menu.202"
      columns={WITHDRAWS}
      kind="withdraw"
    />
    <RelatedList
      resource={rechargeAddress}
      memberId={memberId}
      title="menu.203"
      columns={RECHARGE_ADDRESSES}
      kind="rechargeAddress"
    />
    <RelatedList
      resource={withdrawAddress}
      memberId={memberId}
      title="menu.204"
      columns={WITHDRAW_ADDRESSES}
      kind="withdrawAddress"
    />
  </>
);
