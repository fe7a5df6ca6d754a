import type { deliveryContract } from '@/contract/delivery/contract';
import type { FormOverrides } from '@/domain/kit/formFields';
import { HoursInput } from './HoursInput';

type Calls = (typeof deliveryContract)['calls'];

const TERMS = {
  maxOpenPerMember: { initial: 10, hint: 'deliveryContract.zeroIsAny' },
  dailyPerMember: { initial: '0', hint: 'deliveryContract.zeroIsAny' },
  maxExposure: { hint: 'deliveryContract.exposureHint' },
  tradingHours: { control: <HoursInput />, initial: [], hint: 'deliveryContract.hoursHint' },
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
