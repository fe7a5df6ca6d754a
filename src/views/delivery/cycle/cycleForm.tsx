import type { deliveryCycle } from '@/contract/delivery/cycle';
import type { Rule } from '@/crud/field/field';
import type { FormOverrides } from '@/domain/kit/formFields';
import { OddsInput } from './OddsInput';

type Calls = (typeof deliveryCycle)['calls'];

/** A contract's default stays one until another cycle takes its place. */
const keepsDefault: Rule = (value, t, _, record) =>
  record['isDefault'] === 1 && value === 0 ? t('deliveryCycle.onlyDefault') : null;

const odds = { control: <OddsInput /> };

const TERMS = {
  oddsUp: { ...odds, hint: 'deliveryCycle.oddsHint' },
  oddsDown: odds,
  minStake: { hint: 'deliveryCycle.stakeHint' },
  feeRate: { initial: '0', coin: '%' },
  lockSeconds: { initial: 0, hint: 'deliveryCycle.lockHint' },
  isDefault: { initial: 0, rules: [keepsDefault], hint: 'deliveryCycle.defaultHint' },
  sort: { initial: 100 },
} satisfies FormOverrides<Calls['edit']['body']>;

/** Form of a new cycle. Its contract and length cannot be changed afterwards. */
export const addForm: FormOverrides<Calls['add']['body']> = {
  ...TERMS,
  cycleValue: { hint: 'deliveryCycle.lengthHint' },
};

/** Form of an existing cycle. */
export const editForm: FormOverrides<Calls['edit']['body']> = TERMS;

/** Two different contracts. */
export const differs: Rule = (value, t, { from }) =>
  value !== undefined && value === from ? t('deliveryCycle.sameContract') : null;
