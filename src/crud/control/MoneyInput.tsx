import { Input } from 'antd';
import { cleanMoney } from '@/lib/money';
import type { ControlProps } from '../field/field';

/** Characters of the longest amount, including separators of a pasted text. */
const MAX = 60;

/** Input of an amount as text. Typed or pasted text is cleaned, never changed to another number. */
export function MoneyInput({ value, onChange, coin, ...props }: ControlProps<string> & { coin?: string }) {
  return (
    <Input
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={MAX}
      suffix={coin}
      value={value ?? ''}
      onChange={({ target, nativeEvent }) => {
        // Cleaning during an input method's composition would remove the text being composed.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange?.(composing ? target.value : cleanMoney(target.value));
      }}
      onCompositionEnd={({ currentTarget }) => onChange?.(cleanMoney(currentTarget.value))}
    />
  );
}
