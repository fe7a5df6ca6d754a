import type { walletCode } from '@/contract/finance/walletCode';
import type { SummaryOf } from '@/contract/resource';
import type { Translate } from '@/i18n';
import { cmp, formatMoney } from '@/lib/money';
import { NONE } from '@/ui/cell/value';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';

/** Percentage of coverage below which the wallets hold less than is owed. */
const WHOLE = '100';

/** Per coin, the percentage of members' balances that the wallets cover. */
export const coverageChips = ({ coverage }: SummaryOf<typeof walletCode>, t: Translate) => (
  <StatChips key="coverage" label={t('walletCode.coverage')}>
    {coverage.map(({ coin, percent, liability, hot, cold }, place) => (
      <StatChip
        key={place}
        name={coin}
        value={percent === null ? NONE : `${formatMoney(percent)}%`}
        low={percent !== null && cmp(percent, WHOLE) < 0}
        title={t('walletCode.coverageOf', {
          liability: formatMoney(liability),
          hot: formatMoney(hot),
          cold: formatMoney(cold),
        })}
      />
    ))}
  </StatChips>
);
