import { ApiError } from '@/api/failure';
import { Refusal } from '@/contract/refusals';
import type { Foreseen } from './Doubles';

/**
 * Stops a form that the server has said it would refuse, before the operator is asked to confirm it.
 * @throws ApiError with the problem of each field, as the refusal of the write itself has it
 */
export function mustBeFree({ problems: [first, ...others] }: Pick<Foreseen, 'problems'>): void {
  if (!first) return;
  const fields = Object.fromEntries([first, ...others].map(({ field, msg }) => [field, msg]));
  throw new ApiError({ kind: 'rejected', code: Refusal.invalidInput, msg: first.msg, data: { fields } });
}
