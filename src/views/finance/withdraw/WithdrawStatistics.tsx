import { withdraw } from '@/contract/finance/withdraw';
import { screenKit } from '@/domain/kit/screenKit';
import { formatMoney, formatUsdt } from '@/lib/money';
import { StatChip, StatChips } from '@/ui/statistic/StatChips';

const { stat, statistics } = screenKit(withdraw);

/** Figures for the whole filter: amount, speed, share of refusals, and available balance per coin. */
export const WithdrawStatistics = statistics({
  values: [
    stat.value('total', {
      text: ({ total }) => `≈ ${formatUsdt(total.usdtValue)}`,
      note: ({ total }, t) => t('withdraw.count', { n: total.count }),
    }),
    stat.value('paidToday', {
      text: ({ paidToday }) => `≈ ${formatUsdt(paidToday.usdtValue)}`,
      note: ({ paidToday }, t) => t('withdraw.count', { n: paidToday.count }),
    }),
    stat.value('medianReviewMinutes', {
      text: ({ medianReviewMinutes: minutes }, t) => minutes && t('crud.minutes', { n: minutes }),
    }),
    stat.value('rejectRate'),
  ],
  chips: [
    ({ frozen }, t) => (
      <StatChips key="frozen" label={t('withdraw.frozen')}>
        {frozen.length === 0 ? <dd>—</dd> : null}
        {frozen.map(({ coin, amount, usdtValue }, place) => (
          <StatChip
            key={place}
            name={coin}
            value={formatMoney(amount)}
            title={`≈ ${formatUsdt(usdtValue)} USDT`}
          />
        ))}
      </StatChips>
    ),
    ({ hot }, t) =>
      hot.length === 0 ? null : (
        <StatChips key="hot" label={t('withdraw.hotRoom')}>
          {hot.map(({ walletCode, room, balance, onTheWay, leftToday, low }, place) => (
            <StatChip
              key={place}
              name={walletCode}
              value={formatMoney(room)}
              low={low}
              title={t('withdraw.hotTitle', {
                balance: formatMoney(balance),
                onTheWay: formatMoney(onTheWay),
                leftToday: formatMoney(leftToday),
              })}
            />
          ))}
        </StatChips>
      ),
  ],
});
