import { Input } from 'antd';
import { useState } from 'react';
import { uidsOfText } from '@/crud/import/uids';
import type { UidLine } from '@/crud/import/uids';
import type { ControlProps } from '@/crud/field/field';
import { useT } from '@/i18n';
import styles from './coupon.module.css';

const ROWS = { minRows: 3, maxRows: 8 };

/** Input of UIDs that are typed or pasted. */
export function UidTextInput({ id, value = [], onChange, disabled = false }: ControlProps<UidLine[]>) {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <>
      <Input.TextArea
        id={id ?? ''}
        autoSize={ROWS}
        disabled={disabled}
        value={text}
        placeholder="10010020 10010021"
        onChange={({ target }) => {
          setText(target.value);
          onChange?.(uidsOfText(target.value));
        }}
      />
      {value.length > 0 ? (
        <output className={styles.faint}>{t('coupon.uidsRead', { n: value.length })}</output>
      ) : null}
    </>
  );
}
