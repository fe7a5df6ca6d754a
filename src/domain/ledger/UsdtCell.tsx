import { isDecimal } from '@/lib/decimal';
import { formatMoney, formatUsdt } from '@/lib/money';
import styles from './ledger.module.css';

/** What something is worth in USDT: two decimals, marked as about; all digits in the tooltip. */
export function UsdtCell({ value }: { value: string | null | undefined }) {
  const known = isDecimal(value);
  return (
    <span className={styles.money} title={known ? `${formatMoney(value)} USDT` : undefined}>
      {known ? '≈ ' : ''}
      {formatUsdt(value)}
    </span>
  );
}
