import type { deliveryContract } from '@/contract/delivery/contract';
import type { Rule } from '@/crud/field/field';
import { notBelow } from '@/crud/field/rules';
import type { FormOverrides } from '@/domain/kit/formFields';
import { hoursIn, isSound } from './hoursIn';
import { HoursInput } from './HoursInput';

type Calls = (typeof deliveryContract)['calls'];

const areHours: Rule = (value, t) => (isSound(hoursIn(value)) ? null : t('deliveryContract.hoursWrong'));

const TERMS = {
  maxStake: { rules: [notBelow('minStake', 'deliveryContract.minStake')], dependsOn: ['minStake'] },
  maxOpenPerMember: { initial: 10, hint: 'deliveryContract.zeroIsAny' },
  dailyPerMember: { initial: '0', hint: 'deliveryContract.zeroIsAny' },
  maxExposure: {
    rules: [notBelow('maxStake', 'deliveryContract.maxStake')],
    dependsOn: ['maxStake'],
    hint: 'deliveryContract.exposureHint',
  },
  tradingHours: {
    control: <HoursInput />,
    rules: [areHours],
    initial: [],
    hint: 'deliveryContract.hoursHint',
  },
  sort: { initial: 100 },
} satisfies FormOverrides<Calls['edit']['body']>;

/** Form of a new contract. What it is about cannot be changed afterwards. */
export const addForm: FormOverrides<Calls['add']['body']> = {
  ...TERMS,
  code: { hint: 'deliveryContract.codeHint', pattern: 'deliveryContract.codeHint' },
  symbol: { hint: 'deliveryContract.symbolHint' },
  settleCoin: { initial: 'USDT' },
};

/** Form of an existing contract. */
export const editForm: FormOverrides<Calls['edit']['body']> = TERMS;
