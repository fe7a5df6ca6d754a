import { useId } from 'react';
import styles from './base.module.css';

interface RadioGroupProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
}

/** Chooses one of a few values, all of them visible. */
export function RadioGroup<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
