import { useId } from 'react';
import { useT } from '@/i18n';
import { wholeNumber } from '../field/wholeNumber';
import styles from './control.module.css';
import { NumberInput } from './NumberInput';
import type { NumberInputProps } from './NumberInput';

/** The input of a whole number where no form checks it: it says itself that what was typed is none in the range. */
export function CheckedNumber(props: NumberInputProps) {
  const { value, min, max } = props;
  const t = useT();
  const id = useId();
  const problem = wholeNumber(min, max)(value, t, {}, {});
  const marks = problem ? ({ status: 'error', 'aria-invalid': true, 'aria-describedby': id } as const) : {};
  return (
    <>
      <NumberInput {...props} {...marks} />
      {problem ? (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      ) : null}
    </>
  );
}
