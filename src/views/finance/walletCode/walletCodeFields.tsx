import { walletCodes } from '@/api/walletCodes';
import type { Field } from '@/crud/field/field';
import { kitOf } from '@/domain/kit/kit';
import { required } from '@/crud/field/rules';
import { explorerOf, isPattern, isWalletCode } from './pattern';
import { PatternInput } from './PatternInput';

const { field } = kitOf(walletCodes);

const places = (name: 'chainDecimals' | 'ledgerDecimals' | 'showDecimals', initial: number) =>
  field.number(name, { min: 0, max: 18, initial, rules: [required] });

const rule: Field = {
  ...field.text('addressRegex', { max: 300, rules: [required, isPattern], hint: 'walletCode.patternHint' }),
  control: <PatternInput />,
};

/** What can be set at any time. */
const terms: readonly Field[] = [
  field.text('coinName', { max: 40, rules: [required] }),
  field.picture('icon'),
  places('showDecimals', 2),
  field.amount('minRecharge', { rules: [required] }),
  field.number('confirmations', { min: 1, max: 500, initial: 20, rules: [required] }),
  field.code('feeType', 'biz_fee_type', { rules: [required] }),
  field.amount('fee', { rules: [required], initial: '0' }),
  field.amount('minWithdraw', { rules: [required], hint: 'walletCode.minHint' }),
  field.amount('maxWithdraw', { rules: [required] }),
  field.amount('dailyWithdraw', { rules: [required] }),
  field.toggle('memoRequired', { initial: 0 }),
  rule,
  field.text('explorerTx', { max: 200, rules: [explorerOf('{hash}')] }),
  field.text('explorerAddress', { max: 200, rules: [explorerOf('{address}')] }),
  field.amount('hotAlert', { rules: [required], initial: '0' }),
  field.amount('collectThreshold', { rules: [required], initial: '0' }),
  {
    ...field.money('priceUsdt', { rules: [required], hint: 'walletCode.priceHint' }),
    when: (_, { hasFeed }) => hasFeed !== 1,
  },
  field.number('sort', { min: 0, max: 9999, initial: 100 }),
  field.area('remark'),
];

/** A new wallet code: what never changes again comes first. */
export const addForm: readonly Field[] = [
  field.text('coin', { max: 10, rules: [required] }),
  field.text('protocol', { max: 10, rules: [required] }),
  field.text('walletCode', { max: 24, rules: [required, isWalletCode], hint: 'walletCode.codeHint' }),
  field.dict('chain', 'biz_chain', { rules: [required] }),
  field.number('mainCoinType', { min: 0, max: 2_147_483_647, rules: [required] }),
  field.text('contractAddress', { max: 128 }),
  places('chainDecimals', 18),
  { ...places('ledgerDecimals', 6), hint: 'walletCode.ledgerHint' },
  ...terms,
];

export const editForm = terms;
