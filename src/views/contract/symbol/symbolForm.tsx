import { FEWEST_SOURCES, FUNDING_HOURS } from '@/contract/contract/symbol';
import type { contractSymbol } from '@/contract/contract/symbol';
import { notBelow, required } from '@/crud/field/rules';
import type { Rule } from '@/crud/field/field';
import type { FormOverrides } from '@/domain/kit/formFields';
import { areLeverages, isOffered, LeveragesInput } from './leverages';
import { inSteps, isFee } from './sizeRules';
import { changesTerms } from './termsChange';
import { areTiers } from './tierRules';
import { TiersInput } from './TiersInput';

const SIZE = ['qtyStep', 'minQty', 'maxQty'];

const enoughSources: Rule = (value, t) =>
  Array.isArray(value) && value.length < FEWEST_SOURCES
    ? t('contractSymbol.fewSources', { n: FEWEST_SOURCES })
    : null;

const TERMS: FormOverrides<Omit<typeof contractSymbol.calls.edit.body, 'id' | 'version' | 'operPassword'>> = {
  minQty: { rules: [inSteps], dependsOn: SIZE },
  maxQty: { rules: [inSteps, notBelow('minQty', 'contractSymbol.minQty')], dependsOn: SIZE },
  maxPosition: { rules: [inSteps, notBelow('maxQty', 'contractSymbol.maxQty')], dependsOn: SIZE },
  leverages: {
    control: <LeveragesInput />,
    rules: [areLeverages],
    dependsOn: ['riskTiers'],
    initial: [1, 2, 5, 10, 20, 50],
  },
  defaultLeverage: { rules: [isOffered], dependsOn: ['leverages'], initial: 10 },
  riskTiers: {
    control: <TiersInput />,
    rules: [areTiers],
    hint: 'contractSymbol.tiersHint',
    initial: [{ maxNotional: '50000', maxLeverage: 50, mmr: '1' }],
  },
  takerFee: { rules: [isFee], coin: '%', initial: '0.05' },
  makerFee: { rules: [isFee], coin: '%', initial: '0.02', hint: 'contractSymbol.makerHint' },
  fundingInterval: {
    choices: FUNDING_HOURS.map((hours) => ({
      value: String(hours),
      label: `contractSymbol.hours${hours}` as const,
    })),
    initial: '8',
  },
  fundingCap: { coin: '%', initial: '0.3' },
  sort: { initial: 100 },
};

/** Form of a new symbol: its index is the middle of several sources. */
export const addForm: FormOverrides<typeof contractSymbol.calls.add.body> = {
  ...TERMS,
  symbol: { pattern: 'contractSymbol.symbolPattern', hint: 'contractSymbol.symbolHint' },
  quote: { initial: 'USDT' },
  marginCoin: { initial: 'USDT' },
  indexSources: { rules: [required, enoughSources] },
};

/** Form of an existing symbol: what its coins are never changes, and new tiers and fees take the password. */
export const editForm: FormOverrides<typeof contractSymbol.calls.edit.body> = {
  ...TERMS,
  operPassword: { rules: [required], when: changesTerms, hint: 'contractSymbol.termsHint' },
};
