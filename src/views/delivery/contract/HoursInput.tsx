import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import type { Stretch } from '@/contract/delivery/hoursRules';
import type { ControlProps } from '@/crud/field/field';
import { useLanguage, useT } from '@/i18n';
import styles from './contract.module.css';
import { dayNames, hoursIn } from './hoursIn';

const CHARS = 5;
const LAST = 7;

/** The stretch that is offered next: the same hours a day later. */
function nextOf(hours: readonly Stretch[]): Stretch {
  const { day, from, to } = hours.at(-1) ?? { day: 0, from: '09:00', to: '21:00' };
  return { day: Math.min(day + 1, LAST), from, to };
}

/** Editor of trading hours: one line for each stretch of a day. */
export function HoursInput({ id, value, onChange, disabled }: ControlProps<readonly Stretch[]>) {
  const t = useT();
  const days = dayNames(useLanguage()).map((label, place) => ({ value: place + 1, label }));
  const hours = hoursIn(value);
  const put = (place: number, fields: Partial<Stretch>) =>
    onChange?.(hours.map((one, at) => (at === place ? { ...one, ...fields } : one)));
  return (
    <div id={id}>
      <ul className={styles.editor}>
        {hours.map(({ day, from, to }, place) => (
          <li key={place}>
            <Select
              aria-label={t('deliveryContract.day')}
              disabled={disabled}
              options={days}
              value={day}
              onChange={(next) => put(place, { day: next })}
            />
            <Input
              aria-label={t('deliveryContract.from')}
              disabled={disabled}
              maxLength={CHARS}
              placeholder="09:00"
              value={from}
              onChange={({ target }) => put(place, { from: target.value })}
            />
            <Input
              aria-label={t('deliveryContract.to')}
              disabled={disabled}
              maxLength={CHARS}
              placeholder="24:00"
              value={to}
              onChange={({ target }) => put(place, { to: target.value })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('crud.remove')}
              title={t('crud.remove')}
              disabled={disabled}
              onClick={() => onChange?.(hours.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={disabled}
        onClick={() => onChange?.([...hours, nextOf(hours)])}
      >
        {t('deliveryContract.addHours')}
      </Button>
    </div>
  );
}
