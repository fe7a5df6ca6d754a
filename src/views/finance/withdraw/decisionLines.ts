import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatMoney, formatUsdt } from '@/lib/money';
import type { WithdrawRow } from './withdrawStatus';
import { ADDRESS_TAIL } from '@/contract/finance/withdraw';

/** Lines that tell the operator what happens, the member, the amount and the order. */
export const lines =
  (key: Key) =>
  (record: WithdrawRow, t: Translate): string[] => {
    const { uid, amount, coin, orderNo, usdtValue } = record;
    return [
      t(key, payText(record)),
      t('review.subject', { uid, amount: formatMoney(amount), coin }),
      t('review.order', { orderNo, usdt: formatUsdt(usdtValue) }),
    ];
  };

/** Placeholders of the payout texts: target, amount, and the end of the address. */
const payText = ({ toAddress, netAmount, coin, fee }: WithdrawRow) => ({
  address: toAddress,
  arrive: formatMoney(netAmount),
  coin,
  fee: formatMoney(fee),
  tail: toAddress.slice(-ADDRESS_TAIL),
});
