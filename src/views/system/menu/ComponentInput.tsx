import { AutoComplete } from 'antd';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import { found, viewNames } from './match';
import styles from './menu.module.css';

/** The component of a page: one of the built views, or any other text. Says at once what it opens. */
export function ComponentInput({ value = '', onChange, ...props }: ControlProps<string>) {
  const t = useT();
  const state = value.trim() === '' ? null : found(value, t);
  const wanted = value.trim().toLowerCase();
  return (
    <>
      <AutoComplete
        {...props}
        allowClear
        status={state?.isFound === false ? 'error' : ''}
        options={viewNames
          .filter((name) => name.toLowerCase().includes(wanted))
          .map((name) => ({ value: name }))}
        value={value}
        onChange={(text: string | undefined) => onChange?.(text ?? '')}
      />
      <output className={state?.isFound ? styles.right : styles.wrong}>{state?.text}</output>
    </>
  );
}
