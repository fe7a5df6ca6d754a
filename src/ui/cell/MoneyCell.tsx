import type { CSSProperties } from 'react';
import { countDecimals, formatMoney } from '@/lib/money';
import styles from './cell.module.css';
import { NONE } from './value';

interface MoneyCellProps {
  value: string | null | undefined;
  /** Unit after the amount: a coin or any other text. */
  coin?: string | undefined;
  /** The amount is a change: a plus sign before positive amounts, and colours for gain and loss. */
  sign?: boolean;
  /** At most so many decimals; the tooltip has all. */
  decimals?: number;
  /** Highlights an amount that is lower than it should be. */
  alarm?: boolean;
}

/** An amount with all its digits; a dash if there is none. */
export function MoneyCell({ value, coin, sign = false, decimals, alarm = false }: MoneyCellProps) {
  const isLong = decimals !== undefined && countDecimals(value ?? '') > decimals;
  const shown = formatMoney(value, isLong ? { sign, decimals } : { sign });
  const [, fraction = ''] = shown.split('.');
  const own: CSSProperties & { '--own': number } = { '--own': fraction.length };
  const unit = shown === NONE ? '' : coin;
  return (
    <span
      className={styles.money}
      data-way={sign ? (shown.startsWith('+') ? 'in' : shown.startsWith('-') ? 'out' : undefined) : undefined}
      data-alarm={alarm ? '' : undefined}
      data-whole={fraction === ''}
      data-bare={!unit}
      style={own}
      title={value ?? undefined}
    >
      {shown}
      {unit ? (
        <>
          <span className={styles.tail} aria-hidden />
          <small className={styles.unit}>{unit}</small>
        </>
      ) : null}
    </span>
  );
}
