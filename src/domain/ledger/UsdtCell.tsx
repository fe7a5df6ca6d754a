import { isDecimal } from '@/lib/decimal';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './ledger.module.css';

/** A value in USDT with two decimals, marked as approximate; the tooltip has all digits. */
export function UsdtCell({ value }: { value: string | null | undefined }) {
  const known = isDecimal(value);
  return (
    <span translate="no" className={styles.money} title={known ? `${formatMoney(value)} USDT` : undefined}>
      {known ? '≈ ' : ''}
      {formatUsdt(value)}
    </span>
  );
}
