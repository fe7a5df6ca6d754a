import { Input } from 'antd';
import { cleanMoney } from '@/lib/money';
import type { ControlProps } from '../field/field';

/** Digits of the longest amount, with room for separators in what is pasted. */
const MAX = 60;

/** An amount as text: what is typed or pasted is cleaned, never turned into another number. */
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
        // Cleaning while an input method composes would eat what it is about to write.
        const composing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
        onChange?.(composing ? target.value : cleanMoney(target.value));
      }}
      onCompositionEnd={({ currentTarget }) => onChange?.(cleanMoney(currentTarget.value))}
    />
  );
}
