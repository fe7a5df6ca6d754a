import { MoneyInput } from '@/crud/control/MoneyInput';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { breakEvenOf } from './breakEven';
import styles from './cycle.module.css';

/** Input of odds; below it the win rate at which members lose nothing. */
export function OddsInput(props: ControlProps<string>) {
  const t = useT();
  const rate = breakEvenOf(props.value);
  return (
    <>
      <MoneyInput {...props} />
      <output className={styles.faint}>
        {rate === null ? null : t('deliveryCycle.breakEvenAt', { rate })}
      </output>
    </>
  );
}
