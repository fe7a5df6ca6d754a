import type { AuthSummary } from '@/api/authTypes';
import { FigurePanel } from '@/ui/statistic/FigurePanel';
import { Figure, FigureList } from '@/ui/statistic/FigureList';
import { useT } from '@/i18n';
import { formatMoney } from '@/lib/money';

const shown = (value: string) => formatMoney(value, { decimals: 1 });

/** How much waits, how much passes, how fast. */
export function Figures({ figures }: { figures: AuthSummary | undefined }) {
  const t = useT();
  return (
    <FigurePanel figures={figures} rows={1}>
      {({ pending, approvedToday, passRate, medianWaitMinutes }) => (
        <FigureList>
          <Figure label={t('auth.pending')} value={pending} />
          <Figure label={t('auth.approvedToday')} value={approvedToday} />
          <Figure label={t('auth.passRate')} value={passRate === null ? null : `${shown(passRate)}%`} />
          <Figure
            label={t('auth.medianWait')}
            value={medianWaitMinutes === null ? null : t('crud.minutes', { n: shown(medianWaitMinutes) })}
          />
        </FigureList>
      )}
    </FigurePanel>
  );
}
