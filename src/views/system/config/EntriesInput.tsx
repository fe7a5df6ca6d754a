import { Input } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { cleanMoney } from '@/lib/money';
import styles from './config.module.css';
import { entriesOf, jsonOf } from './entries';

/** Input of a map of figures: one line for each name. */
export function EntriesInput({ id, value = '', onChange, disabled }: ControlProps<string>) {
  const entries = entriesOf(value) ?? [];
  return (
    <ul className={styles.entries} id={id}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <label>
            <code>{entry.name}</code>
            <Input
              inputMode="decimal"
              disabled={disabled}
              value={entry.value}
              onChange={({ target }) => {
                const typed = cleanMoney(target.value);
                onChange?.(
                  jsonOf(entries.map((one) => (one.name === entry.name ? { ...one, value: typed } : one))),
                );
              }}
            />
          </label>
        </li>
      ))}
    </ul>
  );
}
