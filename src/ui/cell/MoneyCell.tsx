import type { CSSProperties } from 'react';
import { shownAmount, shownDecimals } from '@/lib/amount';
import styles from './cell.module.css';
import { NONE } from './value';

interface MoneyCellProps {
  value: string | null | undefined;
  /** Unit after the amount: a coin or any other text. */
  coin?: string | undefined;
  /** The amount is a change: a plus sign before positive amounts, and colours for gain and loss. */
  sign?: boolean;
  /** At most so many digits after the point are seen; the tooltip, screen readers and copies have all. */
  decimals?: number | undefined;
  /** Highlights an amount that is lower than it should be. */
  alarm?: boolean;
}

function wayOf(text: string): 'in' | 'out' | undefined {
  if (text.startsWith('+')) return 'in';
  return text.startsWith('-') ? 'out' : undefined;
}

/** An amount; a dash if there is none. */
export function MoneyCell({ value, coin, sign = false, decimals, alarm = false }: MoneyCellProps) {
  const amount = shownAmount(value, decimals === undefined ? { sign } : { sign, decimals });
  const { whole, text, isCut } = amount;
  const digits = shownDecimals(amount);
  const own: CSSProperties & { '--own': number } = { '--own': digits };
  const unit = whole === NONE ? '' : coin;
  return (
    <span
      // No browser's translator writes an amount in another way, nor keeps an old one.
      translate="no"
      className={styles.money}
      data-way={sign ? wayOf(whole) : undefined}
      data-alarm={alarm ? '' : undefined}
      data-cut={isCut || undefined}
      data-whole={digits === 0}
      data-bare={!unit}
      style={own}
      title={whole === NONE ? undefined : [whole, unit].filter(Boolean).join(' ')}
    >
      {text === whole ? (
        whole
      ) : (
        <span className={styles.short} data-seen={text}>
          <span>{whole}</span>
        </span>
      )}
      {unit ? (
        <>
          <span className={styles.tail} aria-hidden />
          <small className={styles.unit}>{unit}</small>
        </>
      ) : null}
    </span>
  );
}
