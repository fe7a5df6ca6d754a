import { kept, limits, walletCode } from '@/contract/finance/walletCode';
import type { RowOf } from '@/contract/resource';
import { visibleText } from '@/lib/text';
import { ImageThumbs } from '@/ui/cell/ImageThumbs';
import { SolvencyStrip } from '@/domain/solvency/SolvencyStrip';
import { drawnNames } from '@/crud/field/drawn';
import { screenKit } from '@/domain/kit/screenKit';
import { RECHARGE, WITHDRAW, change, edit, links, refresh, underWay } from './walletCodeActions';
import { addForm } from './walletCodeForm';
import styles from './walletCode.module.css';

/** A coin with its picture, if any, and its name. */
function CoinCell({ coin, coinName, icon }: RowOf<typeof walletCode>) {
  return (
    <span className={styles.coin} title={`${coin} ${coinName}`}>
      {icon ? <ImageThumbs urls={[icon]} /> : null}
      <bdi>{visibleText(coin)}</bdi>
      {coinName === coin ? null : <small>{visibleText(coinName)}</small>}
    </span>
  );
}

const { screen, col, row, bulk, bar, section, stat, statistics } = screenKit(walletCode);
const { setRecharge, setWithdraw, setStatus } = walletCode.calls;

export default screen({
  views: [change.view],
  Statistics: statistics({
    alerts: [stat.names('error', 'low', 'walletCode.low')],
    chips: [(figures) => <SolvencyStrip key="coverage" figures={figures} />],
  }),
  columns: [
    'walletCode',
    col.custom('coin', (record) => <CoinCell {...record} />, { width: 160 }),
    'chain',
    col.switch('rechargeOn', setRecharge, { reasonHint: 'walletCode.told', turns: RECHARGE }),
    col.switch('withdrawOn', setWithdraw, {
      reasonHint: 'walletCode.told',
      turns: WITHDRAW,
      warning: underWay,
    }),
    col.switch('status', setStatus),
    'hotBalance',
    'coldBalance',
    'protocol',
    'minRecharge',
    'confirmations',
    'minWithdraw',
    'maxWithdraw',
    'dailyWithdraw',
    'fee',
    'priceUsdt',
    col.custom('changeBy', change.cell, { width: 170 }),
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
