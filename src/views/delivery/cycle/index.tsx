import { isBeyondFair } from '@/contract/delivery/oddsRules';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { deliveryCycle } from '@/contract/delivery/cycle';
import type { RowOf } from '@/contract/resource';
import { Badge } from '@/ui/base/Badge';
import { NONE } from '@/ui/cell/value';
import { CopyOutlined } from '@ant-design/icons';
import { deliveryContract } from '@/contract/delivery/contract';
import { deliveryOrder } from '@/contract/delivery/order';
import { changeKit } from '@/domain/guard/changeKit';
import { screenKit } from '@/domain/kit/screenKit';
import { addForm, differs, editForm } from './cycleForm';
import styles from './cycle.module.css';

interface OddsProps {
  odds: string;
  feeRate: string;
  breakEven: string;
  /** What the platform keeps in the long run; below zero it loses. */
  edge: string;
}

/** Odds, and beside them the win rate at which members lose nothing; marked where the platform loses in the long run. */
function Odds({ odds, feeRate, breakEven, edge }: OddsProps) {
  const t = useT();
  const [rate, kept] = [formatMoney(breakEven), formatMoney(edge)];
  const isUnfair = isBeyondFair({ odds, feeRate });
  return (
    <span title={t(isUnfair ? 'deliveryCycle.unfairAt' : 'deliveryCycle.edgeAt', { rate, edge: kept })}>
      {formatMoney(odds)} <small className={isUnfair ? styles.unfair : styles.beside}>{rate}%</small>
    </span>
  );
}

type Shown = Pick<RowOf<typeof deliveryCycle>, 'winRate' | 'breakEven' | 'isOff'>;

/** How often members won beside how often they had to; marked where the difference is no chance any more. */
function WinRate({ record: { winRate, breakEven, isOff } }: { record: Shown }) {
  const t = useT();
  if (winRate === null || breakEven === null) return NONE;
  const own = `${formatMoney(winRate)}%`;
  return (
    <span title={t('deliveryCycle.rateHint', { win: formatMoney(winRate), even: formatMoney(breakEven) })}>
      {isOff === 1 ? <Badge tone="late">{own}</Badge> : own}{' '}
      <small className={styles.beside}>{formatMoney(breakEven)}%</small>
    </span>
  );
}

const { screen, col, row, bulk, bar, section } = screenKit(deliveryCycle);

/** Odds that wait for another operator, and who may confirm them or take them back. */
const change = changeKit(deliveryCycle);

const copy = bar.ask({
  call: deliveryCycle.calls.copy,
  label: 'deliveryCycle.copy',
  icon: <CopyOutlined />,
  fields: {
    to: { rules: [differs], dependsOn: ['from'] },
  },
  text: (_, t) => t('deliveryCycle.copyText'),
  done: ({ copied, leftOut }, t) => t('deliveryCycle.copiedN', { n: copied, left: leftOut }),
});

export default screen({
  views: [change.view, { label: 'deliveryCycle.isOff', values: { isOff: '1' }, staffOnly: true }],
  columns: [
    col('cycleName', { width: 110 }),
    col('contractCode', { width: 128 }),
    col.switch('status', deliveryCycle.calls.setStatus, { width: 90 }),
    col.custom(
      'oddsUp',
      ({ oddsUp, feeRate, breakEvenUp, edgeUp }) => (
        <Odds odds={oddsUp} feeRate={feeRate} breakEven={breakEvenUp} edge={edgeUp} />
      ),
      { width: 116 },
    ),
    col.custom(
      'oddsDown',
      ({ oddsDown, feeRate, breakEvenDown, edgeDown }) => (
        <Odds odds={oddsDown} feeRate={feeRate} breakEven={breakEvenDown} edge={edgeDown} />
      ),
      { width: 116 },
    ),
    col('feeRate', { width: 96 }),
    col('decidedCount', { width: 110 }),
    col.custom('winRate', (record) => <WinRate record={record} />, { width: 134 }),
    col('isDefault', { width: 76 }),
    'minStake',
    'maxStake',
    col.custom('changeBy', change.cell, { width: 170 }),
    'updatedAt',
  ],
  toolbar: [bar.create({ fields: addForm }), copy, bar.sort(), bar.exportCsv()],
  rowActions: [
    ...change.actions,
    row.detail(),
    row.edit({ fields: editForm, ok: 'crud.save', content: change.draw }),
    row.link(deliveryContract, 'menu.401', ({ contractCode }) => ({ code: contractCode })),
    row.link(deliveryOrder, 'menu.403', ({ id }) => ({ cycleId: [id] })),
    row.remove(),
  ],
  bulkActions: [bulk.remove()],
  detail: [
    section.custom('pendingChange', change.draw),
    section.rest('deliveryCycle.about'),
    section.history(),
  ],
});
