import { Alert } from 'antd';
import { closing } from '@/contract/trading/forceClose';
import type { dryRun } from '@/contract/trading/forceClose';
import type { Readable } from '@/contract/field/read';
import { DataTable } from '@/crud/list/DataTable';
import { columnMaker } from '@/domain/kit/columnKit';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { MarkAge, OldPrices } from './MarkAge';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';
import styles from './contract.module.css';
import { countText } from '@/ui/cell/value';

/** What closing would do, as the server reckons it. */
export type DryRunAnswer = Readable<typeof dryRun>;

const { col, list } = columnMaker({ name: 'contractPosition', shape: closing });

const COLUMNS = list([
  col('uid', { width: 100 }),
  col('symbol', { width: 110 }),
  col('side', { width: 80 }),
  col('qty', { width: 120, label: 'contract.qty' }),
  col('markPrice', { width: 110, label: 'contract.markPrice' }),
  col.custom('markAt', (one: Readable<typeof closing>) => <MarkAge {...one} />, {
    width: 190,
    label: 'contract.markAt',
  }),
  col('notional', { label: 'contract.notional' }),
  col('pnl', { width: 150, label: 'contract.realized' }),
  col('fee', { width: 130 }),
  col('released', { width: 140, label: 'contract.released' }),
  col('shortfall', { width: 130, label: 'contract.shortfall' }),
  col('cancelled', { width: 90, label: 'contract.cancelled' }),
  col.custom(
    'problem',
    ({ problem }: Readable<typeof closing>) => <span className={styles.problem}>{visibleText(problem)}</span>,
    { width: 200, label: 'contract.problem' },
  ),
]);

const inUsdt = (value: string): string => `≈ ${formatUsdt(value)}`;

/** Who is closed, how much, at which mark price, and what it books; the sums first. */
export function DryRun({ run }: { run: DryRunAnswer }) {
  const t = useT();
  const { positions } = run;
  const withProblems = positions.some(({ problem }) => problem !== '');
  const columns = COLUMNS.filter(({ key }) => withProblems || key !== 'problem');
  return (
    <div className={styles.dryRun}>
      <OldPrices positions={positions} />
      <StatChips label={t('contract.dryRun')}>
        <StatChip name={t('contract.positions')} value={countText(run.count)} />
        <StatChip name={t('contract.members')} value={countText(run.members)} />
        <StatChip name={t('contract.notional')} value={inUsdt(run.notional)} />
        <StatChip name={t('contract.pnl')} value={formatMoney(run.pnl, { sign: true, decimals: 2 })} />
        <StatChip name={t('contract.fees')} value={inUsdt(run.fee)} />
        <StatChip name={t('contract.released')} value={inUsdt(run.released)} />
        {/[1-9]/.test(run.shortfall) ? (
          <StatChip low name={t('contract.shortfall')} value={inUsdt(run.shortfall)} />
        ) : null}
      </StatChips>
      {run.refused > 0 ? (
        <Alert type="warning" showIcon title={t('contract.refused', { n: run.refused })} />
      ) : null}
      <DataTable
        label={t('contract.dryRun')}
        rowKey="id"
        rows={positions}
        columns={columns}
        density="small"
        nested
        live
        empty={<EmptyState />}
      />
      {run.count + run.refused > positions.length ? (
        <p className={styles.faint}>{t('contract.largest', { n: positions.length })}</p>
      ) : null}
      <p className={styles.faint}>{t('contract.atExecution')}</p>
    </div>
  );
}
