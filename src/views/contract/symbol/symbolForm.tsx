import { Select } from 'antd';
import { MOST_LEVERAGE, tiersAreSafe, tiersIn } from '@/contract/trading/tierRules';
import type { ControlProps, Rule } from '@/crud/field/field';
import type { contractSymbol } from '@/contract/trading/symbol';
import { FUNDING_HOURS } from '@/contract/trading/termRules';
import { sentenceIn } from '@/crud/field/sentence';
import type { FormOverrides } from '@/domain/kit/formFields';
import { TiersInput } from './TiersInput';

const USUAL = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, MOST_LEVERAGE];

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Whole numbers from 1 on, rising, each once. */
const ordered = (words: readonly string[]): number[] =>
  [...new Set(words.map(Number))].filter((one) => Number.isInteger(one) && one > 0).toSorted((a, b) => a - b);

/** The leverages that members may choose; they stand in their order whatever order they were typed in. */
function LeveragesInput({ id, value, onChange, disabled = false }: ControlProps<number[]>) {
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

/** A line that is not typed whole cannot be read as a tier, and is refused like one that breaks the order. */
const areWhole: Rule = (value) => sentenceIn(tiersAreSafe(tiersIn(value)));

const TERMS: FormOverrides<Omit<typeof contractSymbol.calls.edit.body, 'id' | 'version' | 'operPassword'>> = {
  priceTick: { coinField: 'quote' },
  qtyStep: { coinField: 'base' },
  minQty: { coinField: 'base' },
  maxQty: { coinField: 'base' },
  maxPosition: { coinField: 'base' },
  leverages: { control: <LeveragesInput />, initial: [1, 2, 5, 10, 20, 50] },
  defaultLeverage: { initial: 10 },
  riskTiers: {
    control: <TiersInput />,
    rules: [areWhole],
    hint: 'contractSymbol.tiersHint',
    initial: [{ maxNotional: '50000', maxLeverage: 50, mmr: '1' }],
  },
  takerFee: { initial: '0.05' },
  makerFee: { initial: '0.02', hint: 'contractSymbol.makerHint' },
  fundingInterval: {
    choices: FUNDING_HOURS.map((hours) => ({
      value: String(hours),
      label: `contractSymbol.hours${hours}` as const,
    })),
    initial: '8',
  },
  fundingCap: { initial: '0.3' },
  indexSources: { hint: 'contractSymbol.sourcesHint' },
  sort: { initial: 100 },
};

/** Form of a new symbol. */
export const addForm: FormOverrides<typeof contractSymbol.calls.add.body> = {
  ...TERMS,
  symbol: { pattern: 'contractSymbol.symbolPattern', hint: 'contractSymbol.symbolHint' },
  quote: { initial: 'USDT' },
  marginCoin: { initial: 'USDT' },
};

/** Form of an existing symbol: what its coins are never changes. */
export const editForm: FormOverrides<typeof contractSymbol.calls.edit.body> = TERMS;
