import type { WithdrawAddressSummary } from '@/api/addressTypes';
import { StatisticPanel } from '@/ui/statistic/StatisticPanel';
import { Statistic, StatisticList } from '@/ui/statistic/StatisticList';
import { useT } from '@/i18n';

const NUMBERS = ['newToday', 'shared', 'blacklisted'] as const;

/** How many addresses are new, shared and barred. */
export function WithdrawAddressStatistics({ figures }: { figures: WithdrawAddressSummary | undefined }) {
  const t = useT();
  return (
    <StatisticPanel figures={figures} rows={2}>
      {(numbers) => (
        <StatisticList>
          {NUMBERS.map((key) => (
            <Statistic key={key} label={t(`withdrawAddress.${key}`)} value={numbers[key]} />
          ))}
        </StatisticList>
      )}
    </StatisticPanel>
  );
}
