import { rechargeAddress } from '@/contract/finance/rechargeAddress';
import { screenKit } from '@/domain/kit/screenKit';
import { formatUsdt } from '@/lib/money';
import { textOf } from '@/ui/cell/value';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';

const { stat, statistics } = screenKit(rechargeAddress);

/** Balances that wait to be collected, and the number of addresses left for new members. */
export const RechargeAddressStatistics = statistics({
  values: [
    stat.value('toCollect', {
      label: 'rechargeAddress.toCollectTotal',
      text: ({ toCollect }) => `≈ ${formatUsdt(toCollect.usdtValue)}`,
      note: ({ toCollect }, t) => t('rechargeAddress.addresses', { n: toCollect.count }),
    }),
  ],
  aside: ({ idle }, t) => (
    <StatChips label={t('rechargeAddress.idleLeft')}>
      {idle.map(({ walletCode, count, low }, place) => (
        <StatChip
          key={place}
          name={walletCode}
          value={textOf(count) ?? t('ui.unreadable')}
          low={low}
          title={low ? t('rechargeAddress.idleLow', { walletCode, n: count }) : undefined}
        />
      ))}
    </StatChips>
  ),
});
