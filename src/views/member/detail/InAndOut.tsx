import { rechargeLog } from '@/api/finance';
import { rechargeAddresses } from '@/api/rechargeAddresses';
import { withdrawAddresses } from '@/api/withdrawAddresses';
import { withdrawLog } from '@/api/withdraws';
import { kitOf } from '@/domain/kit/kit';
import { RecordLink } from '@/domain/reference/RecordLink';
import { RelatedList } from './RelatedList';

const recharge = kitOf(rechargeLog).col;

const RECHARGES = [
  recharge.custom('orderNo', ({ orderNo }) => <RecordLink kind="recharge" no={orderNo} />, { width: 190 }),
  recharge.dict('status', 'biz_recharge_status', { width: 100 }),
  recharge.money('amount', { coin: ({ coin }) => coin, width: 200 }),
  recharge.money('creditAmount', { coin: ({ coin }) => coin, width: 200 }),
  recharge.usdt('usdtValue'),
  recharge.dict('source', 'biz_recharge_source'),
  recharge.dicts('riskFlags', 'biz_risk_flag'),
  recharge.time('createdAt'),
  recharge.time('creditedAt'),
];

const withdraw = kitOf(withdrawLog).col;

const WITHDRAWS = [
  withdraw.custom('orderNo', ({ orderNo }) => <RecordLink kind="withdraw" no={orderNo} />, { width: 190 }),
  withdraw.dict('status', 'biz_withdraw_status', { width: 110 }),
  withdraw.money('amount', { coin: ({ coin }) => coin, width: 200 }),
  withdraw.money('netAmount', { coin: ({ coin }) => coin, width: 200 }),
  withdraw.usdt('usdtValue'),
  withdraw.number('riskScore'),
  withdraw.address('toAddress', { link: ({ explorerAddress }) => explorerAddress }),
  withdraw.time('createdAt'),
  withdraw.time('completedAt'),
];

const rechargeAddress = kitOf(rechargeAddresses).col;

const RECHARGE_ADDRESSES = [
  rechargeAddress.text('walletCode', { width: 130 }),
  rechargeAddress.address('address', { link: ({ explorerAddress }) => explorerAddress }),
  rechargeAddress.text('memo', { width: 110 }),
  rechargeAddress.dict('allocType', 'biz_addr_alloc', { width: 100 }),
  rechargeAddress.dict('status', 'sys_normal_disable', { width: 90 }),
  rechargeAddress.money('totalReceived', { coin: ({ coin }) => coin }),
  rechargeAddress.time('allocatedAt'),
  rechargeAddress.time('lastReceivedAt'),
];

const withdrawAddress = kitOf(withdrawAddresses).col;

const WITHDRAW_ADDRESSES = [
  withdrawAddress.text('walletCode', { width: 130 }),
  withdrawAddress.address('address', { link: ({ explorerAddress }) => explorerAddress }),
  withdrawAddress.text('label', { width: 120 }),
  withdrawAddress.dict('status', 'biz_withdraw_addr_status', { width: 110 }),
  withdrawAddress.number('sharedMembers'),
  withdrawAddress.number('useCount'),
  withdrawAddress.money('totalAmount', { coin: ({ coin }) => coin }),
  withdrawAddress.time('activeAt'),
  withdrawAddress.time('lastUsedAt'),
];

/** What came in and went out, and over which addresses. */
export const InAndOut = ({ memberId }: { memberId: number }) => (
  <>
    <RelatedList
      resource={rechargeLog}
      memberId={memberId}
      title="menu.201"
      columns={RECHARGES}
      kind="recharge"
    />
    <RelatedList
      resource={withdrawLog}
      memberId={memberId}
      title="menu.202"
      columns={WITHDRAWS}
      kind="withdraw"
    />
    <RelatedList
      resource={rechargeAddresses}
      memberId={memberId}
      title="menu.203"
      columns={RECHARGE_ADDRESSES}
      kind="rechargeAddress"
    />
    <RelatedList
      resource={withdrawAddresses}
      memberId={memberId}
      title="menu.204"
      columns={WITHDRAW_ADDRESSES}
      kind="withdrawAddress"
    />
  </>
);
