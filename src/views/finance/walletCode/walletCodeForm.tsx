import type { walletCode } from '@/contract/finance/walletCode';
import { required } from '@/crud/field/rules';
import type { FormOverrides } from '@/domain/kit/formFields';
import { explorerOf, isPattern, isWalletCode } from './pattern';
import { PatternInput } from './PatternInput';

/** Fields common to both forms. */
const TERMS: FormOverrides<Omit<typeof walletCode.calls.edit.body, 'id' | 'version' | 'operPassword'>> = {
  showDecimals: { initial: 2 },
  confirmations: { initial: 20 },
  fee: { initial: '0' },
  minWithdraw: { hint: 'walletCode.minHint' },
  memoRequired: { initial: 0 },
  addressRegex: { rules: [isPattern], hint: 'walletCode.patternHint', control: <PatternInput /> },
  explorerTx: { rules: [explorerOf('{hash}')] },
  explorerAddress: { rules: [explorerOf('{address}')] },
  hotAlert: { initial: '0' },
  collectThreshold: { initial: '0' },
  priceUsdt: {
    rules: [required],
    hint: 'walletCode.priceHint',
    when: (_, { hasFeed }) => hasFeed !== 1,
  },
  sort: { initial: 100 },
};

/** Form of an existing wallet code. */
export const editForm: FormOverrides<typeof walletCode.calls.edit.body> = TERMS;

/** Form of a new wallet code. */
export const addForm: FormOverrides<typeof walletCode.calls.add.body> = {
  ...TERMS,
  walletCode: { rules: [isWalletCode], hint: 'walletCode.codeHint' },
  chainDecimals: { initial: 18 },
  ledgerDecimals: { initial: 6, hint: 'walletCode.ledgerHint' },
};
