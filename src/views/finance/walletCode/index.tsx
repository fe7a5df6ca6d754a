import { walletCode } from '@/contract/finance/walletCode';
import { crudScreen } from '@/crud/screen/screen';
import { screenKit } from '@/domain/kit/screenKit';
import { switchColumn } from '@/domain/kit/switchColumn';
import { CoinCell } from './CoinCell';
import { coverageChips } from './coverageChips';
import { links, refresh, sort, underWay } from './walletCodeActions';
import { addForm, editForm } from './walletCodeForm';
import { sections } from './walletCodeSections';

const { col, columns, filters, row, bulk, bar, stat, statistics } = screenKit(walletCode);
const { setRecharge, setWithdraw, setStatus } = walletCode.calls;

export default crudScreen(walletCode, {
  Statistics: statistics({
    alerts: [
      stat.alert('error', ({ low }, t) =>
        low.length > 0 ? t('walletCode.low', { codes: low.join(', ') }) : null,
      ),
    ],
    chips: [coverageChips],
  }),
  filters: filters(
    'walletCode',
    'coin',
    'chain',
    'rechargeOn',
    'withdrawOn',
    'status',
    'mainCoinType',
    'contractAddress',
    'dates',
  ),
  columns: columns(
    [
      'walletCode',
      col.custom('coin', (record) => <CoinCell {...record} />, { width: 160 }),
      col('chain', { width: 90 }),
      col('protocol', { width: 100 }),
      switchColumn(walletCode, 'rechargeOn', { call: setRecharge, reasonHint: 'walletCode.told' }),
      switchColumn(walletCode, 'withdrawOn', {
        call: setWithdraw,
        reasonHint: 'walletCode.told',
        warning: underWay,
      }),
      'minRecharge',
      col('confirmations', { width: 90 }),
      'minWithdraw',
      'maxWithdraw',
      'dailyWithdraw',
      'fee',
      'hotBalance',
      'coldBalance',
      col('priceUsdt', { width: 170 }),
      switchColumn(walletCode, 'status', { call: setStatus }),
      'createdAt',
    ],
    [
      'coinName',
      'mainCoinType',
      'contractAddress',
      'chainDecimals',
      'ledgerDecimals',
      'showDecimals',
      'feeType',
      col('memoRequired', { width: 120 }),
      'addressRegex',
      'explorerTx',
      'explorerAddress',
      'hotAlert',
      'collectThreshold',
      'balanceAt',
      'sort',
      'audit',
    ],
  ),
  toolbar: [bar.create({ fields: addForm }), sort, bar.exportCsv()],
  rowActions: [row.detail(), row.edit({ fields: editForm }), ...links, row.remove()],
  bulkActions: [refresh, bulk.remove()],
  detail: sections,
});
