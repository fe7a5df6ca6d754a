import { Input } from 'antd';
import type { InputProps } from 'antd';
import { wholeNumberOf } from '../field/wholeNumber';
import type { ControlProps } from '../field/field';

/** What else of the input may be said. */
type InputLook = Pick<
  InputProps,
  'size' | 'status' | 'onBlur' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
>;

export interface NumberInputProps extends ControlProps<number | string>, InputLook {
  min?: number | undefined;
  max?: number | undefined;
}

/** Characters; a whole number of more digits is none that can be sent. */
const MAX = 40;

/** Which way an arrow key counts. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * Input of a whole number. What is typed stays: text that is no number, or none in the range, is the field's value, and
 * its rule (`wholeNumber`) says so. Arrow keys count up and down within the range.
 */
export function NumberInput({
  value,
  onChange,
  min = -Infinity,
  max = Infinity,
  ...props
}: NumberInputProps) {
  const take = (text: string) => onChange?.(text === '' ? undefined : (wholeNumberOf(text) ?? text));
  return (
    <Input
      {...props}
      inputMode={min < 0 ? 'text' : 'numeric'}
      autoComplete="off"
      maxLength={MAX}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => take(target.value)}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        const number = wholeNumberOf(value ?? 0);
        if (step === undefined || number === null) return;
        event.preventDefault();
        const next = number + step;
        if (next >= min && next <= max) onChange?.(next);
      }}
    />
  );
}
