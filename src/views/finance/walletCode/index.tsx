import { fetchWalletCodeSummary, WALLET_CODE, walletCodes } from '@/api/walletCodes';
import type { WalletCode, WalletCodeSummary } from '@/api/walletCodeTypes';
import { CrudScreen } from '@/crud/screen/CrudScreen';
import { kitOf } from '@/domain/kit/kit';
import { links, refresh, sort, switchAs, underWay } from './walletCodeActions';
import { CoinCell } from './CoinCell';
import { addForm, editForm } from './walletCodeFields';
import { WalletCodeStatistics } from './WalletCodeStatistics';
import { sections } from './walletCodeSections';

const { col, filter, row, bulk, bar } = kitOf(walletCodes);

const getRowTitle = ({ walletCode }: WalletCode) => walletCode;

const coinOf = ({ coin }: WalletCode) => coin;

const renderCoin = (record: WalletCode) => <CoinCell record={record} />;

const renderStatistics = (figures: WalletCodeSummary | undefined) => (
  <WalletCodeStatistics figures={figures} />
);

export default function WalletCodeScreen() {
  return (
    <CrudScreen
      resource={walletCodes}
      schema={1}
      getRowTitle={getRowTitle}
      summarise={fetchWalletCodeSummary}
      summary={renderStatistics}
      filters={[
        filter.text('walletCode'),
        filter.options('coin', 'coin'),
        filter.dictOne('chain', 'biz_chain'),
        filter.dictOne('rechargeOn', 'sys_yes_no'),
        filter.dictOne('withdrawOn', 'sys_yes_no'),
        filter.dictOne('status', 'sys_normal_disable'),
        filter.text('mainCoinType'),
        filter.text('contractAddress'),
        filter.dates('createdAt', 'updatedAt'),
      ]}
      columns={[
        col.text('walletCode', { pin: 'start' }),
        col.custom('coin', renderCoin, { width: 160, csv: coinOf }),
        col.dict('chain', 'biz_chain', { width: 90 }),
        col.text('protocol', { width: 100 }),
        col.onOff('rechargeOn', {
          permission: WALLET_CODE.setRecharge,
          getRowTitle,
          reason: 'walletCode.told',
          set: switchAs('setRecharge'),
        }),
        col.onOff('withdrawOn', {
          permission: WALLET_CODE.setWithdraw,
          getRowTitle,
          reason: 'walletCode.told',
          warning: underWay,
          set: switchAs('setWithdraw'),
        }),
        col.money('minRecharge', { coin: coinOf }),
        col.number('confirmations', { width: 90 }),
        col.money('minWithdraw', { coin: coinOf }),
        col.money('maxWithdraw', { coin: coinOf, sort: false }),
        col.money('dailyWithdraw', { coin: coinOf, sort: false }),
        col.money('fee', { coin: ({ coin, feeType }) => (feeType === 2 ? '%' : coin) }),
        col.low('hotBalance', 'hotAlert', { coin: coinOf }),
        col.money('coldBalance', { coin: coinOf }),
        col.money('priceUsdt'),
        col.onOff('status', { permission: WALLET_CODE.setStatus, getRowTitle, set: switchAs('setStatus') }),
        col.time('createdAt'),
        col.text('coinName', { optional: true }),
        col.number('mainCoinType', { optional: true, sort: false }),
        col.address('contractAddress', { optional: true }),
        col.number('chainDecimals', { optional: true, sort: false }),
        col.number('ledgerDecimals', { optional: true, sort: false }),
        col.number('showDecimals', { optional: true, sort: false }),
        col.dict('feeType', 'biz_fee_type', { optional: true }),
        col.dict('memoRequired', 'sys_yes_no', { optional: true }),
        col.text('addressRegex', { optional: true }),
        col.text('explorerTx', { optional: true }),
        col.text('explorerAddress', { optional: true }),
        col.money('hotAlert', { optional: true, coin: coinOf, sort: false }),
        col.money('collectThreshold', { optional: true, coin: coinOf, sort: false }),
        col.time('balanceAt', { optional: true }),
        col.number('sort', { optional: true }),
        col.text('remark', { optional: true }),
        col.time('updatedAt', { optional: true }),
        col.text('createdBy', { optional: true }),
        col.text('updatedBy', { optional: true }),
        col.text('id', { optional: true, width: 90 }),
      ]}
      toolbar={[bar.create(), sort, bar.exportCsv()]}
      rowActions={[row.detail(), row.edit(), ...links, row.remove()]}
      bulkActions={[refresh, bulk.remove()]}
      detail={sections}
      addForm={addForm}
      editForm={editForm}
    />
  );
}
