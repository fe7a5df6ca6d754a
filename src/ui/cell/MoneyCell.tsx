import { formatMoney } from '@/lib/money';
import styles from './cell.module.css';
import { NONE } from './value';

interface MoneyCellProps {
  value: string | null | undefined;
  /** Or any other unit. */
  coin?: string | undefined;
  /** A change: a plus before what is above zero, and the colours of gain and loss. */
  sign?: boolean;
  /** Less than it should be. */
  alarm?: boolean;
}

/** An amount with every digit it has; a dash when there is none, which is not zero. */
export function MoneyCell({ value, coin, sign = false, alarm = false }: MoneyCellProps) {
  const shown = formatMoney(value, { sign });
  return (
    <span
      className={styles.money}
      data-way={sign ? (shown.startsWith('+') ? 'in' : shown.startsWith('-') ? 'out' : undefined) : undefined}
      data-alarm={alarm ? '' : undefined}
      title={value ?? undefined}
    >
      {shown}
      {coin && shown !== NONE ? <small className={styles.unit}>{coin}</small> : null}
    </span>
  );
}
