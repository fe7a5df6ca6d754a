import { isReadable } from '@/contract/field/read';
import { violation } from '@/contract/risk/violation';
import type { SummaryOf } from '@/contract/resource';
import { useDict } from '@/crud/cell/useDict';
import { screenKit } from '@/domain/kit/screenKit';
import { MemberCell } from '@/domain/member/MemberCell';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { countText } from '@/ui/cell/value';
import { useFolded } from '@/ui/statistic/folded';
import { StatisticTable } from '@/ui/statistic/StatisticTable';
import styles from './violation.module.css';

type Figures = SummaryOf<typeof violation>;

/** How many there are of a kind, and how many of them stand. */
function Counted({ caption, head, rows }: { caption: Key; head: Key; rows: readonly Named[] }) {
  const t = useT();
  return (
    <StatisticTable
      caption={t(caption)}
      heads={[t(head), t('violation.count'), t('violation.confirmedCount')]}
      rows={rows.map(({ name, count, confirmed }) => ({
        name,
        cells: [countText(count), countText(confirmed)],
      }))}
    />
  );
}

interface Named {
  name: React.ReactNode;
  count: number;
  confirmed: number;
}

/** By type and severity, and who did it again; in one line of figures there is no room for them. */
function Parts({ figures }: { figures: Figures }) {
  const types = useDict('biz_violation_type');
  const severities = useDict('biz_severity');
  if (useFolded()) return null;
  const { byType, bySeverity, repeated } = figures;
  if (!['byType', 'bySeverity', 'repeated'].every((name) => isReadable(figures, name)))
    return <UnreadableCell />;
  return (
    <div className={styles.parts}>
      <Counted
        caption="violation.byType"
        head="violation.type"
        rows={byType.map((one) => ({ ...one, name: types.label(one.type) }))}
      />
      <Counted
        caption="violation.bySeverity"
        head="violation.severity"
        rows={bySeverity.map((one) => ({ ...one, name: severities.label(one.severity) }))}
      />
      <Counted
        caption="violation.repeated"
        head="field.uid"
        rows={repeated.map((one) => ({
          ...one,
          name: <MemberCell member={{ ...one, account: '', nickname: '', tags: [] }} />,
        }))}
      />
    </div>
  );
}

const { stat, statistics } = screenKit(violation);

/** How many are in force, and who did it again; by type and severity. */
export const ViolationStatistics = statistics({
  values: [
    stat.value('inForce', { hint: 'violation.inForceHint' }),
    stat.value('repeatedMembers', { hint: 'violation.repeatedHint' }),
  ],
  chips: [(figures) => <Parts key="parts" figures={figures} />],
});
