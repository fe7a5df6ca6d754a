import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { translateOr, useLanguage } from '@/i18n';
import styles from './form.module.css';
import type { BoundProps } from './useFields';

type InputProps = Omit<ComponentProps<'input'>, keyof BoundProps | 'id' | 'className'>;

/** A labelled input with its error below. `end` is drawn inside the box, `beside` next to it. */
export function Field({
  label,
  bound,
  end,
  beside,
  ...input
}: InputProps & { label: string; bound: BoundProps; end?: ReactNode; beside?: ReactNode }) {
  useLanguage();
  const id = useId();
  const { error, ...given } = bound;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <div className={styles.box}>
          <input
            {...input}
            {...given}
            id={id}
            className={styles.input}
            aria-required="true"
            aria-invalid={error !== null}
            aria-describedby={error === null ? undefined : `${id}-error`}
          />
          {end}
        </div>
        {beside}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {translateOr(error, error)}
        </p>
      )}
    </div>
  );
}
