import { Form } from 'antd';
import type { ReactNode } from 'react';
import type { FormValues } from '../field/field';
import styles from './form.module.css';

/** What is about to happen, a paragraph each; the first one stands out where there are several. */
export type ActionWords = string | readonly ReactNode[];

/** What is about to happen, as the form around it stands. */
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
