import type { MemberSummary } from '@/api/memberTypes';
import { FigurePanel } from '@/ui/statistic/FigurePanel';
import { Figure, FigureList } from '@/ui/statistic/FigureList';
import { useT } from '@/i18n';
import { formatMoney, formatUsdt } from '@/lib/money';

/** Figures over the whole filter: how many, how new, how well known, how rich. */
export function Figures({ figures }: { figures: MemberSummary | undefined }) {
  const t = useT();
  return (
    <FigurePanel figures={figures} rows={2}>
      {({ total, newToday, kycPercent, assetUsdt }) => (
        <FigureList>
          <Figure label={t('member.total')} value={formatMoney(String(total))} />
          <Figure label={t('member.newToday')} value={formatMoney(String(newToday))} />
          <Figure label={t('member.kycPercent')} value={kycPercent === null ? null : `${kycPercent}%`} />
          <Figure
            label={t('member.assetTotal')}
            value={`≈ ${formatUsdt(assetUsdt)}`}
            title={t('member.assetNote')}
          />
        </FigureList>
      )}
    </FigurePanel>
  );
}
