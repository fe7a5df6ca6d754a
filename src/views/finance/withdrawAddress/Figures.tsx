import type { WithdrawAddressSummary } from '@/api/addressTypes';
import { FigurePanel } from '@/ui/statistic/FigurePanel';
import { Figure, FigureList } from '@/ui/statistic/FigureList';
import { useT } from '@/i18n';

const NUMBERS = ['newToday', 'shared', 'blacklisted'] as const;

/** How many addresses are new, shared and barred. */
export function Figures({ figures }: { figures: WithdrawAddressSummary | undefined }) {
  const t = useT();
  return (
    <FigurePanel figures={figures} rows={2}>
      {(numbers) => (
        <FigureList>
          {NUMBERS.map((key) => (
            <Figure key={key} label={t(`withdrawAddress.${key}`)} value={numbers[key]} />
          ))}
        </FigureList>
      )}
    </FigurePanel>
  );
}
