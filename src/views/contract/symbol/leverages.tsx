import { Select } from 'antd';
import { MOST_LEVERAGE } from '@/contract/contract/tierRules';
import type { ControlProps } from '@/crud/field/field';

const USUAL = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, MOST_LEVERAGE];

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Whole numbers from 1 on, rising, each once. */
const ordered = (words: readonly string[]): number[] =>
  [...new Set(words.map(Number))].filter((one) => Number.isInteger(one) && one > 0).toSorted((a, b) => a - b);

/** The leverages that members may choose; they stand in their order whatever order they were typed in. */
export function LeveragesInput({ id, value, onChange, disabled = false }: ControlProps<number[]>) {
  return (
    <Select<string[]>
      id={id ?? ''}
      mode="tags"
      disabled={disabled}
      tokenSeparators={[',', '，', ' ']}
      value={numbersIn(value).map(String)}
      options={USUAL.map((one) => ({ value: String(one), label: `${one}×` }))}
      onChange={(words) => onChange?.(ordered(words))}
    />
  );
}
