import type { AuthSummary } from '@/api/authTypes';
import { Bones } from '@/crud/light/Bones';
import { Panel } from '@/crud/light/Panel';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';
import styles from './auth.module.css';

const NONE = '—';

/** How much waits, how much passes, how fast. */
export function Figures({ figures }: { figures: AuthSummary | undefined }) {
  const t = useT();
  if (!figures) {
    return (
      <Panel>
        <Bones rows={1} />
      </Panel>
    );
  }
  const { pending, approvedToday, passRate, medianWaitMinutes } = figures;
  const shown = (value: string) => formatMoney(value, { decimals: 1 });
  const list = [
    [t('auth.pending'), String(pending)],
    [t('auth.approvedToday'), String(approvedToday)],
    [t('auth.passRate'), passRate === null ? NONE : `${shown(passRate)}%`],
    [
      t('auth.medianWait'),
      medianWaitMinutes === null ? NONE : t('crud.minutes', { n: shown(medianWaitMinutes) }),
    ],
  ] as const;
  return (
    <Panel>
      <dl className={styles.figures}>
        {list.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
