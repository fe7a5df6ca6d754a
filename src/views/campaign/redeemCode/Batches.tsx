import { redeemBatch } from '@/contract/campaign/redeemBatch';
import type { DetailOf, RowOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import { visibleText } from '@/lib/text';
import { Badge } from '@/ui/base/Badge';
import { RefCell } from '@/domain/reference/RefCell';
import { countText } from '@/ui/cell/value';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import { barActions, rowActions } from './batchActions';
import { BatchStatistics } from './BatchStatistics';
import styles from './redeemCode.module.css';

type Batch = RowOf<typeof redeemBatch>;

/** What a batch is called; a mark says that it waits for another operator, or that its codes seem to have got out. */
function NameCell({ batch }: { batch: Pick<Batch, 'batchName' | 'suspect' | 'waitsForSecond'> }) {
  const t = useT();
  return (
    <>
      {visibleText(batch.batchName)}{' '}
      {batch.waitsForSecond === 1 ? <Badge tone="warn">{t('redeemBatch.waits')}</Badge> : null}
      {batch.suspect === 1 ? <Badge tone="late">{t('redeemBatch.leaked')}</Badge> : null}
    </>
  );
}

/** What one use of a code gives. */
function RewardCell({
  batch: { amount, coin, couponCode },
}: {
  batch: Pick<Batch, 'amount' | 'coin' | 'couponCode'>;
}) {
  if (amount === null) return <RefCell type="coupon" no={couponCode} />;
  return `${formatMoney(amount)} ${visibleText(coin)}`;
}

type Sources = DetailOf<typeof redeemBatch>['byIp'];

/** Where most redemptions came from: many by several members from one place are a sign that codes got out. */
function SourceTable({ label, sources }: { label: string; sources: Sources }) {
  const t = useT();
  if (sources.length === 0) return <p className={styles.faint}>{t('redeemBatch.noUses')}</p>;
  return (
    <StatisticTable
      label={label}
      heads={[label, t('redeemBatch.usedCount'), t('redeemBatch.members')]}
      rows={sources.map(({ from, count, members }) => ({
        name: visibleText(from),
        cells: [countText(count), countText(members)],
      }))}
    />
  );
}

function SourceTables({ batch: { byIp, byDevice } }: { batch: DetailOf<typeof redeemBatch> }) {
  const t = useT();
  return (
    <div className={styles.sources}>
      <SourceTable label={t('redeemBatch.ip')} sources={byIp} />
      <SourceTable label={t('redeemBatch.device')} sources={byDevice} />
    </div>
  );
}

const { screen, col, tabs, section, fact } = screenKit(redeemBatch);

/** The batches of codes. */
export const Batches = screen({
  tabs: tabs('status', 'byStatus'),
  views: [
    { label: 'redeemBatch.waits', values: { waitsForSecond: '1' }, lead: 'createdBy', staffOnly: true },
    { label: 'redeemBatch.leaked', values: { suspect: '1' }, lead: 'busiest' },
  ],
  Statistics: BatchStatistics,
  columns: [
    col('batchNo', { width: 172 }),
    col.custom('batchName', (batch) => <NameCell batch={batch} />, { width: 190 }),
    col('status', { width: 90 }),
    col.custom('amount', (batch) => <RewardCell batch={batch} />, {
      width: 110,
      label: 'redeemBatch.reward',
    }),
    col('codeCount', { width: 80 }),
    col('usedCount', { width: 120 }),
    col('costUsdt', { width: 110 }),
    col('usdtValue', { width: 110 }),
    'channel',
    'endAt',
    'startAt',
    'createdBy',
    'createdAt',
    col.custom(
      'busiest',
      ({ busiest, busiestCount }) =>
        busiest === '' ? '' : `${visibleText(busiest)} × ${countText(busiestCount)}`,
      {
        width: 190,
      },
    ),
  ],
  toolbar: barActions,
  rowActions,
  detail: [
    section.facts('redeemBatch.about', [
      'batchNo',
      fact.custom('batchName', (batch) => <NameCell batch={batch} />),
      'status',
      fact.custom('amount', (batch) => <RewardCell batch={batch} />, { label: 'redeemBatch.reward' }),
      'rewardType',
      'startAt',
      'endAt',
      'channel',
    ]),
    section.facts('redeemBatch.made', [
      'codeCount',
      'codeLength',
      'prefix',
      'usesPerCode',
      'perMember',
      'unusedCodes',
      'usedCount',
      'useRate',
      'usdtValue',
      'costUsdt',
      'exportCount',
      'exportedAt',
      'exportedBy',
    ]),
    section.custom('byIp', (batch) => <SourceTables batch={batch} />, 'redeemBatch.sources'),
    section.rest('crud.record'),
    section.history(),
  ],
});
