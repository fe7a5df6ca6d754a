import { ADDRESS_TAIL } from '@/contract/finance/withdraw';
import type { Translate } from '@/i18n';
import { formatMoney, sum } from '@/lib/money';
import type { WithdrawRow } from './withdrawStatus';

/** Placeholders of the payout texts: target, amount, and the end of the address. */
export const payText = ({ toAddress, netAmount, coin, fee }: WithdrawRow) => ({
  address: toAddress,
  arrive: formatMoney(netAmount),
  coin,
  fee: formatMoney(fee),
  tail: toAddress.slice(-ADDRESS_TAIL),
});

/** What arrives of several withdraws, coin by coin: amounts of two coins are never added. */
export function totalsByCoin(rows: readonly WithdrawRow[], t: Translate): string {
  const coins = [...new Set(rows.map(({ coin }) => coin))];
  return coins
    .map((coin) => {
      const some = rows.filter((row) => row.coin === coin);
      const amount = formatMoney(sum(some.map(({ netAmount }) => netAmount)));
      return t('withdraw.bulkOf', { amount, coin, n: some.length });
    })
    .join(' · ');
}
