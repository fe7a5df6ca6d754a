import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { FormValues } from '../field/field';
import styles from './form.module.css';

/** Description of an action, one paragraph per entry; the first of several is emphasised. */
export type ActionWords = string | readonly ReactNode[];

/** Describes an action by the current values of the surrounding form. */
export function ActionText({ text }: { text: (values: FormValues) => ActionWords }) {
  const form = Form.useFormInstance<FormValues>();
  const values = Form.useWatch((all: FormValues) => all, form) ?? {};
  const words = text(values);
  const lines = typeof words === 'string' ? [words] : words;
  return (
    <div className={styles.actionText}>
      {lines.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
    </div>
  );
}
