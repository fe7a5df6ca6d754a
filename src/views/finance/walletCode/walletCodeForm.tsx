import type { walletCode } from '@/contract/finance/walletCode';
import type { Field } from '@/crud/field/field';
import { required } from '@/crud/field/rules';
import type { FormFieldMaker } from '@/domain/kit/form';
import { explorerOf, isPattern, isWalletCode } from './pattern';
import { PatternInput } from './PatternInput';

type Terms = Omit<typeof walletCode.calls.edit.body, 'id' | 'version'>;

/** Fields of new and of existing wallet codes. */
export const editForm = (field: FormFieldMaker<Terms>): readonly Field[] => [
  field('coinName'),
  field('icon'),
  field('showDecimals', { initial: 2 }),
  field('minRecharge'),
  field('confirmations', { initial: 20 }),
  field('feeType'),
  field('fee', { initial: '0' }),
  field('minWithdraw', { hint: 'walletCode.minHint' }),
  field('maxWithdraw'),
  field('dailyWithdraw'),
  field('memoRequired', { initial: 0 }),
  {
    ...field('addressRegex', { rules: [isPattern], hint: 'walletCode.patternHint' }),
    control: <PatternInput />,
  },
  field('explorerTx', { rules: [explorerOf('{hash}')] }),
  field('explorerAddress', { rules: [explorerOf('{address}')] }),
  field('hotAlert', { initial: '0' }),
  field('collectThreshold', { initial: '0' }),
  field('priceUsdt', {
    rules: [required],
    hint: 'walletCode.priceHint',
    when: (_, { hasFeed }) => hasFeed !== 1,
  }),
  field('sort', { initial: 100 }),
  field('remark'),
];

/** Form of a new wallet code. The fields that cannot be changed afterwards come first. */
export const addForm = (field: FormFieldMaker<typeof walletCode.calls.add.body>): readonly Field[] => [
  field('coin'),
  field('protocol'),
  field('walletCode', { rules: [isWalletCode], hint: 'walletCode.codeHint' }),
  field('chain'),
  field('mainCoinType'),
  field('contractAddress'),
  field('chainDecimals', { initial: 18 }),
  field('ledgerDecimals', { initial: 6, hint: 'walletCode.ledgerHint' }),
  ...editForm(field),
];
