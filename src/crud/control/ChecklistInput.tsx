import { Checkbox } from 'antd';
import type { KeyboardEvent } from 'react';
import { useT } from '@/i18n';
import type { ControlProps } from '../field/field';
import type { SelectOption } from '../filter/SelectFilter';
import styles from './control.module.css';

/** Check boxes; the value lists the ticked ones in the order of the options. Digit keys toggle them. */
export function ChecklistInput({
  choices,
  id,
  value = [],
  onChange,
  disabled = false,
}: ControlProps<string[]> & { choices: readonly SelectOption[] }) {
  const t = useT();

  function toggle(name: string): void {
    const isTicked = (one: string) => value.includes(one) !== (one === name);
    onChange?.(choices.map((choice) => choice.value).filter(isTicked));
  }

  function press(event: KeyboardEvent): void {
    const choice = /^\d$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    if (!choice || disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    toggle(choice.value);
  }

  return (
    <fieldset className={styles.checklist}>
      {choices.map((choice, index) => (
        <Checkbox
          key={choice.value}
          {...(index === 0 && id !== undefined ? { id } : {})}
          disabled={disabled}
          checked={value.includes(choice.value)}
          onChange={() => toggle(choice.value)}
          onKeyDown={press}
        >
          {index + 1}. {t(choice.label)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
