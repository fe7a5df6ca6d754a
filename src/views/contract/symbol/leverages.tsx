import { Select } from 'antd';
import { MOST_LEVERAGE } from '@/contract/contract/symbol';
import type { ControlProps, Rule } from '@/crud/field/field';
import { typedTiers } from './tierRules';

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

/** Within the limit of all symbols and that of the first risk tier. */
export const areLeverages: Rule = (value, t, { riskTiers }) => {
  const highest = numbersIn(value).at(-1) ?? 0;
  const first = Number(typedTiers(riskTiers)[0]?.maxLeverage ?? MOST_LEVERAGE);
  const most = Math.min(MOST_LEVERAGE, first || MOST_LEVERAGE);
  return highest > most ? t('contractSymbol.leverageMost', { n: most }) : null;
};

/** The leverage of new positions is one of those that can be chosen. */
export const isOffered: Rule = (value, t, { leverages }) =>
  value === undefined || value === null || numbersIn(leverages).includes(Number(value))
    ? null
    : t('contractSymbol.notOffered');
