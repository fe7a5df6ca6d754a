import type { Stretch } from '@/contract/delivery/hoursRules';
import { useLanguage, useT } from '@/i18n';
import styles from './contract.module.css';
import { dayNames } from './hoursIn';

/** Trading hours by day; without any, orders are always taken. */
export function Hours({ hours }: { hours: readonly Stretch[] }) {
  const t = useT();
  const names = dayNames(useLanguage());
  if (hours.length === 0) return t('deliveryContract.always');
  return (
    <ul className={styles.hours}>
      {names.flatMap((name, place) => {
        const own = hours.filter(({ day }) => day === place + 1);
        return own.length === 0
          ? []
          : [
              <li key={name}>
                {name} {own.map(({ from, to }) => `${from}–${to}`).join(t('crud.comma'))}
              </li>,
            ];
      })}
    </ul>
  );
}
