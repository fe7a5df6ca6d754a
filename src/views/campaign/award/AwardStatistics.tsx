import { award } from '@/contract/campaign/award';
import { isReadable } from '@/contract/field/read';
import type { SummaryOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { formatUsdt, sum } from '@/lib/money';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { countText } from '@/ui/cell/value';
import { Chart } from '@/ui/chart/Chart';
import { useFolded } from '@/ui/statistic/folded';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './award.module.css';

type Figures = SummaryOf<typeof award>;

/** So many types have a colour of their own; the others share one. */
const MOST_TYPES = 5;

/** What was paid day by day, one type upon the other. */
function PaidByDay({ figures }: { figures: Figures }) {
  const t = useT();
  const { label } = useDict('biz_award_type');
  if (!isReadable(figures, 'byDay') || !isReadable(figures, 'days')) return <UnreadableCell />;
  const { days, byDay } = figures;
  const rest = byDay.slice(MOST_TYPES);
  const series = byDay
    .slice(0, MOST_TYPES)
    .map(({ awardType, values }) => ({ key: String(awardType), label: label(awardType), values }));
  const other = {
    key: 'other',
    label: t('crud.other'),
    values: days.map((_, place) => sum(rest.map(({ values }) => values[place] ?? ''))),
  };
  return (
    <Chart
      title={t('award.byDay')}
      labels={days}
      money
      series={(rest.length > 0 ? [...series, other] : series).map((one) => ({ ...one, kind: 'stack' }))}
    />
  );
}

/** Who got the most for invitations and rebates. */
function Inviters({ figures }: { figures: Figures }) {
  const t = useT();
  if (!isReadable(figures, 'inviters')) return <UnreadableCell />;
  return (
    <StatisticTable
      caption={t('award.inviters')}
      heads={[t('field.uid'), t('award.invited'), t('award.count'), t('award.worth')]}
      rows={figures.inviters.map(({ uid, invited, count, usdtValue }) => ({
        name: uid,
        cells: [countText(invited), countText(count), `≈ ${formatUsdt(usdtValue)}`],
      }))}
    />
  );
}

/** Chart and table; in one line of figures there is no room for them. */
function Parts({ figures }: { figures: Figures }) {
  if (useFolded()) return null;
  return (
    <div className={styles.parts}>
      <PaidByDay figures={figures} />
      <Inviters figures={figures} />
    </div>
  );
}

const { stat, statistics } = screenKit(award);

/** What was paid, what waits and what was taken back; by type and day, and to whom for invitations. */
export const AwardStatistics = statistics({
  alerts: [
    stat.alert('warning', ({ clawbacks }, t) =>
      clawbacks > 0 ? t('award.clawbacksWait', { n: clawbacks }) : null,
    ),
  ],
  values: [
    stat.value('paidUsdt', { hint: 'award.paidHint' }),
    stat.value('pendingUsdt'),
    stat.value('clawedBackUsdt'),
  ],
  chips: [(figures) => <Parts key="parts" figures={figures} />],
});
