import { formatMoney } from '@/lib/money';
import styles from './cells.module.css';
import { NONE } from './value';

interface MoneyCellProps {
  value: string | null | undefined;
  /** Or any other unit. */
  coin?: string | undefined;
  /** A plus before what is above zero. */
  sign?: boolean;
}

/** An amount with every digit it has; a dash when there is none, which is not zero. */
export function MoneyCell({ value, coin, sign = false }: MoneyCellProps) {
  const shown = formatMoney(value, { sign });
  return (
    <span className={styles.money} title={value ?? undefined}>
      {shown}
      {coin && shown !== NONE ? <small className={styles.unit}>{coin}</small> : null}
    </span>
  );
}
