import type { Translate } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { formatMoney, formatUsdt } from '@/lib/money';
import { payText } from './payText';
import type { WithdrawRow } from './withdrawStatus';

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
