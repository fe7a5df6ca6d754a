import { formatMoney } from '@/lib/money';
import type { WithdrawRow } from './withdrawStatus';

/** What a payout is worded with: where to, how much, and what the end of the address has to be. */
export const payText = ({ toAddress, netAmount, coin, fee }: WithdrawRow) => ({
  address: toAddress,
  arrive: formatMoney(netAmount),
  coin,
  fee: formatMoney(fee),
  tail: toAddress.slice(-6),
});
