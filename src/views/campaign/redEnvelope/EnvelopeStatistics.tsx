import { redEnvelope } from '@/contract/campaign/redEnvelope';
import { isReadable } from '@/contract/field/read';
import type { SummaryOf } from '@/contract/resource';
import { screenKit } from '@/domain/kit/screenKit';
import { useT } from '@/i18n';
import { UnreadableCell } from '@/ui/cell/UnreadableCell';
import { Chart } from '@/ui/chart/Chart';
import { useFolded } from '@/ui/statistic/folded';
import styles from './redEnvelope.module.css';

/** What was sent, claimed and given back on each of the last thirty days; in one line of figures there is no room for it. */
function Days({ figures }: { figures: SummaryOf<typeof redEnvelope> }) {
  const t = useT();
  if (useFolded()) return null;
  if (!isReadable(figures, 'days')) return <UnreadableCell />;
  const { days } = figures;
  return (
    <div className={styles.days}>
      <Chart
        title={t('redEnvelope.days')}
        labels={days.map(({ day }) => day.slice(5))}
        money
        series={[
          {
            key: 'sent',
            label: t('redEnvelope.sentUsdt'),
            kind: 'bar',
            values: days.map((one) => one.sentUsdt),
          },
          {
            key: 'claimed',
            label: t('redEnvelope.claimedUsdt'),
            kind: 'bar',
            values: days.map((one) => one.claimedUsdt),
          },
          {
            key: 'refunded',
            label: t('redEnvelope.refundedUsdt'),
            kind: 'bar',
            values: days.map((one) => one.refundedUsdt),
          },
        ]}
      />
    </div>
  );
}

const { stat, statistics } = screenKit(redEnvelope);

/** Figures of the envelopes of the filter: what was sent, what became of it, and whom it brought. */
export const EnvelopeStatistics = statistics({
  values: [
    stat.value('sentUsdt', { hint: 'redEnvelope.sentHint' }),
    stat.value('claimedUsdt', { note: ({ claimCount }, t) => t('redEnvelope.claimsN', { n: claimCount }) }),
    stat.value('refundedUsdt'),
    stat.value('newMembers', { hint: 'redEnvelope.newHint' }),
    stat.value('suspicious', { hint: 'redEnvelope.suspiciousHint' }),
  ],
  aside: (figures) => <Days figures={figures} />,
});
