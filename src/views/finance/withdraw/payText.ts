import { ADDRESS_TAIL } from '@/contract/finance/withdraw';
import { formatMoney } from '@/lib/money';
import type { WithdrawRow } from './withdrawStatus';

/** Placeholders of the payout texts: target, amount, and the end of the address. */
export const payText = ({ toAddress, netAmount, coin, fee }: WithdrawRow) => ({
  address: toAddress,
  arrive: formatMoney(netAmount),
  coin,
  fee: formatMoney(fee),
  tail: toAddress.slice(-ADDRESS_TAIL),
});
