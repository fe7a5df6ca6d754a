import { kept, limits, walletCode } from '@/contract/finance/walletCode';
import { drawnNames } from '@/domain/kit/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { CoinCell } from './CoinCell';
import { coverageChips } from './coverageChips';
import { change, edit, links, RECHARGE, refresh, underWay, WITHDRAW } from './walletCodeActions';
import { addForm } from './walletCodeForm';

const { screen, col, row, bulk, bar, section, stat, statistics } = screenKit(walletCode);
const { setRecharge, setWithdraw, setStatus } = walletCode.calls;

export default screen({
  views: [change.view],
  Statistics: statistics({
    alerts: [stat.names('error', 'low', 'walletCode.low')],
    chips: [coverageChips],
  }),
  columns: [
    'walletCode',
    col.custom('coin', (record) => <CoinCell {...record} />, { width: 160 }),
    'chain',
    'protocol',
    col.switch('rechargeOn', setRecharge, { reasonHint: 'walletCode.told', turns: RECHARGE }),
    col.switch('withdrawOn', setWithdraw, {
      reasonHint: 'walletCode.told',
      turns: WITHDRAW,
      warning: underWay,
    }),
    'minRecharge',
    'confirmations',
    'minWithdraw',
    'maxWithdraw',
    'dailyWithdraw',
    'fee',
    'hotBalance',
    'coldBalance',
    'priceUsdt',
    col.custom('changeBy', change.cell, { width: 170 }),
    col.switch('status', setStatus),
    'createdAt',
  ],
  toolbar: [bar.create({ fields: addForm }), bar.sort(), bar.exportCsv()],
  rowActions: [...change.actions, row.detail(), edit, ...links, row.remove()],
  bulkActions: [refresh, bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.facts('walletCode.sectionChain', [
      'coinName',
      'icon',
      ...drawnNames(kept),
      'contractAddress',
      'showDecimals',
      'memoRequired',
      'addressRegex',
      'explorerTx',
      'explorerAddress',
    ]),
    section.facts('walletCode.sectionLimits', ['rechargeOn', 'withdrawOn', ...drawnNames(limits)]),
    section.rest('walletCode.sectionWallets'),
    section.history(),
  ],
});
